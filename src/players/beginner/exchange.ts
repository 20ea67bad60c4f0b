import { type Action, type Card, games } from '#engine';
import { NO_BUY } from '../manner.ts';
import type { SeatView } from '../view.ts';
import { isLegalDiscard, mayBeDiscarded } from '../worth/discards.ts';

const isPlain = (card: Card, trumps: string): boolean => !card.startsWith(trumps) && card !== 'G';

/**
 * Empties the shortest plain suits, the dearest cards first, but keeps kings and sows.
 */
export const discard = (view: SeatView): readonly Card[] => {
  const { game: id, hand } = view;
  const game = games[id];
  const trumps = id === 'droggn' ? 'T' : 'H';
  const high = id === 'droggn' ? 'K' : 'S';
  const length = (card: Card): number =>
    hand.filter((other) => game.suitOf(other) === game.suitOf(card)).length;
  const inOrder = hand
    .filter((card) => mayBeDiscarded(id, card))
    .toSorted((one, other) => {
      const rank = (card: Card): number =>
        isPlain(card, trumps) ? (card.endsWith(high) ? 200 : length(card)) : 100;
      return rank(one) - rank(other) || game.cardValue(other) - game.cardValue(one);
    });
  const cards = inOrder.slice(0, game.talonSize);
  if (isLegalDiscard(id, cards)) return cards;
  const free = inOrder.filter((card) => !card.endsWith(high));
  return free.slice(0, game.talonSize);
};

/**
 * The king that is missing in the longest suit; the Mond if none is missing, the Pagat with long
 * trumps. The gift is the lowest card of the shortest suit.
 *
 * @rule droggn/tactics/buy-what-is-missing
 */
export const buy = (view: SeatView): Action => {
  const { hand, discard: aside } = view;
  const game = games[view.game];
  const own = [...hand, ...(aside ?? [])];
  const length = (suit: string): number => hand.filter((card) => card.startsWith(suit)).length;
  const missing = ['C', 'D', 'S', 'H']
    .filter((suit) => length(suit) > 0 && !own.includes(`${suit}K`))
    .toSorted((one, other) => length(other) - length(one))
    .map((suit) => `${suit}K`);
  const trumps = length('T');
  const wanted = [...(trumps >= 10 ? ['T1'] : []), ...missing, 'T21'].find(
    (card) => !own.includes(card),
  );
  const gifts = hand
    .filter((card) => isPlain(card, 'T') && game.cardValue(card) === 1)
    .toSorted((one, other) => length(one.charAt(0)) - length(other.charAt(0)));
  const given = gifts[0] ?? hand.findLast((card) => card.startsWith('T') && card !== 'T1');
  return wanted === undefined || given === undefined ? NO_BUY : { type: 'buy', wanted, given };
};
