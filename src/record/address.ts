import type { Action } from '#engine';

/**
 * Names the actions of one hand, in their order: the auction `a1`, `a2` …, the exchange `x` and
 * `buy`, `lay` and `lie`, the doubling `d1`, `d2` …, cards `t4.2` (trick 4, second card), `revoke`.
 * An address is permanent: notes and links hold on to it.
 */
export const createAddresser = (seats: number): ((action: Action) => string) => {
  let calls = 0;
  let words = 0;
  let cards = 0;
  return (action) => {
    switch (action.type) {
      case 'pass':
      case 'bid':
        calls += 1;
        return `a${calls}`;
      case 'discard':
        return 'x';
      case 'buy':
      case 'no-buy':
        return 'buy';
      case 'lay':
      case 'lie':
      case 'revoke':
        return action.type;
      case 'good':
      case 'schwacher':
      case 'retour':
        words += 1;
        return `d${words}`;
      case 'play': {
        const trick = Math.floor(cards / seats) + 1;
        const place = (cards % seats) + 1;
        cards += 1;
        return `t${trick}.${place}`;
      }
    }
  };
};
