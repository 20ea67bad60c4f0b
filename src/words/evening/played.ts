import type { ActionType, DealFault, EveningRefusal, Seat } from '#engine';
import { actionVerbs } from '../actionPhrases.ts';
import { both } from '../locale.ts';
import { anyOf } from '../numbers.ts';
import { refusalSentence } from '../refusal/index.ts';
import { createSpeech, type Speech } from '../speech.ts';
import { type Company, nameOf } from './company.ts';

/** Why a hand with every card cannot be: its deal, an action in it, or its end. */
export type PlayedRefusal = Extract<
  EveningRefusal,
  { readonly kind: 'no-deal' | 'action-refused' | 'unfinished' }
>;

export type SayPlayed = (refusal: PlayedRefusal, company: Company) => string;

const words = both(
  {
    action: (number: number, why: string) => `Word ${number} of the actions: ${why}`,
    unfinished: (who: string, due: string) =>
      `The record stops before the end: ${who} is to ${due}.`,
    somebody: 'somebody',
    talon: 'The talon',
    hand: (seat: Seat) => `The hand of seat ${seat}`,
    hands: (given: number, needed: number) => `The deal has ${given} hands instead of ${needed}.`,
    size: (heap: string, given: number, needed: number) =>
      `${heap} has ${given} cards instead of ${needed}.`,
    unknownCard: (heap: string, card: string) =>
      `${heap} has “${card}”, which is no card of this game.`,
    cardTwice: (card: string) => `The card ${card} is dealt twice.`,
  },
  {
    action: (number, why) => `Wort ${number} unter „actions“: ${why}`,
    unfinished: (who, due) => `Das Protokoll bricht vor dem Ende ab: ${who} soll ${due}.`,
    somebody: 'jemand',
    talon: 'Im Talon',
    hand: (seat) => `Im Blatt von Platz ${seat}`,
    hands: (given, needed) => `Ausgeteilt sind ${given} Blätter statt ${needed}.`,
    size: (heap, given, needed) => `${heap} sind ${given} Karten statt ${needed}.`,
    unknownCard: (heap, card) => `${heap} ist „${card}“; eine solche Karte hat dieses Spiel nicht.`,
    cardTwice: (card) => `Die Karte ${card} ist zweimal ausgeteilt.`,
  },
);

const speechIn = (company: Company): Speech => {
  const { locale, terms, sitting } = company;
  const players = sitting?.seats.map((player) => nameOf(company, player)) ?? null;
  return createSpeech({ locale, game: terms.game, players });
};

const dealFault = (fault: DealFault, { locale }: Company): string => {
  const say = words[locale];
  const heap = (seat: Seat | null): string => (seat === null ? say.talon : say.hand(seat));
  switch (fault.kind) {
    case 'hands':
      return say.hands(fault.given, fault.needed);
    case 'size':
      return say.size(heap(fault.seat), fault.given, fault.needed);
    case 'unknown-card':
      return say.unknownCard(heap(fault.seat), fault.card);
    case 'card-twice':
      return say.cardTwice(fault.card);
  }
};

/** Says why a hand with every card cannot be, with the words of the referee. */
export const playedRefusalSentence: SayPlayed = (refusal, company) => {
  const { locale } = company;
  const say = words[locale];
  const speech = speechIn(company);
  switch (refusal.kind) {
    case 'no-deal':
      return dealFault(refusal.fault, company);
    case 'action-refused':
      return say.action(refusal.token + 1, refusalSentence(refusal.refusal, speech));
    case 'unfinished': {
      const { seat, actions } = refusal.expected;
      const verb = (action: ActionType): string => actionVerbs[locale][action];
      const who = seat === null ? say.somebody : speech.who(seat);
      return say.unfinished(who, anyOf(actions.map(verb), locale));
    }
  }
};
