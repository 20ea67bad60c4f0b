import type { Action, Seat, TableView } from '#engine';
import { contractName, wordSaid } from './contracts.ts';
import { sentenceCase } from './phrases.ts';
import type { Speech } from './speech.ts';
import type { StepWords } from './stepEnglish.ts';

/** A step of a hand: who did what, and the table after it. Both null before the first action. */
export interface StepFacts {
  readonly seat: Seat | null;
  readonly action: Action | null;
  readonly after: TableView;
}

/** One step in words, without a full stop: `Trick 4: Bartl plays XXI and takes it`. */
export const sentenceOfStep = (
  say: StepWords,
  { seat, action, after }: StepFacts,
  speech: Speech,
): string => {
  if (seat === null || action === null) return say.start;
  const who = speech.who(seat);
  return sentenceCase(
    action.type === 'play'
      ? cardSentence(say, seat, action.card, after, speech)
      : wordSentence(say, who, action, after, speech),
  );
};

const wordSentence = (
  say: StepWords,
  who: string,
  action: Exclude<Action, { type: 'play' }>,
  after: TableView,
  speech: Speech,
): string => {
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

const cardSentence = (
  say: StepWords,
  seat: Seat,
  card: string,
  after: TableView,
  speech: Speech,
): string => {
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
