import type { Posting } from '../account.ts';
import type { Evening } from '../evening.ts';
import type { Player } from '../player.ts';
import { accountOf } from '../refereed.ts';
import { printCells, type Separator } from './cells.ts';
import { COLUMNS, COMPUTED, COMPUTED_BY_PLAYER, toCell } from './columns.ts';
import { FORMAT, VERSION } from './decodeEvening.ts';
import type { FilePath } from './fault.ts';

/**
 * An evening for a spreadsheet: the terms, then one row an entry with what it came to, then a row
 * `end`, so that a file that was cut off is noticed. Read again by `parseCsv`.
 */
export const printCsv = (evening: Evening, separator: Separator = ','): string => {
  const { postings } = accountOf(evening);
  const rows = postings.map((posting) => rowOf(posting, evening.terms.players));
  return printCells([...headOf(evening), ...rows, ['end']], separator);
};

const headOf = ({ title, date, terms }: Evening): readonly (readonly string[])[] => {
  const { game, players, firstDealer, options } = terms;
  return [
    [FORMAT, String(VERSION)],
    ['title', title],
    ['date', date],
    ['game', game],
    ['players', ...players],
    ['first-dealer', nameOf(firstDealer, players)],
    ...(terms.game === 'droggn' ? [['groschen', String(terms.groschen)]] : []),
    ...Object.entries(options).map(([key, value]) => ['option', key, value]),
    [],
    [
      ...COLUMNS.map(({ name }) => name),
      ...COMPUTED,
      ...COMPUTED_BY_PLAYER.flatMap((what) => players.map((name) => `${what} ${name}`)),
    ],
  ];
};

const nameOf = (player: Player | null, players: readonly string[]): string =>
  player === null ? '' : (players[player - 1] ?? '');

const rowOf = (posting: Posting, players: readonly string[]): readonly string[] => [
  ...COLUMNS.map(({ path, kind }) => toCell(valueAt(posting.entry, path), kind, players)),
  ...computedOf(posting, players),
];

/** The dealer, who rests, the score, then payments and balance by player. */
const computedOf = (posting: Posting, players: readonly string[]): readonly string[] => {
  const balance = posting.balance.map(String);
  switch (posting.kind) {
    case 'hand': {
      const { sitting, hand } = posting;
      const table = [nameOf(sitting.dealer, players), nameOf(sitting.resting, players)];
      return [...table, String(hand.score), ...hand.payments.map(String), ...balance];
    }
    case 'thrown-in': {
      const { sitting, stockerl } = posting;
      const table = [nameOf(sitting.dealer, players), nameOf(sitting.resting, players)];
      const payments = stockerl ? stockerl.payments.map(String) : players.map(() => '');
      return [...table, '', ...payments, ...balance];
    }
    case 'call':
    case 'impossible':
      return ['', '', '', ...players.map(() => ''), ...balance];
  }
};

const valueAt = (value: unknown, [key, ...rest]: FilePath): unknown => {
  if (key === undefined) return value;
  if (typeof value !== 'object' || value === null) return undefined;
  return valueAt(Object.entries(value).find(([name]) => name === key)?.[1], rest);
};
