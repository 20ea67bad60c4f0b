import { both } from '../locale.ts';

/** What is said of a guess, and hints. */
export const guessWords = both(
  {
    right: 'Right.',
    asGood: (card: string, instead: string) =>
      `As good: ${card} comes to the same as ${instead}, which is played here.`,
    other: (what: string) => `${what}: allowed, but in this hand it goes otherwise. Try again.`,
    partly: (cards: string) => `This much is right: ${cards}.`,
    noneRight: 'None of these cards.',
    variation: (title: string) => `The author has followed this way: “${title}”.`,
    open: 'See it',
    noMoreHints: 'There is no further hint. Choose, or have it shown.',
    suits: (suits: string) => `It is about: ${suits}.`,
    among: (cards: string) => `It is one of these: ${cards}.`,
    not: (what: string) => `Not this: ${what}.`,
    putsAway: (card: string) => `Put away is, among others, ${card}.`,
    buys: 'A card is bought.',
    buysNot: 'Nothing is bought.',
    wants: (card: string) => `The card wanted is ${card}.`,
  },
  {
    right: 'Richtig.',
    asGood: (card, instead) =>
      `Ebenso gut: ${card} kommt auf dasselbe hinaus wie ${instead}, und das wird hier gespielt.`,
    other: (what) =>
      `${what}: erlaubt, aber in dieser Partie geht es anders weiter. Raten Sie noch einmal.`,
    partly: (cards) => `So viel stimmt: ${cards}.`,
    noneRight: 'Keine von diesen Karten.',
    variation: (title) => `Diesen Weg hat der Verfasser weiterverfolgt: „${title}“.`,
    open: 'Ansehen',
    noMoreHints: 'Mehr Hinweise gibt es nicht. Wählen Sie, oder lassen Sie es sich zeigen.',
    suits: (suits) => `Es geht um: ${suits}.`,
    among: (cards) => `Eine von diesen: ${cards}.`,
    not: (what) => `Nicht: ${what}.`,
    putsAway: (card) => `Abgelegt wird unter anderem ${card}.`,
    buys: 'Es wird gekauft.',
    buysNot: 'Es wird nichts gekauft.',
    wants: (card) => `Gewünscht wird ${card}.`,
  },
);
