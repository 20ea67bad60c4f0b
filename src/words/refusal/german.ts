import type { Card, Refusal, Seat } from '#engine';
import { actionNouns, actionVerbs, writtenForm } from '../actionPhrases.ts';
import { contractName, gameName } from '../contracts.ts';
import { sentenceCase } from '../phrases.ts';
import type { Speech } from '../speech.ts';
import { isPurchase, MOST_LISTED, type RefusalOf } from './kinds.ts';

/** Why an action is refused and what would be right, in German. */
export const refusalInGerman = (refusal: Refusal, speech: Speech): string =>
  sentenceCase(sentence(refusal, speech.nominative));

const sentence = (refusal: Refusal, speech: Speech): string => {
  const holder = whoOf(refusal.seat, speech);
  switch (refusal.kind) {
    case 'out-of-turn':
      return outOfTurn(refusal, speech);
    case 'unknown-word': {
      const { token, expected } = refusal;
      const known = `„${token}“ ist weder ein Wort noch eine Karte von ${gameName(speech.game)}`;
      return `${known}; ${whatIsDue(expected, speech)}.`;
    }
    case 'incomplete':
      return incomplete(refusal);
    case 'unknown-bid':
      return `„${refusal.bid}“ ist keine Ansage von ${gameName(speech.game)}; angesagt werden ${speech.all(refusal.ladder.map(contractName))}.`;
    case 'bid-too-low': {
      const { bid, standing, higher } = refusal;
      const before = `${speech.who(standing.seat)} hat bereits ${contractName(standing.word)} angesagt`;
      return higher.length === 0
        ? `${before}, das höchste Spiel; ${holder} kann nur noch „gut“ sagen.`
        : `${before}, daher ist ${contractName(bid)} nicht hoch genug: ${holder} kann ${speech.any(higher.map(contractName))} ansagen oder „gut“ sagen.`;
    }
    case 'wrong-number':
      return `Es müssen genau ${refusal.needed} Karten abgelegt werden, nicht ${refusal.given}.`;
    case 'card-twice':
      return `${speech.card(refusal.card)} ist zweimal genannt; es gibt die Karte nur einmal.`;
    case 'card-not-held':
      return `${holder} hat die Karte nicht: ${speech.card(refusal.card)}.`;
    case 'never-discarded':
      return `${speech.card(refusal.card)} darf nicht abgelegt werden: ${speech.cards(refusal.forbidden)} müssen im Blatt bleiben.`;
    case 'escort-missing':
      return escortMissing(refusal, speech);
    case 'not-with-defender':
      return `Kaufen kann man nur eine Karte, die ein Gegenspieler hat; ${speech.card(refusal.card)} ${WHERE[refusal.where]}.`;
    case 'lay-out-not-open':
      return layOutNotOpen(refusal);
    case 'already-laid-out':
      return `Nur eine Karte kann ausgelegt werden, und bei ${speech.who(refusal.by)} liegt schon aus: ${speech.card(refusal.laidOut)}.`;
    case 'word-not-open':
      return wordNotOpen(refusal, speech, holder);
    case 'must-follow': {
      const suit = speech.suit(refusal.led);
      return `${suit} ist ausgespielt, und ${holder} hat ${suit}: ${sentenceCase(oneOf(refusal.legal, speech))} muss zugegeben werden, nicht ${speech.card(refusal.card)}.`;
    }
    case 'must-trump': {
      const suit = speech.suit(refusal.led);
      return `${suit} ist ausgespielt; ${holder} hat davon nichts mehr, aber Trümpfe: ${sentenceCase(oneOf(refusal.legal, speech))} muss gespielt werden, nicht ${speech.card(refusal.card)}.`;
    }
    case 'kept-for-last':
      return `${speech.card(refusal.card)} liegt aus und bleibt für den letzten Stich, solange etwas anderes gespielt werden darf: ${oneOf(refusal.legal, speech)}.`;
    case 'gstiess-now':
      return `Im letzten Stich ist der Gstieß nicht erlaubt; ${holder} muss ihn jetzt spielen, nicht ${speech.card(refusal.card)}.`;
    case 'no-such-seat':
      return `Einen Platz ${refusal.given} gibt es im ${gameName(speech.game)} nicht; die Plätze sind ${speech.all(refusal.seats.map(String))}.`;
  }
};

const whoOf = (seat: Seat | null, speech: Speech): string =>
  seat === null ? 'niemand' : speech.who(seat);

const oneOf = (cards: readonly Card[], speech: Speech): string =>
  cards.length > MOST_LISTED ? `eine von ${cards.length} Karten` : speech.anyCard(cards);

const whatIsDue = (expected: RefusalOf<'out-of-turn'>['expected'], speech: Speech): string => {
  if (expected.seat === null) return 'die Partie ist zu Ende, es darf nichts mehr folgen';
  const verbs = expected.actions.map((action) => actionVerbs.de[action]);
  return `${speech.who(expected.seat)} soll ${speech.any(verbs)}`;
};

const outOfTurn = ({ action, expected, rule }: RefusalOf<'out-of-turn'>, speech: Speech) => {
  if (expected.seat === null) return 'Die Partie ist zu Ende; es darf nichts mehr folgen.';
  const due = whatIsDue(expected, speech);
  switch (rule) {
    case 'dobbm/exchange/solo-dobb-untouched':
      return `Im Solo bleibt der Dobb verdeckt liegen, und abgelegt wird nichts; ${due}.`;
    case 'droggn/exchange/talon-untouched':
      return `Im Super bleibt der Talon verdeckt liegen, und abgelegt wird nichts; ${due}.`;
    case 'droggn/exchange/buy-one-card':
      if (!isPurchase(action)) break;
      return `Gekauft wird nur im Ansager; ${due}.`;
  }
  return `${actionNouns.de[action]} ist hier nicht an der Reihe: ${due}.`;
};

const WANTED = {
  card: 'eine Karte',
  for: 'das Wort „for“',
  'pagat-or-gstiess': '„pagat“ oder „gstiess“',
  seat: 'die Nummer eines Platzes',
} as const;

const incomplete = ({ action, wanted, found }: RefusalOf<'incomplete'>): string => {
  const place =
    found === null
      ? `Das Protokoll endet, wo ${WANTED[wanted]} folgen sollte`
      : `„${found}“ steht, wo ${WANTED[wanted]} stehen sollte`;
  return `„${action}“ ist unvollständig: ${place}, wie in „${writtenForm[action] ?? action}“.`;
};

const COMPANY = {
  droggn: { one: 'einem Trumpf', many: 'Trümpfen', none: 'keiner' },
  dobbm: { one: 'einem Herz', many: 'Herz', none: 'keines' },
} as const;

const escortMissing = (refusal: RefusalOf<'escort-missing'>, speech: Speech): string => {
  const { cards, escorts, available, rule } = refusal;
  const company = COMPANY[speech.game];
  const needed = cards.length === 1 ? company.one : `${cards.length} ${company.many}`;
  const may = cards.length === 1 ? 'darf' : 'dürfen';
  const present = escorts.length === 0 ? company.none : `nur ${speech.cards(escorts)}`;
  const said = `${speech.cards(cards)} ${may} nur zusammen mit ${needed} abgelegt werden; hier ist ${present} dabei`;
  if (rule === 'droggn/exchange/one-king') {
    return `${said}. Jeder König braucht seinen eigenen Trumpf, also kann nur einer weg.`;
  }
  if (rule === 'dobbm/exchange/heart-sow-no-escort') {
    return `${said}. Die Herz-Sau zählt nicht als Begleitung.`;
  }
  if (available.length === 0) return `${said}, und auch im Blatt ist ${company.none}.`;
  return `${said}. Im Blatt: ${speech.cards(available)}.`;
};

const WHERE: Readonly<Record<RefusalOf<'not-with-defender'>['where'], string>> = {
  hand: 'ist im eigenen Blatt des Alleinspielers',
  discard: 'liegt unter den abgelegten Karten',
  given: 'ist gerade die Karte, die dafür gegeben werden soll',
  talon: 'liegt im Talon',
  elsewhere: 'hat kein Gegenspieler',
};

const layOutNotOpen = ({ by, card, contract, rule }: RefusalOf<'lay-out-not-open'>): string => {
  if (rule === 'droggn/announcing/moment-of-lay-out') {
    return by === 'declarer'
      ? 'Der Alleinspieler kann eine Karte nur auslegen, bevor er „ich liege“ sagt.'
      : 'Ein Gegenspieler darf den Pagat nur vor seinem ersten Wort beim Schießen auslegen.';
  }
  if (by === 'defender') {
    return card === 'gstiess'
      ? 'Ein Gegenspieler kann nur den Pagat auslegen, nicht den Gstieß.'
      : 'Gegen einen Super Mord darf kein Gegenspieler den Pagat auslegen.';
  }
  return card === 'gstiess'
    ? `Der Gstieß kann nur im Super Mord ausgelegt werden; gespielt wird aber ${contractName(contract)}.`
    : `Im ${contractName(contract)} kann der Pagat nicht ausgelegt werden.`;
};

const wordNotOpen = (
  { word, open, doublings }: RefusalOf<'word-not-open'>,
  speech: Speech,
  holder: string,
): string => {
  const choice = speech.any(open.map((one) => `„${one}“`));
  if (word === 'retour' && doublings === 0) {
    return `Noch hat niemand einen Schwachen gegeben, auf den ein Retour folgen könnte; ${holder} sagt ${choice}.`;
  }
  if (word === 'retour') {
    return `Nach ${doublings} Verdoppelungen ist in diesem Programm Schluss; ${holder} sagt ${choice}.`;
  }
  const bound = speech.game === 'droggn' ? 'beide' : 'alle';
  return `Ein Schwacher ist schon gegeben und bindet ${bound} Gegenspieler; ${holder} sagt ${choice}.`;
};
