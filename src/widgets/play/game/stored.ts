import { faultOfDeal, faultOfTerms, games } from '#engine';
import { STRENGTHS } from '#players';
import { KEYS, OPEN, storage } from './keys.ts';
import type { Playing } from './saved.ts';
import { coursesOf, handOn, isAhead } from './saved.ts';

type Kind = Playing['course']['kind'];

/** Whether a text of the storage is a table that can be played on. */
const isPlaying = (value: unknown): value is Playing => {
  try {
    const playing = value as Playing;
    const { strength, seed, hand: number, actions, course, pace } = playing;
    if (!STRENGTHS.includes(strength)) return false;
    if (!Number.isInteger(seed) || !Number.isInteger(number)) return false;
    if (typeof actions !== 'string' || (pace !== 'calm' && pace !== 'brisk')) return false;
    if (course.kind === 'evening') {
      if (faultOfTerms(course.evening.terms) || !Number.isInteger(course.kept)) return false;
    }
    if (course.kind === 'single') {
      const { record, seat } = course;
      const game = games[record.game];
      if (faultOfDeal(game, record.deal) || !game.seats.includes(seat)) return false;
    }
    const hand = handOn(playing);
    return hand === null || coursesOf(hand, actions) !== null;
  } catch {
    return false;
  }
};

/** The table as it was left on this device: the one open last, or of a kind. Null if there is none. */
export const fetchPlaying = (kind?: Kind): Playing | null => {
  try {
    const from = storage();
    const open = kind ?? (from?.getItem(OPEN) === 'single' ? 'single' : 'evening');
    const value: unknown = JSON.parse(from?.getItem(KEYS[open]) ?? 'null');
    return value !== null && isPlaying(value) ? value : null;
  } catch {
    return null;
  }
};

export interface Stored {
  /** The table as it stands now: where another tab has gone on meanwhile, that of the other tab. */
  readonly playing: Playing;
  /** Whether the device has taken it. */
  readonly kept: boolean;
}

/**
 * Keeps the table on the device; a new one takes the place of whatever lay there. A hand of a link
 * does not push the evening off it.
 */
export const storePlaying = (playing: Playing, isNew = false): Stored => {
  try {
    const to = storage();
    const { kind } = playing.course;
    const other = isNew ? null : fetchPlaying(kind);
    if (other && isAhead(other, playing)) return { playing: other, kept: true };
    to?.setItem(KEYS[kind], JSON.stringify(playing));
    to?.setItem(OPEN, kind);
    return { playing, kept: to !== null };
  } catch {
    return { playing, kept: false };
  }
};
