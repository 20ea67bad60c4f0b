import type { EveningEntry } from './entry.ts';
import type { Evening } from './evening.ts';
import { type Next, nextOf } from './next.ts';
import type { EveningRefusal } from './refusal.ts';
import type { Replay } from './replay.ts';
import { openSession, type Session } from './session.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { type EveningEvent, step } from './step.ts';

/** An entry in the account. The sums are those after it, by player. */
export type Posting = {
  /** Its place among the entries, from 0. */
  readonly at: number;
  readonly entry: EveningEntry;
  /** The payments so far: points in Droggn, Schilling in Dobbm; sums to 0. */
  readonly balance: readonly number[];
  /** The declarers' own scores as Droggn writes them down, game points in Dobbm. */
  readonly scores: readonly number[];
} & (EveningEvent | { readonly kind: 'impossible'; readonly refusal: EveningRefusal });

export type ImpossiblePosting = Extract<Posting, { kind: 'impossible' }>;

/** An evening added up. */
export interface Account {
  /** One for each entry. */
  readonly postings: readonly Posting[];
  /** The entries that cannot stand where they do. They count for nothing and are kept. */
  readonly impossible: readonly ImpossiblePosting[];
  readonly balance: readonly number[];
  readonly scores: readonly number[];
  readonly next: Next;
  readonly settlement: Settlement;
}

interface Sums {
  readonly balance: readonly number[];
  readonly scores: readonly number[];
}

const plus = (one: readonly number[], other: readonly number[]): readonly number[] =>
  one.map((number, index) => number + (other[index] ?? 0));

/**
 * Only the declarer's score is written down. The balance is what it means for all: N times the own
 * score less the sum of all scores.
 *
 * @rule droggn/scoring/running-score
 */
const add = ({ balance, scores }: Sums, event: EveningEvent): Sums => {
  switch (event.kind) {
    case 'hand': {
      const { declarer, score, payments } = event.hand;
      return {
        balance: plus(balance, payments),
        scores: scores.map((sum, index) => (index === declarer - 1 ? sum + score : sum)),
      };
    }
    case 'thrown-in':
      return event.stockerl
        ? { balance: plus(balance, event.stockerl.payments), scores }
        : { balance, scores };
    case 'call':
      return { balance, scores };
  }
};

/**
 * The account of an evening: one fold over its entries, so that a correction anywhere recomputes
 * all that follows. An entry that has become impossible is passed over and reported. Hands with
 * every card are worked out by `replay`.
 */
export const accountWith = ({ terms, entries }: Evening, replay: Replay): Account => {
  const nothing = terms.players.map(() => 0);
  let session: Session = openSession(terms);
  let sums: Sums = { balance: nothing, scores: nothing };
  const postings = entries.map((entry, at): Posting => {
    const stepped = step(session, entry, terms, replay);
    if (!stepped.ok) {
      return { at, entry, ...sums, kind: 'impossible', refusal: stepped.error };
    }
    session = stepped.value.session;
    sums = add(sums, stepped.value.event);
    return { at, entry, ...sums, ...stepped.value.event };
  });
  return {
    postings,
    impossible: postings.filter((posting) => posting.kind === 'impossible'),
    ...sums,
    next: nextOf(session, terms),
    settlement: settlementOf(terms, sums.balance, sums.scores),
  };
};
