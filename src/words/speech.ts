import type { Card, GameId, Seat, SuitId } from '#engine';
import { cardName, suitName } from './cards/index.ts';
import { both, type Locale } from './locale.ts';
import { allOf, anyOf } from './numbers.ts';

/**
 * How cards are named in a sentence: `♥K` to the eye, `the king of hearts` to the ear; in German the
 * ear hears `den Herz-König` where the card is the object, and its name alone where it is not.
 */
export type CardStyle = 'short' | 'spoken' | 'named';

/** What a sentence about a hand needs to know beside its facts. */
export interface Speech {
  readonly locale: Locale;
  readonly game: GameId;
  /** The name of the player at a seat, or the seat itself. */
  who(seat: Seat): string;
  /** The same manner for sentences in which cards are the subject, which is another case in German. */
  readonly nominative: Speech;
  card(card: Card): string;
  cards(cards: readonly Card[]): string;
  anyCard(cards: readonly Card[]): string;
  suit(suit: SuitId): string;
  any(items: readonly string[]): string;
  all(items: readonly string[]): string;
}

const seatNames = both(
  (seat: Seat) => `seat ${seat}`,
  (seat) => `Platz ${seat}`,
);

/** The name of a seat without a player's name: `seat 2`, `Platz 2`. */
export const seatName = (seat: Seat, locale: Locale): string => seatNames[locale](seat);

/** A short name that consists of words takes the article in English: `the Gstieß`, but `XXI`, `♥K`. */
const withArticle = (short: string, locale: Locale): string =>
  locale === 'en' && /^\p{Letter}/u.test(short) && !/^[IVX]+$/.test(short) ? `the ${short}` : short;

/** How one speaks of a hand: its game, its players by name if they have one, its language. */
export const createSpeech = (manner: {
  readonly locale: Locale;
  readonly game: GameId;
  readonly players?: readonly string[] | null;
  readonly style?: CardStyle;
}): Speech => {
  const { locale, game, players, style = 'short' } = manner;
  const card = (code: Card): string => {
    const { name, played, short } = cardName(game, code, locale);
    switch (style) {
      case 'short':
        return withArticle(short, locale);
      case 'spoken':
        return played;
      case 'named':
        return name;
    }
  };
  const german = locale === 'de';
  return {
    locale,
    game,
    get nominative(): Speech {
      return german && style === 'spoken' ? createSpeech({ ...manner, style: 'named' }) : this;
    },
    who: (seat) => players?.[seat - 1] ?? seatName(seat, locale),
    card,
    cards: (codes) => allOf(codes.map(card), locale),
    anyCard: (codes) => anyOf(codes.map(card), locale),
    suit: (suit) => suitName(game, suit, locale),
    any: (items) => anyOf(items, locale),
    all: (items) => allOf(items, locale),
  };
};
