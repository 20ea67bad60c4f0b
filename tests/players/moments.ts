import {
  type Action,
  type Card,
  type Deal,
  type Game,
  type GameId,
  games,
  type HandState,
  type Options,
  playerOf,
  type Seat,
} from '#engine';
import { decide, type Moment, type SeatView, type Strength, seatView } from '#players';
import { below, type Chance } from '#solver';
import { dealerOf } from '../../src/players/sampling/deal.ts';
import { hiddenFrom } from '../../src/players/sampling/hidden.ts';
import { applied, pick, randomDeal } from '../solver/hands.ts';

/** A hand on its way: how it was dealt and everything that was done. */
export interface Course extends Moment {
  readonly deal: Deal;
  readonly actions: readonly Action[];
}

const QUICK: readonly Strength[] = ['beginner', 'ordinary'];

/** Mostly what a player would do, now and then anything legal. */
const nextAction = (moment: Moment, chance: Chance): Action => {
  const { game, state } = moment;
  const seat = game.turn(state);
  if (seat === null) throw new Error('the hand is over');
  const open = game.legalActions(state).filter(({ type }) => type !== 'retour');
  const any = below(chance, 3) === 0 && open.length > 0 && state.phase !== 'buying';
  return any ? pick(open, chance) : decide(seatView(moment, seat), pick(QUICK, chance), chance);
};

/** A hand up to the first moment that is looked for. Null if it is over before. */
export const courseUntil = (
  id: GameId,
  chance: Chance,
  isIt: (moment: Moment, done: number) => boolean,
  options: Options = {},
): Course | null => {
  const game: Game = games[id];
  const deal = randomDeal(game, chance);
  let state: HandState = game.start(deal, options);
  const actions: Action[] = [];
  while (game.turn(state) !== null) {
    if (isIt({ game, options, state }, actions.length)) {
      return { game, options, state, deal, actions };
    }
    const action = nextAction({ game, options, state }, chance);
    state = applied(game, state, action);
    actions.push(action);
  }
  return null;
};

/** The moments of a course, one before each action, the last one without. */
export const momentsOf = ({ game, options, deal, actions }: Course): readonly Moment[] => {
  let state: HandState = game.start(deal, options);
  return [
    { game, options, state },
    ...actions.map((action) => {
      state = applied(game, state, action);
      return { game, options, state };
    }),
  ];
};

const playedBy = (view: SeatView, seats: number, seat: Seat): readonly Card[] =>
  [...view.tricks, ...(view.trick ? [view.trick] : [])].flatMap((trick) =>
    trick.cards.filter((card) => playerOf(trick, card, seats) === seat),
  );

/** Takes cards that are to be elsewhere out of a hand. */
const exchanged = (
  cards: readonly Card[],
  out: Card | null,
  into: Card | null,
): readonly Card[] => [...cards.filter((card) => card !== out), ...(into === null ? [] : [into])];

/**
 * Another course that looks the same from the seat to act: the cards that it does not see are dealt
 * anew, with all that it has seen. Null if the deal drawn could not have come to this.
 */
export const otherCourse = (course: Course, chance: Chance): Course | null => {
  const { game, options, state, actions } = course;
  const seat = game.turn(state);
  if (seat === null) throw new Error('nobody is to act');
  const view = seatView(course, seat);
  const { declarer, bought } = view;
  const world = dealerOf(hiddenFrom(view), () => 1)(chance);
  const held = world.hands.map((cards, index) => [
    ...cards,
    ...playedBy(view, game.seats.length, game.seats[index] as Seat),
  ]);
  // The exchange is taken back: the given card, where it is not seen, is any that the seller has.
  let given: Card | null = bought?.given ?? null;
  if (bought && declarer !== null) {
    const seller = held[bought.from - 1] as Card[];
    given ??= pick(seller, chance);
    held[declarer - 1] = [...exchanged(held[declarer - 1] as Card[], bought.card, given)];
    held[bought.from - 1] = [...exchanged(seller, given, bought.card)];
  }
  const took = game.view(state).talonTaken && declarer !== null;
  let talon = world.aside;
  if (took && declarer !== seat) {
    // What was put away came from hand and talon together: any three of all may have been the talon.
    const whole = [...(held[declarer - 1] as Card[]), ...world.aside];
    talon = [];
    while (talon.length < game.talonSize) {
      talon = [...talon, ...whole.splice(below(chance, whole.length), 1)];
    }
    held[declarer - 1] = whole;
  } else if (took) {
    talon = view.talon ?? [];
    held[seat - 1] = [
      ...((view.discard ? held[seat - 1] : view.hand) ?? []),
      ...(view.discard ?? []),
    ].filter((card) => !talon.includes(card));
  }
  const deal: Deal = { ...course.deal, hands: held, talon };
  let other: HandState = game.start(deal, options);
  const done: Action[] = [];
  for (const action of actions) {
    let changed = action;
    if (action.type === 'discard' && declarer !== seat) changed = { ...action, cards: world.aside };
    if (action.type === 'buy' && given !== null) changed = { ...action, given };
    const next = game.apply(other, changed);
    if (!next.ok) return null;
    other = next.value;
    done.push(changed);
  }
  return { game, options, state: other, deal, actions: done };
};
