import type { Card } from '#engine';
import { both, type Localised } from '../locale.ts';
import type { Article, CardName, LocalName } from './name.ts';

/** Suits as they are led and held. */
export const dobbmSuits = both<Readonly<Record<string, string>>>(
  { H: 'hearts', L: 'leaves', A: 'acorns', B: 'bells' },
  { H: 'Herz', L: 'Laub', A: 'Eichel', B: 'Schellen' },
);

const SUIT_OF_CARD: Readonly<Record<string, string>> = {
  H: 'heart',
  L: 'leaf',
  A: 'acorn',
  B: 'bell',
};

const RANKS_IN_ENGLISH: Readonly<Record<string, string>> = {
  S: 'sow',
  '10': 'ten',
  K: 'king',
  O: 'ober',
  U: 'unter',
  '9': 'nine',
  '8': 'eight',
  '7': 'seven',
  '6': 'six',
};

const RANKS_IN_GERMAN: Readonly<Record<string, string>> = {
  S: 'Sau',
  '10': 'Zehner',
  K: 'König',
  O: 'Ober',
  U: 'Unter',
  '9': 'Neuner',
  '8': 'Achter',
  '7': 'Siebener',
  '6': 'Sechser',
};

/** The names of a card of Dobbm in both languages. The six of bells is the Weli. */
export const nameOfDobbmCard = (card: Card): Localised<CardName> => {
  const suit = card[0] ?? '';
  const rank = card.slice(1);
  const english = `${SUIT_OF_CARD[suit] ?? suit} ${RANKS_IN_ENGLISH[rank] ?? rank}`;
  const german = `${dobbmSuits.de[suit] ?? suit}-${RANKS_IN_GERMAN[rank] ?? rank}`;
  const article: Article = rank === 'S' ? 'die' : 'den';
  const weli = card === 'B6';
  return both<CardName>(
    {
      name: weli ? `Weli (${english})` : english,
      played: weli ? `the Weli (${english})` : `the ${english}`,
      short: english,
      index: rank,
    },
    {
      name: weli ? `Weli (${german})` : german,
      played: weli ? `den Weli (${german})` : `${article} ${german}`,
      short: german,
      index: rank,
    },
  );
};

const SOW: readonly LocalName[] = [{ text: 'die Sau', lang: 'de' }];

const WELI: readonly LocalName[] = [{ text: 'der Weli', lang: 'de' }];

/** What the players called the card; none where nothing is recorded. */
export const localNamesOfDobbmCard = (card: Card): readonly LocalName[] => {
  if (card === 'B6') return WELI;
  return card.endsWith('S') ? SOW : [];
};
