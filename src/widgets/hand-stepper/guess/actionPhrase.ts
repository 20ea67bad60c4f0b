import type { Action } from '#engine';
import { contractName, quoted, type Speech, wordSaid } from '#words';
import { doingWords } from '#words/hand/doing.ts';

/** What is done, in as few words as it takes: a card, a word of the table, a purchase. */
export const actionPhrase = (action: Action, speech: Speech): string => {
  const words = doingWords[speech.locale];
  switch (action.type) {
    case 'play':
      return speech.card(action.card);
    case 'discard':
      return speech.cards(action.cards);
    case 'bid':
      return contractName(action.contract);
    case 'buy':
      return words.buy(speech.card(action.wanted), speech.card(action.given));
    case 'no-buy':
      return words.noBuy;
    case 'lay':
      return words.lay(speech.card(action.card === 'pagat' ? 'T1' : 'G'));
    default:
      return quoted(wordSaid(action.type), speech.locale);
  }
};
