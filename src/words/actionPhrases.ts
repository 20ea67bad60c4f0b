import type { ActionType } from '#engine';
import { both } from './locale.ts';

/** What is done, as the subject of a sentence: `a discard`, `ein Ablegen`. */
export const actionNouns = both<Readonly<Record<ActionType, string>>>(
  {
    pass: 'a pass',
    bid: 'a bid',
    discard: 'a discard',
    buy: 'buying a card',
    'no-buy': 'declining to buy',
    lay: 'laying out a card',
    lie: '“lie”',
    good: '“good”',
    schwacher: 'a Schwacher',
    retour: 'a retour',
    play: 'playing a card',
    revoke: 'a revoke',
  },
  {
    pass: 'das Passen',
    bid: 'eine Ansage',
    discard: 'das Ablegen',
    buy: 'ein Kauf',
    'no-buy': 'ein Verzicht auf den Kauf',
    lay: 'das Auslegen',
    lie: '„ich liege“',
    good: '„gut“',
    schwacher: 'ein Schwacher',
    retour: 'ein Retour',
    play: 'eine Karte',
    revoke: 'das Verleugnen',
  },
);

/** What someone is to do, after `is to` and `soll`. */
export const actionVerbs = both<Readonly<Record<ActionType, string>>>(
  {
    pass: 'pass',
    bid: 'bid',
    discard: 'discard',
    buy: 'buy a card',
    'no-buy': 'decline to buy',
    lay: 'lay out a card',
    lie: 'say “lie”',
    good: 'say “good”',
    schwacher: 'give a Schwacher',
    retour: 'say “retour”',
    play: 'play a card',
    revoke: 'revoke',
  },
  {
    pass: 'passen',
    bid: 'ansagen',
    discard: 'ablegen',
    buy: 'eine Karte kaufen',
    'no-buy': 'auf den Kauf verzichten',
    lay: 'eine Karte auslegen',
    lie: '„ich liege“ sagen',
    good: '„gut“ sagen',
    schwacher: 'einen Schwachen geben',
    retour: '„retour“ sagen',
    play: 'eine Karte spielen',
    revoke: 'verleugnen',
  },
);

/** How an action of several words is written in a record. */
export const writtenForm: Readonly<Partial<Record<ActionType, string>>> = {
  discard: 'discard C4 C5 H7',
  buy: 'buy HK for C6',
  lay: 'lay pagat',
  revoke: 'revoke 2',
};
