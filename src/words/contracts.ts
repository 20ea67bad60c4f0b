import type { GameId } from '#engine';
import type { LocalName } from './cards/index.ts';

const CONTRACT_NAMES: Readonly<Record<string, string>> = {
  ansager: 'Ansager',
  solo: 'Solo',
  super: 'Super',
  'super-mord': 'Super Mord',
  dobbm: 'Dobbm',
};

/** `Super Mord`: the players' name, the same in every language. */
export const contractName = (contract: string): string => CONTRACT_NAMES[contract] ?? contract;

export const gameName = (game: GameId): string => ({ droggn: 'Droggn', dobbm: 'Dobbm' })[game];

const SAID: Readonly<Record<string, string>> = {
  ansager: 'ich sage an',
  dobbm: 'ich tappe',
  lie: 'ich liege',
  good: 'gut',
  schwacher: 'ich gebe einen Schwachen',
  retour: 'retour',
};

/** What is said at the table, in standard German. A pass is `weiter` until someone has bid. */
export const wordSaid = (word: string, bidBefore = false): string =>
  word === 'pass' ? (bidBefore ? 'gut' : 'weiter') : (SAID[word] ?? contractName(word));

const LOCAL_WORDS: Readonly<Record<string, readonly LocalName[]>> = {
  ansager: [
    { text: 'i sog on', lang: 'bar' },
    { text: 'hinein', lang: 'de' },
  ],
  dobbm: [{ text: 'i dob', lang: 'bar' }],
  lie: [{ text: 'i lig', lang: 'bar' }],
  schwacher: [{ text: 'an Schwochn', lang: 'bar' }],
};

/** Other forms of what is said, as recorded in the valley. */
export const localWordsOf = (word: string): readonly LocalName[] => LOCAL_WORDS[word] ?? [];
