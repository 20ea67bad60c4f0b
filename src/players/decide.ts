import type { Action } from '#engine';
import type { Chance } from '#solver';
import { beginner } from './beginner/beginner.ts';
import type { Manner } from './manner.ts';
import { ordinary } from './ordinary/ordinary.ts';
import type { Strength } from './strengths.ts';
import { strong } from './strong/strong.ts';
import type { SeatView } from './view.ts';

const MANNERS: Readonly<Record<Strength, Manner>> = { beginner, ordinary, strong };

/**
 * What a player of this strength does when it is its turn: always something legal. The same view and
 * the same chance give the same action, with the same `effort`: the share of the usual number of
 * deals that a strong player thinks through. Throws if it is not the turn of the view's seat.
 */
export const decide = (view: SeatView, strength: Strength, chance: Chance, effort = 1): Action => {
  if (view.turn !== view.seat) throw new Error(`seat ${view.seat} is not to act`);
  const manner = MANNERS[strength];
  switch (view.phase) {
    case 'auction':
      return manner.call(view, chance, effort);
    case 'discarding':
      return { type: 'discard', cards: manner.discard(view, chance, effort) };
    case 'buying':
      return manner.buy(view, chance, effort);
    case 'laying-out':
      return manner.lie(view, chance, effort);
    case 'doubling':
      return manner.answer(view, chance, effort);
    case 'play':
      return { type: 'play', card: manner.card(view, chance, effort) };
    case 'over':
      throw new Error('the hand is over');
  }
};
