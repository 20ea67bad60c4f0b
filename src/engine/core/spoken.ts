import type { Seat } from './seat.ts';

/** A word and who said it. */
export interface Spoken {
  readonly seat: Seat;
  readonly word: string;
}
