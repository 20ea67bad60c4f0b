import type { Card, GameId, SuitId } from '#engine';
import type { Locale, Localised } from '../locale.ts';
import { dobbmSuits, localNamesOfDobbmCard, nameOfDobbmCard } from './dobbm.ts';
import { droggnSuits, localNamesOfDroggnCard, nameOfDroggnCard } from './droggn.ts';
import type { CardName, LocalName } from './name.ts';

export type { CardName, LocalName } from './name.ts';

const NAMES: Readonly<Record<GameId, (card: Card) => Localised<CardName>>> = {
  droggn: nameOfDroggnCard,
  dobbm: nameOfDobbmCard,
};

const LOCAL_NAMES: Readonly<Record<GameId, (card: Card) => readonly LocalName[]>> = {
  droggn: localNamesOfDroggnCard,
  dobbm: localNamesOfDobbmCard,
};

const SUITS: Readonly<Record<GameId, Localised<Readonly<Record<string, string>>>>> = {
  droggn: droggnSuits,
  dobbm: dobbmSuits,
};

/** What a card is called: `king of hearts`, short `♥K`. */
export const cardName = (game: GameId, card: Card, locale: Locale): CardName =>
  NAMES[game](card)[locale];

/** The names that the players themselves had for a card, in German and dialect. */
export const localNamesOf = (game: GameId, card: Card): readonly LocalName[] =>
  LOCAL_NAMES[game](card);

/** What a suit is called when it is led: `hearts`, `Herz`. */
export const suitName = (game: GameId, suit: SuitId, locale: Locale): string =>
  SUITS[game][locale][suit] ?? suit;
