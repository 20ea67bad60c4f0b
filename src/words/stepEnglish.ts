/** What is done at a step of a hand, in English. */
export const stepEnglish = {
  start: 'The cards are dealt',
  pass: (who: string, said: string) => `${who} passes: “${said}”`,
  bid: (who: string, contract: string, said: string | null) =>
    said === null ? `${who} bids ${contract}` : `${who} bids ${contract}: “${said}”`,
  discard: (who: string, cards: string, talon: string) =>
    `${who} takes up the ${talon} and discards ${cards}`,
  buy: (who: string, wanted: string, from: string, given: string) =>
    `${who} buys ${wanted} from ${from} and gives ${given} for it`,
  noBuy: (who: string) => `${who} buys nothing`,
  lay: (who: string, card: string) => `${who} lays out ${card}`,
  lie: (who: string) => `${who} is ready: “ich liege”`,
  good: (who: string) => `${who} says “gut”`,
  schwacher: (who: string, times: number) => `${who} gives a Schwacher: ×${times}`,
  retour: (who: string, times: number) => `${who} says “retour”: ×${times}`,
  revoke: (who: string) => `${who} has revoked; the hand stops`,
  trick: (number: number) => `Trick ${number}: `,
  leads: (who: string, card: string) => `${who} leads ${card}`,
  plays: (who: string, card: string) => `${who} plays ${card}`,
  andTakes: ' and takes it',
  takes: (who: string) => `; ${who} takes it`,
};

export type StepWords = typeof stepEnglish;
