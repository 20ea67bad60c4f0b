import type { Card, Refusal, Seat } from '#engine';
import { actionNouns, actionVerbs, writtenForm } from '../actionPhrases.ts';
import { contractName, gameName } from '../contracts.ts';
import { sentenceCase } from '../phrases.ts';
import type { Speech } from '../speech.ts';
import { isPurchase, MOST_LISTED, type RefusalOf } from './kinds.ts';

/** Why an action is refused and what would be right, in English. */
export const refusalInEnglish = (refusal: Refusal, speech: Speech): string =>
  sentenceCase(sentence(refusal, speech));

const sentence = (refusal: Refusal, speech: Speech): string => {
  const holder = whoOf(refusal.seat, speech);
  switch (refusal.kind) {
    case 'out-of-turn':
      return outOfTurn(refusal, speech);
    case 'unknown-word': {
      const { token, expected } = refusal;
      const known = `“${token}” is neither a word nor a card of ${gameName(speech.game)}`;
      return `${known}; ${whatIsDue(expected, speech)}.`;
    }
    case 'incomplete':
      return incomplete(refusal);
    case 'unknown-bid':
      return `“${refusal.bid}” is no bid of ${gameName(speech.game)}; the bids are ${speech.all(refusal.ladder.map(contractName))}.`;
    case 'bid-too-low': {
      const { bid, standing, higher } = refusal;
      const before = `${speech.who(standing.seat)} has already bid ${contractName(standing.word)}`;
      return higher.length === 0
        ? `${before}, the highest bid, so ${holder} can only pass.`
        : `${before}, so ${contractName(bid)} is not high enough: ${holder} may bid ${speech.any(higher.map(contractName))}, or pass.`;
    }
    case 'wrong-number':
      return `Exactly ${refusal.needed} cards must be discarded, not ${refusal.given}.`;
    case 'card-twice':
      return `${speech.card(refusal.card)} is named twice; there is only one.`;
    case 'card-not-held':
      return `${holder} does not hold ${speech.card(refusal.card)}.`;
    case 'never-discarded':
      return `${speech.card(refusal.card)} may not be discarded: ${speech.cards(refusal.forbidden)} must stay in the hand.`;
    case 'escort-missing':
      return escortMissing(refusal, speech);
    case 'not-with-defender':
      return `Only a card that a defender holds can be bought; ${speech.card(refusal.card)} ${WHERE[refusal.where]}.`;
    case 'lay-out-not-open':
      return layOutNotOpen(refusal);
    case 'already-laid-out':
      return `Only one card can be laid out, and ${speech.who(refusal.by)} has laid out ${speech.card(refusal.laidOut)}.`;
    case 'word-not-open':
      return wordNotOpen(refusal, speech, holder);
    case 'must-follow': {
      const suit = speech.suit(refusal.led);
      return `${suit} were led and ${holder} holds ${suit}, so ${oneOf(refusal.legal, speech)} must be played, not ${speech.card(refusal.card)}.`;
    }
    case 'must-trump': {
      const suit = speech.suit(refusal.led);
      return `${suit} were led; ${holder} has none left but holds trumps, so ${oneOf(refusal.legal, speech)} must be played, not ${speech.card(refusal.card)}.`;
    }
    case 'kept-for-last':
      return `${speech.card(refusal.card)} lies out and must be kept for the last trick as long as another card may be played: ${oneOf(refusal.legal, speech)}.`;
    case 'gstiess-now':
      return `The Gstieß may not be played to the last trick, so ${holder} must play it now, not ${speech.card(refusal.card)}.`;
    case 'no-such-seat':
      return `There is no seat ${refusal.given} in ${gameName(speech.game)}; the seats are ${speech.all(refusal.seats.map(String))}.`;
  }
};

const whoOf = (seat: Seat | null, speech: Speech): string =>
  seat === null ? 'nobody' : speech.who(seat);

const oneOf = (cards: readonly Card[], speech: Speech): string =>
  cards.length > MOST_LISTED ? `one of ${cards.length} cards` : speech.anyCard(cards);

const whatIsDue = (expected: RefusalOf<'out-of-turn'>['expected'], speech: Speech): string => {
  if (expected.seat === null) return 'the hand is over and nothing may follow';
  const verbs = expected.actions.map((action) => actionVerbs.en[action]);
  return `${speech.who(expected.seat)} is to ${speech.any(verbs)}`;
};

const outOfTurn = ({ action, expected, rule }: RefusalOf<'out-of-turn'>, speech: Speech) => {
  if (expected.seat === null) return 'The hand is over; nothing may follow.';
  const due = whatIsDue(expected, speech);
  switch (rule) {
    case 'dobbm/exchange/solo-dobb-untouched':
      return `In a Solo the Dobb stays face down and nothing is discarded; ${due}.`;
    case 'droggn/exchange/talon-untouched':
      return `In a Super the talon stays face down and nothing is discarded; ${due}.`;
    case 'droggn/exchange/buy-one-card':
      if (!isPurchase(action)) break;
      return `Only in an Ansager can a card be bought; ${due}.`;
  }
  return `${actionNouns.en[action]} is out of place here: ${due}.`;
};

const WANTED = {
  card: 'a card',
  for: 'the word “for”',
  'pagat-or-gstiess': '“pagat” or “gstiess”',
  seat: 'the number of a seat',
} as const;

const incomplete = ({ action, wanted, found }: RefusalOf<'incomplete'>): string => {
  const place =
    found === null
      ? `the record ends where ${WANTED[wanted]} should follow`
      : `“${found}” stands where ${WANTED[wanted]} should`;
  return `“${action}” is incomplete: ${place}, as in “${writtenForm[action] ?? action}”.`;
};

const escortMissing = (refusal: RefusalOf<'escort-missing'>, speech: Speech): string => {
  const { cards, escorts, available, rule } = refusal;
  const one = speech.game === 'droggn' ? 'trump' : 'heart';
  const needed = cards.length === 1 ? `a ${one}` : `${cards.length} ${one}s`;
  const present = escorts.length === 0 ? 'none' : `only ${speech.cards(escorts)}`;
  const said = `${speech.cards(cards)} may be discarded only along with ${needed}; this discard has ${present}`;
  if (rule === 'droggn/exchange/one-king') {
    return `${said}. Each king needs a trump of its own, so only one king can go.`;
  }
  if (rule === 'dobbm/exchange/heart-sow-no-escort') {
    return `${said}: the heart sow does not count as company.`;
  }
  if (available.length === 0) return `${said}, and neither has the hand.`;
  return `${said}. In the hand: ${speech.cards(available)}.`;
};

const WHERE: Readonly<Record<RefusalOf<'not-with-defender'>['where'], string>> = {
  hand: 'is in the declarer’s own hand',
  discard: 'is in the declarer’s discard',
  given: 'is the very card that is offered for it',
  talon: 'is in the talon',
  elsewhere: 'is in no defender’s hand',
};

const layOutNotOpen = ({ by, card, contract, rule }: RefusalOf<'lay-out-not-open'>): string => {
  if (rule === 'droggn/announcing/moment-of-lay-out') {
    return by === 'declarer'
      ? 'The declarer can lay a card out only before saying “lie”.'
      : 'A defender may lay out the Pagat only before his own first word in the doubling.';
  }
  if (by === 'defender') {
    return card === 'gstiess'
      ? 'A defender can lay out the Pagat only, not the Gstieß.'
      : 'Against a Super Mord no defender may lay out the Pagat.';
  }
  return card === 'gstiess'
    ? `The Gstieß can be laid out only in a Super Mord; the contract here is ${contractName(contract)}.`
    : `The Pagat cannot be laid out in the contract ${contractName(contract)}.`;
};

const wordNotOpen = (
  { word, open, doublings }: RefusalOf<'word-not-open'>,
  speech: Speech,
  holder: string,
): string => {
  const choice = speech.any(open.map((one) => `“${one}”`));
  if (word === 'retour' && doublings === 0) {
    return `Nobody has given a Schwacher that a retour could answer; ${holder} says ${choice}.`;
  }
  if (word === 'retour') {
    return `After ${doublings} doublings this program stops; ${holder} says ${choice}.`;
  }
  const bound = speech.game === 'droggn' ? 'both' : 'all';
  return `There has been a Schwacher, which binds ${bound} defenders; ${holder} says ${choice}.`;
};
