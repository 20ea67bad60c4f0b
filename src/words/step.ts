import type { Action, Seat, TableView } from '#engine';
import { contractName, wordSaid } from './contracts.ts';
import { both } from './locale.ts';
import { sentenceCase } from './phrases.ts';
import type { Speech } from './speech.ts';

/** A step of a hand: who did what, and the table after it. Both null before the first action. */
export interface StepFacts {
  readonly seat: Seat | null;
  readonly action: Action | null;
  readonly after: TableView;
}

const words = both(
  {
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
  },
  {
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
  },
);

/** One step in words, without a full stop: `Trick 4: Bartl plays XXI and takes it`. */
export const stepSentence = ({ seat, action, after }: StepFacts, speech: Speech): string => {
  const say = words[speech.locale];
  if (seat === null || action === null) return say.start;
  const who = speech.who(seat);
  return sentenceCase(
    action.type === 'play'
      ? cardSentence(seat, action.card, after, speech)
      : wordSentence(who, action, after, speech),
  );
};

const wordSentence = (
  who: string,
  action: Exclude<Action, { type: 'play' }>,
  after: TableView,
  speech: Speech,
): string => {
  const say = words[speech.locale];
  switch (action.type) {
    case 'pass': {
      const bidBefore = after.calls.some((call) => call.word !== 'pass');
      return say.pass(who, wordSaid('pass', bidBefore));
    }
    case 'bid': {
      const contract = contractName(action.contract);
      const said = wordSaid(action.contract);
      return say.bid(who, contract, said === contract ? null : said);
    }
    case 'discard':
      return say.discard(
        who,
        speech.cards(action.cards),
        speech.game === 'droggn' ? 'Talon' : 'Dobb',
      );
    case 'buy': {
      const from = after.bought ? speech.who(after.bought.from) : '';
      return say.buy(who, speech.card(action.wanted), from, speech.card(action.given));
    }
    case 'no-buy':
      return say.noBuy(who);
    case 'lay':
      return say.lay(who, speech.card(action.card === 'pagat' ? 'T1' : 'G'));
    case 'lie':
      return say.lie(who);
    case 'good':
      return say.good(who);
    case 'schwacher':
      return say.schwacher(who, after.multiplier);
    case 'retour':
      return say.retour(who, after.multiplier);
    case 'revoke':
      return say.revoke(speech.who(action.seat));
  }
};

const cardSentence = (seat: Seat, card: string, after: TableView, speech: Speech): string => {
  const say = words[speech.locale];
  const who = speech.who(seat);
  const named = speech.card(card);
  const finished = after.trick === null ? after.tricks.at(-1) : undefined;
  const number = after.tricks.length + (finished ? 0 : 1);
  const trick = say.trick(number);
  if (finished) {
    const winner = finished.winner;
    const taken = winner === seat ? say.andTakes : say.takes(speech.who(winner));
    return `${trick}${say.plays(who, named)}${taken}`;
  }
  const led = after.trick?.cards.length === 1;
  return `${trick}${led ? say.leads(who, named) : say.plays(who, named)}`;
};
