import type { Card } from '#engine';
import { both, type Localised } from '../locale.ts';
import { roman } from '../numbers.ts';
import type { Article, CardName, LocalName } from './name.ts';

const SYMBOLS: Readonly<Record<string, string>> = { C: '♣', S: '♠', H: '♥', D: '♦' };

/** Suits as they are led and held: `Hearts were led`, `Herz ist ausgespielt`. */
export const droggnSuits = both<Readonly<Record<string, string>>>(
  { T: 'trumps', C: 'clubs', S: 'spades', H: 'hearts', D: 'diamonds', G: 'Gstieß' },
  { T: 'Trumpf', C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo', G: 'Gstieß' },
);

const RANKS_IN_ENGLISH: Readonly<Record<string, string>> = {
  K: 'king',
  Q: 'queen',
  R: 'rider',
  J: 'jack',
  '10': 'ten',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
  '5': 'five',
  '4': 'four',
  '3': 'three',
  '2': 'two',
  '1': 'ace',
};

interface GermanRank {
  readonly name: string;
  readonly article: Article;
  /** The name in the accusative, where it changes. */
  readonly played?: string;
  /** The letter on a German card, where it differs from the code. */
  readonly index?: string;
}

const RANKS_IN_GERMAN: Readonly<Record<string, GermanRank>> = {
  K: { name: 'König', article: 'den' },
  Q: { name: 'Dame', article: 'die', index: 'D' },
  R: { name: 'Reiter', article: 'den' },
  J: { name: 'Bube', article: 'den', played: 'Buben', index: 'B' },
  '10': { name: 'Zehner', article: 'den' },
  '9': { name: 'Neuner', article: 'den' },
  '8': { name: 'Achter', article: 'den' },
  '7': { name: 'Siebener', article: 'den' },
  '6': { name: 'Sechser', article: 'den' },
  '5': { name: 'Fünfer', article: 'den' },
  '4': { name: 'Vierer', article: 'den' },
  '3': { name: 'Dreier', article: 'den' },
  '2': { name: 'Zweier', article: 'den' },
  '1': { name: 'Ass', article: 'das' },
};

const GSTIESS: Localised<CardName> = both<CardName>(
  { name: 'Gstieß', played: 'the Gstieß', short: 'Gstieß', index: 'G' },
  { name: 'Gstieß', played: 'den Gstieß', short: 'Gstieß', index: 'G' },
);

const trumpName = (numeral: string): Localised<CardName> => {
  const proper = numeral === 'XXI' ? 'Mond' : numeral === 'I' ? 'Pagat' : null;
  const signs = { short: numeral === 'I' ? 'Pagat' : numeral, index: numeral };
  if (proper === null) {
    return both<CardName>(
      { name: `trump ${numeral}`, played: `trump ${numeral}`, ...signs },
      { name: `Trumpf ${numeral}`, played: `Trumpf ${numeral}`, ...signs },
    );
  }
  const name = `${proper} (${numeral})`;
  return both<CardName>(
    { name, played: `the ${name}`, ...signs },
    { name, played: `den ${name}`, ...signs },
  );
};

const suitCardName = (suit: string, rank: string): Localised<CardName> => {
  const symbol = SYMBOLS[suit] ?? suit;
  const name = `${RANKS_IN_ENGLISH[rank] ?? rank} of ${droggnSuits.en[suit] ?? suit}`;
  const german = RANKS_IN_GERMAN[rank] ?? { name: rank, article: 'den' };
  const suitInGerman = droggnSuits.de[suit] ?? suit;
  const index = german.index ?? rank;
  return both<CardName>(
    { name, played: `the ${name}`, short: `${symbol}${rank}`, index: rank },
    {
      name: `${suitInGerman}-${german.name}`,
      played: `${german.article} ${suitInGerman}-${german.played ?? german.name}`,
      short: `${symbol}${index}`,
      index,
    },
  );
};

/** The names of a card of Droggn in both languages. */
export const nameOfDroggnCard = (card: Card): Localised<CardName> => {
  if (card === 'G') return GSTIESS;
  const rank = card.slice(1);
  return card.startsWith('T') ? trumpName(roman(Number(rank))) : suitCardName(card[0] ?? '', rank);
};

const LOCAL_NAMES: Readonly<Record<string, readonly LocalName[]>> = {
  G: [{ text: 'der Gstieß', lang: 'de' }],
  T21: [
    { text: 'der Mond', lang: 'de' },
    { text: 'der Große', lang: 'de' },
  ],
  T1: [
    { text: 'der Pagat', lang: 'de' },
    { text: 'der Kleine', lang: 'de' },
    { text: 'dar Kloane', lang: 'bar' },
  ],
  K: [{ text: 'der Honor', lang: 'de' }],
  Q: [{ text: 'de Dam', lang: 'bar' }],
  R: [{ text: 'der Reiter', lang: 'de' }],
  J: [{ text: 'dar Bua', lang: 'bar' }],
};

/** What the players called the card, as the field report of 1996 has it; none for pip cards. */
export const localNamesOfDroggnCard = (card: Card): readonly LocalName[] =>
  LOCAL_NAMES[card] ?? (card.startsWith('T') ? [] : (LOCAL_NAMES[card.slice(1)] ?? []));
