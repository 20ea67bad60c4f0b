import { faultOfDeal, faultOfTerms, games } from '#engine';
import { STRENGTHS } from '#players';
import type { Playing } from './saved.ts';
import { coursesOf, handOn } from './saved.ts';

const KEY = 'stubai-play';

/** The storage of the browser; merely to ask for it may be forbidden. */
const storage = (): Storage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

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

/** The table as it was left on this device; null if there is none. */
export const fetchPlaying = (): Playing | null => {
  try {
    const value: unknown = JSON.parse(storage()?.getItem(KEY) ?? 'null');
    return value !== null && isPlaying(value) ? value : null;
  } catch {
    return null;
  }
};

/** Whether the device has taken the table. */
export const storePlaying = (playing: Playing): boolean => {
  try {
    const to = storage();
    to?.setItem(KEY, JSON.stringify(playing));
    return to !== null;
  } catch {
    return false;
  }
};
