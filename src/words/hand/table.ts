import { both } from '../locale.ts';
import { counted } from '../numbers.ts';

/** The whole table at a moment, in sentences. */
export const tableWords = both(
  {
    none: 'nothing',
    trick: (number: number, cards: string) => `Trick ${number}: ${cards}.`,
    played: (who: string, card: string) => `${who} ${card}`,
    holds: (who: string, cards: string) => `${who} holds ${cards}.`,
    holdsHidden: (who: string, count: number) =>
      `${who} holds ${counted(count, 'card', 'cards')}, face down.`,
    heap: (name: string, cards: string) => `${name}: ${cards}.`,
    faceDown: (count: number) => `${counted(count, 'card', 'cards')}, face down`,
    bought: (card: string, from: string, given: string) =>
      `Bought: ${card} from ${from}, for ${given}.`,
    points: (declarer: number, defenders: number) =>
      `Card points: declarer ${declarer}, defenders ${defenders}.`,
  },
  {
    none: 'nichts',
    trick: (number, cards) => `Stich ${number}: ${cards}.`,
    played: (who, card) => `${who} ${card}`,
    holds: (who, cards) => `${who} hat in der Hand: ${cards}.`,
    holdsHidden: (who, count) => `${who} hat ${counted(count, 'Karte', 'Karten')}, verdeckt.`,
    heap: (name, cards) => `${name}: ${cards}.`,
    faceDown: (count) => `${counted(count, 'Karte', 'Karten')}, verdeckt`,
    bought: (card, from, given) => `Gekauft: ${card} von ${from}, dafür ${given}.`,
    points: (declarer, defenders) => `Augen: Alleinspieler ${declarer}, Gegenspieler ${defenders}.`,
  },
);
