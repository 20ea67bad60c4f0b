import type { Action } from '#engine';
import { GOOD, type Manner, openAction } from '../manner.ts';
import type { SeatView } from '../view.ts';
import { call } from './call.ts';
import { card } from './card.ts';
import { buy, discard } from './exchange.ts';
import { lie, schwacher } from './words.ts';

const answer = (view: SeatView): Action => {
  const word = openAction(view, 'schwacher');
  return word && schwacher(view) ? word : GOOD;
};

/** Plays by the rules of thumb that the players have handed down, and remembers nothing. */
export const beginner: Manner = { call, discard, buy, lie, answer, card };
