import type { Action, Card } from '#engine';
import { PASS } from '../manner.ts';
import type { SeatView } from '../view.ts';

/**
 * Five-point cards before trumps: four of them are a game, three with a good share of trumps.
 *
 * @rule droggn/tactics/kings-before-trumps
 */
const enoughForAnsager = (hand: readonly Card[]): boolean => {
  const fives = hand.filter(
    (card) => card.endsWith('K') || card === 'G' || card === 'T21' || card === 'T1',
  ).length;
  const trumps = hand.filter((card) => card.startsWith('T')).length;
  return fives >= 4 || (fives === 3 && trumps >= 8);
};

/**
 * The sow of hearts, another heart and another sow; or any three hearts and a sow.
 *
 * @rule dobbm/tactics/enough-for-a-dobbm
 */
const enoughForDobbm = (hand: readonly Card[]): boolean => {
  const hearts = hand.filter((card) => card.startsWith('H')).length;
  const sows = hand.filter((card) => card.endsWith('S')).length;
  return hand.includes('HS') ? hearts >= 2 && sows >= 2 : hearts >= 3 && sows >= 1;
};

/** The lowest bid, if the hand is good enough for it and nobody has bid before. */
export const call = ({ game, hand, actions }: SeatView): Action => {
  const enough = game === 'droggn' ? enoughForAnsager(hand) : enoughForDobbm(hand);
  const lowest = game === 'droggn' ? 'ansager' : 'dobbm';
  const bid = actions.find((action) => action.type === 'bid' && action.contract === lowest);
  return bid && enough ? bid : PASS;
};
