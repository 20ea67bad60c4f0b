import type { Hand } from '#archive/archive.ts';
import { partsOfRuleId } from '#archive/ledger.ts';
import { recordFrom, replay, viewAt } from '#record';

export const HAND_RESULTS = ['won', 'lost', 'drawn', 'thrown-in'] as const;
export const HAND_LENGTHS = ['none', 'short', 'eight', 'twenty-one'] as const;

/** The choice of hands in which nobody bids. */
export const NO_CONTRACT = 'none';

export type HandResult = (typeof HAND_RESULTS)[number];
export type HandLength = (typeof HAND_LENGTHS)[number];

/** What a list of hands can be narrowed by; found by replaying the hand. */
export interface HandFacts {
  /** The contract that is played; null if nobody has bid. */
  readonly contract: string | null;
  /** The chapters of the rules that the hand teaches, in their order there. */
  readonly themes: readonly string[];
  /** The declarer's result in game points; null if nobody has bid. */
  readonly score: number | null;
  readonly result: HandResult;
  readonly tricks: number;
  readonly length: HandLength;
}

const resultOf = (score: number | null): HandResult => {
  if (score === null) return 'thrown-in';
  if (score === 0) return 'drawn';
  return score > 0 ? 'won' : 'lost';
};

const lengthOf = (tricks: number): HandLength => {
  if (tricks === 0) return 'none';
  if (tricks < 8) return 'short';
  return tricks === 8 ? 'eight' : 'twenty-one';
};

export const factsOfHand = (hand: Hand): HandFacts => {
  const record = recordFrom(hand);
  if (!record.ok) throw new Error(`${hand.id}: ${record.error.rule}`);
  const played = replay(record.value);
  const last = played.steps.at(-1);
  const view = last && viewAt(played, last);
  const score = 'thrownIn' in hand.expect ? null : hand.expect.score;
  const tricks = view?.tricks.length ?? 0;
  return {
    contract: view?.contract ?? null,
    themes: [...new Set(hand.teaches.map((id) => partsOfRuleId(id).chapter))],
    score,
    result: resultOf(score),
    tricks,
    length: lengthOf(tricks),
  };
};
