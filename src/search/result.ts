import type { Card } from './card.ts';
import type { Piece } from './excerpt.ts';
import type { Kind, LexiconEntry } from './lexicon.ts';
import { markedPieces } from './marks.ts';

/** One line of the answer. */
export interface Result {
  readonly kind: Kind;
  readonly url: string;
  readonly title: string;
  /** Of a rule: its number. */
  readonly number: string;
  readonly game: string;
  /** The page on which it stands, if it is not the page. */
  readonly page: string;
  /** Other spellings of a term. */
  readonly forms: readonly string[];
  readonly excerpt: readonly Piece[];
  /** Of a term that is asked for by name: who writes it so, and its rules. */
  readonly card?: Card;
}

/** What only is to be shown; null for everything. */
export interface Choice {
  readonly kind: Kind | null;
  readonly game: string | null;
}

export const EVERYTHING: Choice = { kind: null, game: null };

export const isEverything = ({ kind, game }: Choice): boolean => kind === null && game === null;

/** Under what results are filed and counted: kind and game as one, which is a smaller download. */
export const placeOf = ({ kind, game }: { readonly kind: string; readonly game: string }): string =>
  `${kind} ${game}`.trim();

/** How many results there are of each kind and of each game, the other choice being as it is. */
export interface Counts {
  readonly kinds: Readonly<Record<string, number>>;
  readonly games: Readonly<Record<string, number>>;
}

export const isChosen =
  ({ kind, game }: Choice) =>
  (result: Pick<Result, 'kind' | 'game'>): boolean =>
    (kind === null || result.kind === kind) && (game === null || result.game === game);

/** What the full text says to a query. */
export interface FullTextAnswer {
  readonly results: readonly Result[];
  /** How many there are at each place of what was chosen, loaded or not. */
  readonly places: Readonly<Record<string, number>>;
  /** How many there are of what was chosen. */
  readonly total: number;
  /** The words that were searched for in the end, if they are not those that were typed. */
  readonly rewritten: string | null;
  /** Whether the very words that were typed, or longer ones, stand in one of the results. */
  readonly literal: boolean;
  /** The whole text of each result, by its address. */
  readonly texts: ReadonlyMap<string, string>;
}

export const NO_ANSWER: FullTextAnswer = {
  results: [],
  places: {},
  total: 0,
  rewritten: null,
  literal: false,
  texts: new Map(),
};

/** A named thing as a line of the answer; `form` is the spelling by which it was found. */
export const resultOf = (entry: LexiconEntry, marks: readonly string[], form = ''): Result => {
  const { kind, url, title, number = '', game = '', forms = [], more = [], note = '' } = entry;
  return {
    kind,
    url,
    title,
    number,
    game,
    page: '',
    forms: kind === 'term' && more.includes(form) ? [...forms, form] : forms,
    excerpt: markedPieces(note, marks),
  };
};
