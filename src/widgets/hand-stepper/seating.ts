import { type Game, type Seat, seatAfter, type TableView } from '#engine';
import type { Shown, StepperState } from './state.ts';

/** Where a seat is drawn at the table seen from above. */
export type Place = 'bottom' | 'left' | 'top' | 'right';

const PLACES: Readonly<Record<number, readonly Place[]>> = {
  3: ['left', 'right', 'bottom'],
  4: ['left', 'top', 'right', 'bottom'],
};

export interface Seated {
  readonly seat: Seat;
  readonly place: Place;
}

/** The seats clockwise from the left of the one at the bottom, who comes last. */
export const seatingFrom = (game: Game, bottom: Seat): readonly Seated[] =>
  (PLACES[game.seats.length] ?? []).map((place, index) => ({
    seat: seatAfter(bottom, index + 1, game.seats.length),
    place,
  }));

/** Who sits at the bottom while all hands are shown: the declarer of the hand, if there is one. */
const firstBottom = (end: TableView): Seat => end.declarer ?? 1;

/** Who sits at the bottom: as the reader has turned the table, else who is looked at. */
export const bottomSeat = (
  end: TableView,
  { shown, bottom }: Pick<StepperState, 'shown' | 'bottom'>,
): Seat => bottom ?? (typeof shown === 'number' ? shown : firstBottom(end));

/** What lies beside the hands and is not open to everybody at the table. */
export type Heap = 'talon' | 'discard' | 'given';

/**
 * Whether the reader sees a heap: with all hands open or after the hand everything, else what the
 * players see whose hands are shown.
 */
export const seesHeap = (shown: Shown, view: TableView, end: TableView, heap: Heap): boolean => {
  if (shown === 'all' || view.phase === 'over') return true;
  const { declarer, talonTaken, bought } = view;
  if (declarer === null) return false;
  const declarers = isOpen(shown, end, declarer);
  if (heap === 'talon') return talonTaken && declarers;
  return declarers || (heap === 'given' && bought !== null && isOpen(shown, end, bought.from));
};

/** Whether the reader sees the cards of a seat. */
export const isOpen = (shown: Shown, end: TableView, seat: Seat): boolean => {
  if (shown === 'all') return true;
  return shown === 'defenders' ? seat !== end.declarer : shown === seat;
};
