import type { HandRecord } from '../record.ts';

/** The names of the players, who rests last, after a full stop; nothing if they have none. */
export const namesOf = ({ players, rests }: HandRecord): string => {
  const names = [...(players ?? []), ...(rests === null ? [] : [rests])];
  return names.length === 0 ? '' : `.${names.map(lettered).join(',')}`;
};

/** A name in signs that an address carries as they are; the full stop has a meaning in a link. */
const lettered = (name: string): string => encodeURIComponent(name).replaceAll('.', '%2E');

type Names = Pick<HandRecord, 'players' | 'rests'>;

/** The names of a link; null if they do not fit the seats. */
export const namesIn = (text: string | undefined, seats: number, rests: boolean): Names | null => {
  const names = text === undefined ? [] : text.split(',').map(readable);
  if (names.some((name) => name === null || name.trim() === '')) return null;
  const read = names.filter((name) => name !== null);
  const players = read.slice(0, rests ? -1 : read.length);
  if (players.length !== 0 && players.length !== seats) return null;
  const resting = rests ? read.at(-1) : null;
  return resting === undefined
    ? null
    : { players: players.length === 0 ? null : players, rests: resting };
};

const readable = (name: string): string | null => {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
};
