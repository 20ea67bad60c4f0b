import type { HandRecord } from '../record.ts';

/** The longest name that a link carries. */
export const LONGEST_NAME = 40;

type Names = Pick<HandRecord, 'players' | 'rests'>;

/** The names of the players in the order of their seats, who rests last. */
export const allNames = ({ players, rests }: Names): readonly string[] => [
  ...(players ?? []),
  ...(rests === null ? [] : [rests]),
];

/** Signs that are not seen, or that turn the direction of what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** A name as a link carries it: without signs that are not seen. Empty if nothing is left. */
const seen = (name: string): string => name.replace(UNSEEN, '').trim();

/** A name that is too long for a link, or nothing but unseen signs; null if all can be carried. */
export const unfitName = (names: Names): string | null =>
  allNames(names).find((name) => seen(name) === '' || [...seen(name)].length > LONGEST_NAME) ??
  null;

/** The names after a full stop; nothing if there are none. */
export const namesOf = (names: Names): string => {
  const all = allNames(names).map((name) => lettered(seen(name)));
  return all.length === 0 ? '' : `.${all.join(',')}`;
};

/** A name in signs that survive in an address, wherever it is pasted. */
const lettered = (name: string): string =>
  encodeURIComponent(name).replace(
    /[.!'()*~]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The names of a link; null if they do not fit the seats. */
export const namesIn = (text: string | undefined, seats: number, rests: boolean): Names | null => {
  const read = text === undefined ? [] : text.split(',').map(readable);
  const names = read.filter((name) => name !== null);
  if (names.length < read.length) return null;
  const resting = rests ? names.at(-1) : null;
  const players = rests ? names.slice(0, -1) : names;
  if (resting === undefined || (players.length !== 0 && players.length !== seats)) return null;
  return { players: players.length === 0 ? null : players, rests: resting };
};

/** A name that stands as this program writes it; null for all else. */
const readable = (text: string): string | null => {
  try {
    const name = decodeURIComponent(text);
    const fits = name !== '' && name === seen(name) && [...name].length <= LONGEST_NAME;
    return fits ? name : null;
  } catch {
    return null;
  }
};
