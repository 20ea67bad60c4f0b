import type { Action } from '#engine';
import { LIE, openAction } from '../manner.ts';
import type { SeatView } from '../view.ts';

/** Lays the Pagat out with twelve trumps beside it. */
export const lie = (view: SeatView): Action => {
  const lay = openAction(view, 'lay');
  const trumps = view.hand.filter((card) => card.startsWith('T')).length;
  return lay?.card === 'pagat' && trumps >= 13 ? lay : LIE;
};

/** A hand with which a beginner would have declared himself, and rather more. */
export const schwacher = ({ game, hand }: SeatView): boolean => {
  if (game === 'dobbm') {
    const hearts = hand.filter((card) => card.startsWith('H')).length;
    return hearts >= 4 && hand.some((card) => card.endsWith('S'));
  }
  const fives = hand.filter((card) => card.endsWith('K') || card === 'T21' || card === 'G').length;
  return hand.filter((card) => card.startsWith('T')).length >= 9 && fives >= 2;
};
