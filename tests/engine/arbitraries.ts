import fc from 'fast-check';
import {
  type Action,
  type Card,
  chooseOptions,
  type Deal,
  type Game,
  type HandState,
  type Options,
} from '#engine';

/** A legal hand with all its states: one more than actions, the first before the first word. */
export interface PlayedHand {
  readonly deal: Deal;
  readonly options: Options;
  readonly actions: readonly Action[];
  readonly states: readonly HandState[];
}

/** Any deal of a game, now and then one that gives a seat most of the high cards. */
const arbitraryDeal = (game: Game): fc.Arbitrary<Deal> =>
  fc
    .record({
      pack: fc.shuffledSubarray([...game.pack], {
        minLength: game.pack.length,
        maxLength: game.pack.length,
      }),
      favoured: fc.constantFrom(null, null, ...game.seats),
      rests: fc.boolean(),
    })
    .map(({ pack, favoured, rests }) => {
      const high = game.sortHand(game.pack).slice(0, game.handSize + 3);
      const gift = favoured ? pack.filter((card) => high.includes(card)).slice(4) : [];
      const rest = pack.filter((card) => !gift.includes(card));
      const talon = rest.splice(0, game.talonSize);
      const hands = game.seats.map((seat) => {
        const own = seat === favoured ? gift : [];
        return [...own, ...rest.splice(0, game.handSize - own.length)];
      });
      return { hands, talon, rests };
    });

const arbitraryOptions = (game: Game): fc.Arbitrary<Options> =>
  fc
    .record(
      Object.fromEntries(
        game.optionSpecs.map(({ key, values }) => [key, fc.constantFrom(...values)]),
      ),
    )
    .map((chosen) => {
      const options = chooseOptions(game.optionSpecs, chosen);
      if (!options.ok) throw new Error(JSON.stringify(options.error));
      return options.value;
    });

/** Choices for the longest hand: words, and one for each card played. */
const CHOICES = 140;

/**
 * A whole legal hand of a game: auction, exchange, purchase, lay-outs, doublings and play are all
 * drawn, and about one hand in eight is stopped by a revoke.
 */
export const arbitraryHand = (game: Game): fc.Arbitrary<PlayedHand> =>
  fc
    .record({
      deal: arbitraryDeal(game),
      options: arbitraryOptions(game),
      choices: fc.array(fc.nat(9999), { minLength: CHOICES, maxLength: CHOICES }),
      revokeAt: fc.nat(600),
    })
    .map(({ deal, options, choices, revokeAt }) => {
      const actions: Action[] = [];
      const states: HandState[] = [game.start(deal, options)];
      for (let state = states[0]; state && game.turn(state) !== null; state = states.at(-1)) {
        const choice = choices[actions.length] ?? 0;
        const seat = game.seats[choice % game.seats.length] ?? 1;
        const revoke: Action = { type: 'revoke', seat };
        const revokes = actions.length === revokeAt && state.phase !== 'auction';
        const action = revokes ? revoke : chooseAction(game, state, choice);
        const next = game.apply(state, action);
        if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.error)}`);
        actions.push(action);
        states.push(next.value);
      }
      return { deal, options, actions, states };
    });

const chooseAction = (game: Game, state: HandState, choice: number): Action => {
  if (state.phase === 'discarding') return chooseDiscard(game, state, choice);
  if (state.phase === 'buying' && choice % 4 > 0) return choosePurchase(game, state, choice);
  const open = game.legalActions(state);
  // Low bids come first and are drawn more often, or every second hand would be of the highest.
  const low = Math.floor(open.length * (choice / 10_000) ** 3);
  const action = open[state.phase === 'auction' ? low : choice % open.length];
  if (!action) throw new Error(`nothing is legal while ${state.phase}`);
  return action;
};

/** The first legal discard among the cards of the declarer, taken with a stride from some place. */
const chooseDiscard = (game: Game, state: HandState, choice: number): Action => {
  const hand = ownHand(game, state);
  for (let turn = 0; turn < hand.length ** 2; turn += 1) {
    const start = choice + turn;
    const stride = 1 + (Math.floor(start / hand.length) % (hand.length - 1));
    const cards = Array.from(
      { length: game.talonSize },
      (_, index) => hand[(start + index * stride) % hand.length] ?? '',
    );
    const action: Action = { type: 'discard', cards };
    if (game.apply(state, action).ok) return action;
  }
  throw new Error('no discard is legal');
};

const choosePurchase = (game: Game, state: HandState, choice: number): Action => {
  const { hands, declarer } = game.view(state);
  const others = hands.filter((_, index) => index + 1 !== declarer).flat();
  const own = ownHand(game, state);
  const wanted = others[choice % others.length] ?? '';
  return { type: 'buy', wanted, given: own[choice % own.length] ?? '' };
};

const ownHand = (game: Game, state: HandState): readonly Card[] => {
  const { hands, declarer } = game.view(state);
  return hands[(declarer ?? 1) - 1] ?? [];
};

/** The last state of a hand. */
export const lastOf = (hand: PlayedHand): HandState => {
  const last = hand.states.at(-1);
  if (!last) throw new Error('a hand without a state');
  return last;
};
