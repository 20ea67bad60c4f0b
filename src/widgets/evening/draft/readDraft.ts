import { type PlayedHand, type Player, playersOf } from '#engine';
import { BLANK, type Draft } from './draft.ts';

/** The value if it is one of these, else the first of them. */
const among = <Value>(known: readonly [Value, ...Value[]], value: unknown): Value =>
  known.find((one) => one === value) ?? known[0];

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const playedIn = (value: unknown): PlayedHand | null => {
  const { deal, talon, actions } = Object(value);
  return isTexts(deal) && typeof talon === 'string' && typeof actions === 'string'
    ? { type: 'played', deal, talon, actions }
    : null;
};

const PLAYERS: readonly [null, ...Player[]] = [null, ...playersOf(5)];
const SIDES = ['declarer', 'defenders'] as const;

/**
 * A draft as it was kept. What it does not understand, since it was kept by another edition of the
 * page, is left blank.
 */
export const readDraft = (value: unknown): Draft => {
  const kept: Readonly<Record<keyof Draft, unknown>> = { ...BLANK, ...Object(value) };
  return {
    declarer: among(PLAYERS, kept.declarer),
    contract: among([null, 'ansager', 'solo', 'super', 'super-mord', 'dobbm'], kept.contract),
    doublings: among([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], kept.doublings),
    ending: among([null, 'points', 'match', 'no-trick', 'won', 'lost', 'revoke'], kept.ending),
    points: textIn(kept.points) ?? '',
    side: among([...SIDES], kept.side),
    pagat: among(
      [null, 'ultimo', 'ultimo-beaten', 'caught', 'laid-out-won', 'laid-out-lost'],
      kept.pagat,
    ),
    pagatBy: among(PLAYERS, kept.pagatBy),
    lastTrick: among([null, ...SIDES], kept.lastTrick),
    laidOut: among([null, 'pagat', 'gstiess'], kept.laidOut),
    revokeBy: among(PLAYERS, kept.revokeBy),
    cardLaidOut: kept.cardLaidOut === true,
    record: textIn(kept.record),
    played: playedIn(kept.played),
  };
};
