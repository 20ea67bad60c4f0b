import { type Card, type GameId, games } from '#engine';
import type { Locale } from '../locale.ts';
import { cardName, suitName } from './index.ts';

/** The sign of a suit: `♥`; in Dobbm its name, for which there is no sign. Trumps need none. */
const signOf = (game: GameId, card: Card, locale: Locale): string => {
  const suit = games[game].suitOf(card);
  if (game === 'dobbm') return suitName(game, suit, locale);
  return suit === 'T' || suit === 'G' ? '' : (cardName(game, card, locale).short[0] ?? '');
};

/** A hand as one writes it down, suit by suit: `Gstieß · XXI XX · ♥ K Q 3`. */
export const handLine = (game: GameId, cards: readonly Card[], locale: Locale): string => {
  const suits = new Map<string, string[]>();
  for (const card of games[game].sortHand(cards)) {
    const suit = games[game].suitOf(card);
    const { index, short } = cardName(game, card, locale);
    const sign = signOf(game, card, locale);
    const ranks = suits.get(suit) ?? (sign ? [sign] : []);
    ranks.push(card === 'G' ? short : index);
    suits.set(suit, ranks);
  }
  return [...suits.values()].map((ranks) => ranks.join(' ')).join(' · ');
};
