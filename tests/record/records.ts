import fc from 'fast-check';
import { type GameId, games } from '#engine';
import type { HandRecord } from '#record';
import { arbitraryHand } from '../engine/arbitraries.ts';

const PLAYERS = ['Anna', 'Bartl', 'Cilli', 'Dora'] as const;

/** A legal record of a whole hand of either game, with or without names. */
export const arbitraryRecord = (id: GameId): fc.Arbitrary<HandRecord> =>
  fc
    .record({ hand: arbitraryHand(games[id]), named: fc.boolean(), wide: fc.boolean() })
    .map(({ hand, named, wide }) => {
      const words = hand.actions.map((action) => games[id].notation.print(action).join(' '));
      return {
        game: id,
        options: hand.options,
        players: named ? PLAYERS.slice(0, games[id].seats.length) : null,
        rests: hand.deal.rests ? 'Franz' : null,
        deal: hand.deal,
        actions: words.join(wide ? ' ' : '\n'),
      };
    });

export const arbitraryRecordOfAnyGame: fc.Arbitrary<HandRecord> = fc.oneof(
  arbitraryRecord('droggn'),
  arbitraryRecord('dobbm'),
);

/** The parts of a record file that a test wants to be different. */
export interface Parts {
  readonly head?: string;
  readonly rules?: string;
  readonly deal?: string;
  readonly talon?: string;
  readonly actions?: string;
}

/** Seat 1 holds all trumps, seat 2 the Gstieß and the clubs, seat 3 the hearts. */
const DROGGN_DEAL = [
  'T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1',
  'G CK CQ CR CJ C10 C9 C8 C7 C6 C5 C4 SK SQ SR SJ S10 S9 S8 S7 S6',
  'S5 S4 HK HQ HR HJ H1 H2 H3 H4 H5 H6 H7 DK DQ DR DJ D1 D2 D3 D4',
];

const dealText = (hands: readonly string[]): string =>
  ['deal:', ...hands.map((hand) => `  - ${hand}`)].join('\n');

/** A file with a Droggn record, in which single parts can be replaced. */
export const droggnFile = (parts: Parts = {}): string =>
  [
    parts.head ?? 'format: 1\ngame: droggn',
    parts.rules ?? '',
    parts.deal ?? dealText(DROGGN_DEAL),
    parts.talon ?? 'talon: D5 D6 D7',
    `actions: |\n  ${(parts.actions ?? '').split('\n').join('\n  ')}`,
    '',
  ].join('\n');

/** The small example of a Dobbm hand at a 12 Schilling table. */
export const DOBBM_FILE = `format: 1
game: dobbm
rules: { match-price: 12 }
deal:
  - HS HK H9 AS A10 L6 B9 B8
  - H10 H8 AK AO L10 LK B10 B7
  - HO H7 AU A9 LS LO BS BK
  - HU H6 A8 A7 LU L9 BO BU
talon: L8 L7 B6 A6
actions: |
  dobbm pass pass pass
  discard L8 L7 B6 L6
  lie good good good
  AS AO A9 A7
  HS H8 H7 H6
  HK H10 HO HU
  L10 LS LU H9
  A10 AK AU A8
  B9 B10 BS BO
  BK BU B8 B7
  LO L9 A6 LK
`;
