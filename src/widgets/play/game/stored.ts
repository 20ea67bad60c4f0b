import { faultOfDeal, faultOfTerms, games } from '#engine';
import { STRENGTHS } from '#players';
import { KEYS, OPEN, storage } from './keys.ts';
import type { Playing } from './saved.ts';
import { coursesOf, handOn } from './saved.ts';

type Kind = Playing['course']['kind'];

/** Whether a text of the storage is a table that can be played on. */
const isPlaying = (value: unknown): value is Playing => {
  try {
    const playing = value as Playing;
    const { strength, seed, actions, course, pace } = playing;
    if (!STRENGTHS.includes(strength) || !Number.isInteger(seed)) return false;
    if (typeof actions !== 'string' || (pace !== 'calm' && pace !== 'brisk')) return false;
    if (course.kind === 'evening' && faultOfTerms(course.evening.terms)) return false;
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

/** Whether the device has taken the table. A hand of a link does not push the evening off it. */
export const storePlaying = (playing: Playing): boolean => {
  try {
    const to = storage();
    const { kind } = playing.course;
    to?.setItem(KEYS[kind], JSON.stringify(playing));
    to?.setItem(OPEN, kind);
    return to !== null;
  } catch {
    return false;
  }
};
