import type { StepWords } from './stepEnglish.ts';

/** What is done at a step of a hand, in German. */
export const stepGerman: StepWords = {
  start: 'Die Karten sind gegeben',
  pass: (who, said) => `${who} passt: „${said}“`,
  bid: (who, contract, said) =>
    said === null ? `${who} sagt ${contract} an` : `${who} sagt ${contract} an: „${said}“`,
  discard: (who, cards, talon) => `${who} nimmt den ${talon} auf und legt ab: ${cards}`,
  buy: (who, wanted, from, given) => `${who} kauft von ${from} ${wanted} und gibt dafür ${given}`,
  noBuy: (who) => `${who} kauft nichts`,
  lay: (who, card) => `${who} legt ${card} aus`,
  lie: (who) => `${who} ist fertig: „ich liege“`,
  good: (who) => `${who} sagt „gut“`,
  schwacher: (who, times) => `${who} gibt einen Schwachen: ×${times}`,
  retour: (who, times) => `${who} sagt „retour“: ×${times}`,
  revoke: (who) => `${who} hat verleugnet; die Partie wird abgebrochen`,
  trick: (number) => `Stich ${number}: `,
  leads: (who, card) => `${who} spielt ${card} aus`,
  plays: (who, card) => `${who} spielt ${card}`,
  andTakes: ' und macht den Stich',
  takes: (who) => `; der Stich geht an ${who}`,
};
