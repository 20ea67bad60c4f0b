import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { RuleId } from './rule.ts';
import { type Seat, seatAfter } from './seat.ts';
import type { Spoken } from './spoken.ts';

/** The bids of a game, lowest first, and the rules that order them. */
export interface Ladder {
  readonly contracts: readonly string[];
  readonly rules: { readonly ladder: RuleId; readonly higher: RuleId };
}

/** The highest bid so far, or null while all have passed. */
export const standingBid = (calls: readonly Spoken[]): Spoken | null =>
  calls.findLast((call) => call.word !== 'pass') ?? null;

/** The seat to speak: each once, seat 1 first; null when all have spoken. */
export const seatToBid = (calls: readonly Spoken[], seats: number): Seat | null =>
  calls.length < seats ? seatAfter(1, calls.length, seats) : null;

/** The bids above the standing one. */
export const higherBids = (calls: readonly Spoken[], ladder: Ladder): readonly string[] => {
  const standing = standingBid(calls);
  return ladder.contracts.slice(standing ? ladder.contracts.indexOf(standing.word) + 1 : 0);
};

/** The calls with one more word (`pass` or a contract), or why it may not be said. */
export const callWord = (
  calls: readonly Spoken[],
  seat: Seat,
  word: string,
  ladder: Ladder,
): Result<readonly Spoken[], Refusal> => {
  if (word !== 'pass') {
    const { contracts, rules } = ladder;
    if (!contracts.includes(word)) {
      return err({ kind: 'unknown-bid', rule: rules.ladder, seat, bid: word, ladder: contracts });
    }
    const standing = standingBid(calls);
    const higher = higherBids(calls, ladder);
    if (standing && !higher.includes(word)) {
      return err({ kind: 'bid-too-low', rule: rules.higher, seat, bid: word, standing, higher });
    }
  }
  return ok([...calls, { seat, word }]);
};
