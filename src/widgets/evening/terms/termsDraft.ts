import {
  type Evening,
  err,
  faultOfTerms,
  type GameId,
  type Options,
  ok,
  type Player,
  playersOf,
  type Result,
  type Terms,
  type TermsFault,
  tables,
} from '#engine';

/** The terms of an evening as they are being filled in. */
export interface TermsDraft {
  readonly title: string;
  /** As 1996-04-01; may be empty. */
  readonly date: string;
  readonly game: GameId;
  readonly count: number;
  /** Room for as many names as any table has; those beyond `count` are kept aside. */
  readonly names: readonly string[];
  readonly firstDealer: Player;
  /** As typed. */
  readonly groschen: string;
  readonly options: Options;
}

/** Players at least and at most: as many as the game has seats, and one who rests. */
export const countsOf = (game: GameId): readonly [number, number] => {
  const { length } = tables[game].seats;
  return [length, length + 1];
};

const MOST_PLAYERS = 5;

export const newTerms = (game: GameId, date: string): TermsDraft => ({
  title: '',
  date,
  game,
  count: countsOf(game)[0],
  names: Array.from({ length: MOST_PLAYERS }, () => ''),
  firstDealer: 1,
  groschen: '10',
  options: {},
});

/** The terms of an evening, to be changed or used for another. */
export const termsDraftOf = ({ title, date, terms }: Evening): TermsDraft => ({
  title,
  date,
  game: terms.game,
  count: terms.players.length,
  names: Array.from({ length: MOST_PLAYERS }, (_, index) => terms.players[index] ?? ''),
  firstDealer: terms.firstDealer,
  groschen: terms.game === 'droggn' ? String(terms.groschen) : '10',
  options: terms.options,
});

/** The draft for another game, with a number of players and a dealer that it can have. */
export const withGame = (draft: TermsDraft, game: GameId): TermsDraft => {
  const [least, most] = countsOf(game);
  const named = draft.names.filter((name) => name.trim() !== '').length;
  const count = Math.min(most, Math.max(least, named));
  return withCount({ ...draft, game, options: {} }, count);
};

export const withCount = (draft: TermsDraft, count: number): TermsDraft => ({
  ...draft,
  count,
  firstDealer: playersOf(count).find((player) => player === draft.firstDealer) ?? 1,
});

/** The terms as agreed, or the first thing in them that cannot be. */
export const termsOf = (draft: TermsDraft): Result<Terms, TermsFault> => {
  const { game, count, names, firstDealer, options } = draft;
  const players = names.slice(0, count).map((name) => name.trim());
  const common = { players, firstDealer, options };
  const typed = draft.groschen.trim();
  const terms: Terms =
    game === 'droggn'
      ? { game, ...common, groschen: /^\d+$/.test(typed) ? Number(typed) : Number.NaN }
      : { game, ...common };
  const fault = faultOfTerms(terms);
  return fault ? err(fault) : ok(terms);
};

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length === MOST_PLAYERS &&
  value.every((one) => typeof one === 'string');

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((one) => typeof one === 'string');

/** Terms as they were kept half filled in; null if they are none. */
export const readTermsDraft = (value: unknown): TermsDraft | null => {
  const { title, date, game, count, names, firstDealer, groschen, options } = Object(value);
  const known = game === 'droggn' || game === 'dobbm' ? game : null;
  const dealer = playersOf(MOST_PLAYERS).find((player) => player === firstDealer);
  if (known === null || dealer === undefined || !isTexts(names) || !isOptions(options)) return null;
  if (typeof title !== 'string' || typeof date !== 'string') return null;
  if (typeof groschen !== 'string' || !countsOf(known).includes(count)) return null;
  const draft = { title, date, game: known, count, names, firstDealer: dealer, groschen, options };
  return withCount(draft, count);
};
