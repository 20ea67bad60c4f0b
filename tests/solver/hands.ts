import {
  type Action,
  type Card,
  type Deal,
  type Game,
  type GameId,
  games,
  type HandState,
  type Options,
} from '#engine';
import { below, type Chance, type Position, positionOf } from '#solver';

/** A reproducible source of chance. */
export const chanceOf = (seed: number): Chance => ({ state: Math.imul(seed + 1, 0x9e3779b1) | 1 });

export const pick = <Item>(items: readonly Item[], chance: Chance): Item => {
  const item = items[below(chance, items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

export const shuffled = <Item>(items: readonly Item[], chance: Chance): readonly Item[] => {
  const left = [...items];
  return items.map(() => left.splice(below(chance, left.length), 1)[0] as Item);
};

/** Any deal of a game. */
export const randomDeal = (game: Game, chance: Chance): Deal => {
  const pack = shuffled(game.pack, chance);
  return {
    hands: game.seats.map((seat) => pack.slice((seat - 1) * game.handSize, seat * game.handSize)),
    talon: pack.slice(game.seats.length * game.handSize),
    rests: false,
  };
};

const discardOf = (game: Game, state: HandState, chance: Chance): Action => {
  const { hands, declarer } = game.view(state);
  const hand = hands[(declarer ?? 1) - 1] ?? [];
  for (;;) {
    const cards = shuffled(hand, chance).slice(0, game.talonSize);
    const action: Action = { type: 'discard', cards };
    if (game.apply(state, action).ok) return action;
  }
};

/** Any way on but a Super Mord, which is drawn apart, and no more than two doublings. */
const wordOf = (game: Game, state: HandState, chance: Chance, superMord: boolean): Action => {
  if (state.phase === 'discarding') return discardOf(game, state, chance);
  const words = game.legalActions(state).filter((action) => {
    if (action.type === 'bid') return (action.contract === 'super-mord') === superMord;
    if (action.type === 'pass') return below(chance, 2) === 0;
    return action.type !== 'retour';
  });
  if (words.length === 0) return { type: 'pass' };
  const lay = words.find((action) => action.type === 'lay');
  return lay && below(chance, 2) === 0 ? lay : pick(words, chance);
};

export const applied = (game: Game, state: HandState, action: Action): HandState => {
  const next = game.apply(state, action);
  if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.error)}`);
  return next.value;
};

export interface Drawn {
  readonly options?: Options;
  readonly superMord?: boolean;
}

/** A hand that is ready for the first lead; every word on the way is drawn. */
export const readyHand = (id: GameId, chance: Chance, drawn: Drawn = {}): HandState => {
  const game: Game = games[id];
  const { options = {}, superMord = false } = drawn;
  for (;;) {
    let state: HandState = game.start(randomDeal(game, chance), options);
    while (state.phase !== 'play' && state.phase !== 'over') {
      state = applied(game, state, wordOf(game, state, chance, superMord));
    }
    if (state.phase === 'play') return state;
  }
};

/** The hand played on at random until so many tricks, and perhaps some cards less, are left. */
export const playDown = (
  id: GameId,
  from: HandState,
  chance: Chance,
  tricksLeft: number,
  cardsOn = 0,
): HandState => {
  const game: Game = games[id];
  let state = from;
  const stop = (game.tricks - tricksLeft) * game.seats.length + cardsOn;
  for (let played = 0; played < stop && game.turn(state) !== null; played += 1) {
    const card = pick<Card>(game.legalCards(state), chance);
    state = applied(game, state, { type: 'play', card });
  }
  return state;
};

/** The position of a state. Throws if no card is to be played. */
export const positionIn = (id: GameId, state: HandState, options: Options = {}): Position => {
  const position = positionOf(id, games[id].view(state), options);
  if (!position) throw new Error(`no card is played while ${state.phase}`);
  return position;
};
