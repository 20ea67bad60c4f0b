import { type Player, playersOf } from '../player.ts';
import type { FilePath } from './fault.ts';

/** How a cell holds its value. */
type Kind = 'text' | 'number' | 'player' | 'flag' | 'lines';

/** A column of the table of entries and what it holds of an entry. */
export interface Column {
  readonly name: string;
  readonly path: FilePath;
  readonly kind: Kind;
}

const column = (name: string, kind: Kind, ...path: readonly string[]): Column => ({
  name,
  kind,
  path,
});

export const COLUMNS: readonly Column[] = [
  column('entry', 'text', 'type'),
  column('declarer', 'player', 'declarer'),
  column('contract', 'text', 'contract'),
  column('doublings', 'number', 'doublings'),
  column('result', 'text', 'result', 'kind'),
  column('points', 'number', 'result', 'points'),
  column('last-trick', 'text', 'result', 'lastTrick'),
  column('pagat', 'text', 'result', 'pagat', 'kind'),
  column('pagat-by', 'player', 'result', 'pagat', 'by'),
  column('won', 'flag', 'result', 'won'),
  column('laid-out', 'flag', 'result', 'laidOut'),
  column('revoke-by', 'player', 'result', 'by'),
  column('deal', 'lines', 'deal'),
  column('talon', 'text', 'talon'),
  column('actions', 'text', 'actions'),
];

/** Columns that are computed anew when the file is read. */
export const COMPUTED = ['dealer', 'rests', 'score'] as const;
export const COMPUTED_BY_PLAYER = ['payment', 'balance'] as const;

export const isComputed = (name: string): boolean =>
  COMPUTED.some((one) => one === name) ||
  COMPUTED_BY_PLAYER.some((one) => name.startsWith(`${one} `));

const SEAT_MARK = ' | ';

/** A value as a cell; what is not there is an empty one. */
export const toCell = (value: unknown, kind: Kind, players: readonly string[]): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.join(SEAT_MARK);
  return kind === 'player' ? (players[Number(value) - 1] ?? '') : String(value);
};

/** The value of a cell that is not empty. What it cannot be is left as text, to be refused. */
export const fromCell = (cell: string, kind: Kind, players: readonly string[]): unknown => {
  switch (kind) {
    case 'text':
      return cell;
    case 'number':
      return /^\s*-?\d+\s*$/.test(cell) ? Number(cell) : cell;
    case 'flag':
      return cell === 'yes' || cell === 'no' ? cell === 'yes' : cell;
    case 'player':
      return playerNamed(cell, players) ?? cell;
    case 'lines':
      return cell.split('|').map((line) => line.trim());
  }
};

export const playerNamed = (name: string, players: readonly string[]): Player | null => {
  const index = players.findIndex((one) => one.trim() === name.trim());
  return playersOf(players.length)[index] ?? null;
};
