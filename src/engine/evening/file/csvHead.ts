import { err, ok, type Result } from '../../core/result.ts';
import type { Cell } from './cells.ts';
import { fromCell, playerNamed } from './columns.ts';
import { keyOfPath, type OffsetFault } from './places.ts';

/** The rows above the table of entries, as plain data. */
export interface CsvHead {
  readonly players: readonly string[];
  readonly game: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The key of the data that a row holds; `option` rows are gathered. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['stubai-evening', 'version'],
  ['title', 'title'],
  ['date', 'date'],
  ['game', 'game'],
  ['players', 'players'],
  ['first-dealer', 'firstDealer'],
  ['groschen', 'groschen'],
  ['option', 'options'],
]);

/** Reads the rows above the table, and notes where the values stand. */
export const readHead = (
  rows: readonly (readonly Cell[])[],
  places: Map<string, number>,
): Result<CsvHead, OffsetFault> => {
  const rowOf = new Map<string, readonly string[]>();
  const options: [string, string][] = [];
  for (const [name, ...values] of rows) {
    if (!name) continue;
    const key = KEYS.get(name.text);
    const { offset } = name;
    if (key === undefined) {
      const known = [...KEYS.keys()];
      return err({ offset, path: [], reason: { kind: 'unknown-key', key: name.text, known } });
    }
    const texts = values.map(({ text }) => text);
    if (key === 'options') {
      const [option = '', value = ''] = texts;
      options.push([option, value]);
      places.set(keyOfPath(['options', option]), offset);
    } else if (rowOf.has(key)) {
      return err({ offset, path: [], reason: { kind: 'key-twice', key: name.text } });
    } else {
      rowOf.set(key, texts);
      places.set(keyOfPath([key]), offset);
      for (const [index, cell] of values.entries()) {
        places.set(keyOfPath([key, index]), cell.offset);
      }
    }
  }
  return ok(headOf(rowOf, options));
};

const headOf = (
  rowOf: ReadonlyMap<string, readonly string[]>,
  options: readonly (readonly [string, string])[],
): CsvHead => {
  const textOf = (key: string): string | undefined =>
    rowOf.has(key) ? (rowOf.get(key)?.[0] ?? '') : undefined;
  const numberOf = (key: string): unknown => {
    const text = textOf(key);
    return text === undefined ? undefined : fromCell(text, 'number', []);
  };
  const players = withoutEmptyEnd(rowOf.get('players') ?? []);
  const dealer = textOf('firstDealer');
  const groschen = numberOf('groschen');
  return {
    players,
    game: textOf('game') ?? '',
    data: {
      format: 'stubai-evening',
      version: numberOf('version'),
      title: textOf('title'),
      date: textOf('date'),
      game: textOf('game'),
      players,
      firstDealer: dealer === undefined ? undefined : (playerNamed(dealer, players) ?? dealer),
      options: Object.fromEntries(options),
      ...(groschen === undefined ? {} : { groschen }),
    },
  };
};

/** A spreadsheet fills every row up to the longest. */
const withoutEmptyEnd = (texts: readonly string[]): readonly string[] =>
  texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
