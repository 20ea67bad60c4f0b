import {
  type Action,
  accountOf,
  appendEntry,
  type ClosingKind,
  type Deal,
  defaultOptions,
  type Evening,
  type Game,
  type GameId,
  games,
  type HandState,
  type Options,
  type Player,
  type Seat,
  seatOf,
  tokenize,
} from '#engine';
import type { Strength } from '#players';
import type { HandRecord } from '#record';
import { dealOf, mix } from './shuffle.ts';

/** Whether the computer's players wait a little, so that they can be followed. */
export type Pace = 'calm' | 'brisk';

/** What was agreed, and the hand on the table. Everything else follows from it. */
export interface Playing {
  readonly strength: Strength;
  readonly pace: Pace;
  /** The deals, and what the computer's players do by lot, follow from it. */
  readonly seed: number;
  /** Which hand lies on the table: from 0, one more with each. The deal follows from it. */
  readonly hand: number;
  /** What was said and played in the hand on the table, as a record writes it. */
  readonly actions: string;
  readonly course: EveningCourse | SingleCourse;
}

/** Whole evenings; the reader is player 1. */
export interface EveningCourse {
  readonly kind: 'evening';
  /** Under this the evening stands in the account of an evening. */
  readonly id: string;
  readonly evening: Evening;
  /** How many of its entries stand in that account, as far as the table knows. */
  readonly kept: number;
}

/** One hand of a link, taken up at a step of it. */
export interface SingleCourse {
  readonly kind: 'single';
  readonly record: HandRecord;
  readonly seat: Seat;
}

/** A hand on the table, with who sits where. */
export interface Hand {
  readonly game: Game;
  readonly options: Options;
  readonly deal: Deal;
  /** Names by seat, and who rests. */
  readonly names: readonly string[];
  readonly rests: string | null;
  /** The reader's seat; null if he rests. */
  readonly own: Seat | null;
  /** The seat that must declare without an auction. */
  readonly mustDeclare: Seat | null;
  /** Who has dealt, and the closing rounds that it belongs to, in an evening. */
  readonly dealer: string | null;
  readonly closing: ClosingKind | null;
}

const YOU: Player = 1;

/** The hand that is played now; null when the evening is over. */
export const handOn = ({ course, seed, hand: number }: Playing): Hand | null => {
  if (course.kind === 'single') {
    const { record, seat } = course;
    const game = games[record.game];
    return {
      game,
      options: record.options,
      deal: record.deal,
      names: record.players ?? game.seats.map(String),
      rests: record.rests,
      own: seat,
      mustDeclare: null,
      dealer: null,
      closing: null,
    };
  }
  const { terms } = course.evening;
  const { next } = accountOf(course.evening);
  if (next.kind === 'over') return null;
  const { sitting, mustDeclare, closing } = next;
  const game = games[terms.game];
  const nameOf = (player: Player): string => terms.players[player - 1] ?? '';
  return {
    game,
    options: { ...defaultOptions(game.optionSpecs), ...terms.options },
    deal: dealOf(terms.game, mix(seed, number), sitting.resting !== null),
    names: sitting.seats.map(nameOf),
    rests: sitting.resting === null ? null : nameOf(sitting.resting),
    own: seatOf(sitting, YOU),
    mustDeclare: mustDeclare === null ? null : seatOf(sitting, mustDeclare),
    dealer: nameOf(sitting.dealer),
    closing: closing?.kind ?? null,
  };
};

/** Something done, with the table before and after it. */
export interface Done {
  /** Its place in the hand, from 1. */
  readonly number: number;
  readonly seat: Seat | null;
  readonly action: Action;
  readonly state: HandState;
}

/** The states of a hand, the first before the first word. Null if the actions are not legal. */
export const coursesOf = (
  { game, deal, options }: Hand,
  actions: string,
): { readonly start: HandState; readonly done: readonly Done[] } | null => {
  const start = game.start(deal, options);
  const done: Done[] = [];
  const tokens = tokenize(actions);
  let state = start;
  let at = 0;
  for (;;) {
    const reading = game.notation.read(tokens, at);
    if (!reading) return { start, done };
    if (!reading.ok) return null;
    const { action, next } = reading.value;
    const seat = game.turn(state);
    const applied = game.apply(state, action);
    if (!applied.ok) return null;
    state = applied.value;
    at = next;
    done.push({ number: done.length + 1, seat, action, state });
  }
};

/** The actions with one more. */
export const withAction = ({ game }: Hand, actions: string, action: Action): string =>
  [actions, ...game.notation.print(action)].filter(Boolean).join(' ');

/** The hand as a record, to be linked, saved, and walked through. */
export const recordOn = (hand: Hand, actions: string): HandRecord => ({
  game: hand.game.id,
  options: hand.options,
  players: hand.names,
  rests: hand.rests,
  deal: hand.deal,
  actions,
});

/** The evening with the hand that has been played to its end; null if it cannot be entered. */
export const courseAfter = (playing: Playing): EveningCourse | null => {
  const { course, actions } = playing;
  const hand = handOn(playing);
  if (course.kind !== 'evening' || !hand) return null;
  const { deal } = hand;
  const entered = appendEntry(course.evening, {
    type: 'played',
    deal: deal.hands.map((cards) => cards.join(' ')),
    talon: deal.talon.join(' '),
    actions,
  });
  return entered.ok ? { ...course, evening: entered.value.evening } : null;
};

/** The table cleared for the next hand of an evening. */
export const withNext = (playing: Playing, course: EveningCourse): Playing => ({
  ...playing,
  hand: playing.hand + 1,
  actions: '',
  course,
});

/** The evening with its closing rounds called. */
export const withCall = (course: EveningCourse, kind: ClosingKind): EveningCourse => {
  const entered = appendEntry(course.evening, { type: kind });
  return entered.ok ? { ...course, evening: entered.value.evening } : course;
};

/** The hand of a link as it was taken up. */
export const withAgain = (playing: Playing): Playing =>
  playing.course.kind === 'single'
    ? { ...playing, hand: playing.hand + 1, actions: playing.course.record.actions }
    : playing;

/**
 * Whether another copy of the same table has gone on from here, or has gone on otherwise: what was
 * done first counts.
 */
export const isAhead = (other: Playing, playing: Playing): boolean => {
  const { seed, course, hand, actions } = playing;
  if (other.seed !== seed || other.course.kind !== course.kind) return false;
  if (other.hand !== hand) return other.hand > hand;
  return other.actions !== actions && other.actions.length >= actions.length;
};

export interface Agreed {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly strength: Strength;
  readonly pace: Pace;
  readonly seed: number;
  readonly date: string;
  readonly id: string;
  readonly title: string;
}

/** A new evening, with a first dealer drawn by lot. */
export const newPlaying = (agreed: Agreed): Playing => {
  const { game, names, strength, pace, seed, date, id, title } = agreed;
  const firstDealer = (((mix(seed, 77) >>> 0) % names.length) + 1) as Player;
  const common = { players: names, firstDealer, options: {} };
  const terms = game === 'droggn' ? { ...common, game, groschen: 10 } : { ...common, game };
  const evening: Evening = { title, date, terms, entries: [] };
  const course: EveningCourse = { kind: 'evening', id, evening, kept: 0 };
  return { strength, pace, seed, hand: 0, actions: '', course };
};
