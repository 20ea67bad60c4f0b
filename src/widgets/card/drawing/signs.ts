import type { GameId } from '#engine';
import type { SuitInk } from './shape.ts';

/** A suit sign with the ink that it is printed in. */
export interface Sign {
  readonly ink: SuitInk;
  /** A path of relative commands around its centre, 100 units high, so that it scales by its numbers. */
  readonly path: string;
}

const HEART =
  'm0 45c-8-13-46-36-46-63c0-17 12-28 25-28c10 0 18 6 21 15c3-9 11-15 21-15c13 0 25 11 25 28c0 27-38 50-46 63z';

const DIAMOND = 'm0-50c10 18 23 35 38 50c-15 15-28 32-38 50c-10-18-23-35-38-50c15-15 28-32 38-50z';

const SPADE =
  'm0-50c6 15 46 37 46 64c0 15-11 24-23 24c-8 0-14-4-18-11c1 10 5 17 12 23h-34c7-6 11-13 12-23c-4 7-10 11-18 11c-12 0-23-9-23-24c0-27 40-49 46-64z';

const CLUB =
  'm0-50c13 0 23 10 23 23c0 7-3 13-8 18c3-1 6-2 9-2c13 0 23 10 23 23c0 13-10 23-23 23c-8 0-15-4-19-11c1 11 5 19 13 26h-36c8-7 12-15 13-26c-4 7-11 11-19 11c-13 0-23-10-23-23c0-13 10-23 23-23c3 0 6 1 9 2c-5-5-8-11-8-18c0-13 10-23 23-23z';

/** A leaf with its vein cut out and a crooked stalk: a spade has neither. */
const LEAF =
  'm2-50c26 14 42 34 40 54c-2 18-18 27-35 24c1 8 5 14 12 19l-9 6c-9-6-14-14-15-25c-18 3-34-7-36-25c-2-20 14-39 43-53zm-3 30c-3 10-4 24-3 38h4c-1-14 0-28 3-38z';

/** A cup with its stalk, a gap, and the nut. */
const ACORN =
  'm-4-50h9v12c22 1 37 12 37 28h-84c0-16 16-27 38-28zm-34 46h76c0 26-17 44-32 50l-6 5l-6-5c-15-6-32-24-32-50z';

/** A round bell: loop, two halves with a band between, a slit. */
const BELL =
  'm-8-50h16v9c20 3 35 17 37 36h-90c2-19 17-33 37-36zm-38 51h92c-2 26-20 44-42 48v-22c6-2 9-6 9-11c0-7-6-12-13-12c-7 0-13 5-13 12c0 5 3 9 9 11v22c-22-4-40-22-42-48z';

/** The suit signs of both packs. A suit letter means what it means in that game's records. */
const SIGNS: Readonly<Record<GameId, Readonly<Record<string, Sign>>>> = {
  droggn: {
    C: { ink: 'club', path: CLUB },
    S: { ink: 'spade', path: SPADE },
    H: { ink: 'heart', path: HEART },
    D: { ink: 'diamond', path: DIAMOND },
  },
  dobbm: {
    H: { ink: 'heart', path: HEART },
    L: { ink: 'leaf', path: LEAF },
    A: { ink: 'acorn', path: ACORN },
    B: { ink: 'bell', path: BELL },
  },
};

/** The sign of a suit. */
export const signOf = (game: GameId, suit: string): Sign => {
  const sign = SIGNS[game][suit];
  if (!sign) throw new Error(`${game} has no suit ${suit}`);
  return sign;
};
