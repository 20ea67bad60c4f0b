import type { Court } from './face.ts';

/**
 * Drawings in the field of a card that is 100 wide and 170 high. Schematic and our own: outlines
 * that can be told apart at 40 pixels, not a copy of any historical pattern.
 */

/** Shoulders and head, which all who stand on foot share. */
const BUST = 'M24 158c1-26 12-40 30-42v-7h10v7c18 2 29 16 30 42z';
const HEAD = 'M59 112c-11 0-18-9-18-21c0-13 8-21 18-21c10 0 18 8 18 21c0 12-7 21-18 21z';

/** Outlines of the court cards. */
export const COURT_PATHS: Readonly<Record<Court, string>> = {
  // Crown of five points over a broad head with a beard.
  king: `${BUST}M38 80c0 24 6 42 21 46c15-4 21-22 21-46zM36 74l-5-29l12 13l8-17l8 16l8-16l8 17l12-13l-5 29z`,
  // A veil that falls from a narrow circlet to the shoulders.
  queen: `M22 158c3-20 6-32 7-52c1-32 10-48 30-48c20 0 29 16 30 48c1 20 4 32 7 52zM44 57l-3-13l9 6l9-9l9 9l9-6l-3 13z`,
  // A horse's head and neck, facing left.
  rider:
    'M30 158c-1-20 6-32 16-42c-8 3-16 6-22 4c-6-3-8-10-5-15l20-30c1-9 6-15 13-18l2-14l10 12c20 5 32 26 32 54c0 18-3 34-4 49z',
  // A flat cap with a long feather.
  jack: `${BUST}${HEAD}M34 77c3-15 14-22 28-21c2-11 10-19 24-21c-1 11-5 19-12 24c7 3 12 9 13 18c-16-3-36-3-53 0z`,
  // A broad-brimmed hat with a pointed crown.
  ober: `${BUST}${HEAD}M28 79c7-4 12-6 17-7l9-25h10l9 25c5 1 10 3 17 7c-18 5-44 5-62 0z`,
  // Bareheaded, hair to the collar.
  unter: `${BUST}M59 66c16 0 24 12 24 27c0 10-3 18-8 24h-32c-5-6-8-14-8-24c0-15 8-27 24-27z`,
};

/** What the outline leaves out: faces, an eye, the edge of a veil. */
export const COURT_DETAILS: Readonly<Record<Court, string>> = {
  king: 'M46 82h26c0 10-3 17-6 20h-14c-3-3-6-10-6-20z',
  queen: 'M59 72c9 0 15 8 15 19c0 13-6 23-15 23c-9 0-15-10-15-23c0-11 6-19 15-19z',
  rider: 'M46 80a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM80 92c4 18 3 42-1 62h4c5-20 6-46 2-64z',
  jack: 'M46 82h26c1 12-5 24-13 24c-8 0-14-12-13-24z',
  ober: 'M46 82h26c1 12-5 24-13 24c-8 0-14-12-13-24z',
  unter: 'M47 84c7 1 14-1 18-6c2 4 4 6 7 7c0 13-5 22-13 22c-7 0-13-9-12-23z',
};

/** The Mond: a crescent among stars. */
export const MOND_PATH =
  'M64 56a47 47 0 1 0 22 76a38 38 0 1 1-22-76zM80 66l3 8l8 0l-6 5l2 8l-7-5l-7 5l2-8l-6-5l8 0zM62 86l2 6l6 0l-5 4l2 6l-5-4l-5 4l2-6l-5-4l6 0z';

/** The Pagat: the juggler's table with a cup, a ball in the air and one on the board. */
export const PAGAT_PATH =
  'M34 74h32l-5 44h-22zM28 64h44v7h-44zM18 122h70v9h-70zM26 133h9v26h-9zM71 133h9v26h-9zM74 108a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM72 84a6 6 0 1 0 12 0a6 6 0 1 0-12 0z';

/** The Gstieß: a fool's cap of three drooping horns, each with its bell, and a pointed collar. */
export const GSTIESS_PATH =
  'M28 128c2-20 0-36-6-40c-6-2-10 4-10 12h-4c-2-16 4-28 16-28c14 0 20 14 22 28c0-16 2-32 4-42c2 10 4 26 4 42c2-14 8-28 22-28c12 0 18 12 16 28h-4c0-8-4-14-10-12c-6 4-8 20-6 40zM26 133h48v9l-8 14l-8-14l-8 14l-8-14l-8 14l-8-14zM2 107a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM42 52a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM82 107a8 8 0 1 0 16 0a8 8 0 1 0-16 0z';
