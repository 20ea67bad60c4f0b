import {
  type Account,
  accountOf,
  appendEntry,
  type DobbmHand,
  type DobbmTerms,
  type DroggnHand,
  type DroggnTerms,
  type Evening,
  type EveningEntry,
  type EveningRefusal,
  type HandResult,
  type Options,
  type PagatEvent,
  type Player,
  type Terms,
} from '#engine';

const NAMES = ['Anna', 'Bartl', 'Cilli', 'Done', 'Elsa'];

export const droggnTerms = (players: number, options: Options = {}): DroggnTerms => ({
  game: 'droggn',
  players: NAMES.slice(0, players),
  firstDealer: 1,
  options,
  groschen: 10,
});

export const dobbmTerms = (players: number, matchPrice = '60'): DobbmTerms => ({
  game: 'dobbm',
  players: NAMES.slice(0, players),
  firstDealer: 1,
  options: { 'match-price': matchPrice },
});

export const evening = (terms: Terms, ...entries: readonly EveningEntry[]): Evening => ({
  title: '',
  date: '',
  terms,
  entries,
});

/** An Ansager of Droggn, without doublings and without the Pagat. */
export const ansager = (
  declarer: Player,
  points: number,
  more: Partial<DroggnHand> & { readonly pagat?: PagatEvent } = {},
): DroggnHand => {
  const { pagat = null, ...rest } = more;
  return {
    type: 'hand',
    game: 'droggn',
    declarer,
    contract: 'ansager',
    doublings: 0,
    result: { kind: 'points', points, pagat, lastTrick: null },
    ...rest,
  };
};

/** A Dobbm, without doublings. */
export const dobbmHand = (
  declarer: Player,
  points: number,
  more: Partial<DobbmHand> = {},
): DobbmHand => ({
  type: 'hand',
  game: 'dobbm',
  declarer,
  contract: 'dobbm',
  doublings: 0,
  result: { kind: 'points', points },
  ...more,
});

export const THROWN_IN: EveningEntry = { type: 'thrown-in' };
export const LAST_THREE: EveningEntry = { type: 'last-three' };
export const MUSSRUNDE: EveningEntry = { type: 'mussrunde' };

export const account = (terms: Terms, ...entries: readonly EveningEntry[]): Account =>
  accountOf(evening(terms, ...entries));

/** What the last of these entries came to, as a hand. */
export const lastHand = (terms: Terms, ...entries: readonly EveningEntry[]): HandResult => {
  const posting = account(terms, ...entries).postings.at(-1);
  if (posting?.kind !== 'hand') throw new Error(`no hand: ${JSON.stringify(posting)}`);
  return posting.hand;
};

/** Why an entry is refused after these. */
export const refusalOf = (
  terms: Terms,
  before: readonly EveningEntry[],
  entry: EveningEntry,
): EveningRefusal => {
  const result = appendEntry(evening(terms, ...before), entry);
  if (result.ok) throw new Error('it was not refused');
  return result.error;
};

/** Who deals next. */
export const nextDealer = (terms: Terms, ...entries: readonly EveningEntry[]): Player => {
  const { next } = account(terms, ...entries);
  if (next.kind === 'over') throw new Error('the evening is over');
  return next.sitting.dealer;
};
