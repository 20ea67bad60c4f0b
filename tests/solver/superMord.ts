import { type Action, type Card, type Game, games, type HandState } from '#engine';
import { below, type Chance } from '#solver';
import { applied, pick, shuffled } from './hands.ts';

const droggn: Game = games.droggn;

const HIGH: readonly Card[] = droggn.sortHand(droggn.pack).slice(0, 15);

/** The declarer's plan: his best trump, then his best card; the Gstieß when he must. */
const planned = (cards: readonly Card[]): Card => {
  const [card] = [...droggn.sortHand(cards)].sort((one, other) => rankOf(one) - rankOf(other));
  if (card === undefined) throw new Error('no card to play');
  return card;
};

const rankOf = (card: Card): number => (card === 'G' ? 2 : card.startsWith('T') ? 0 : 1);

const LAY: Action = { type: 'lay', card: 'gstiess' };

const opening = (lays: boolean): readonly Action[] => [
  { type: 'bid', contract: 'super-mord' },
  { type: 'pass' },
  { type: 'pass' },
  ...(lays ? [LAY] : []),
  { type: 'lie' },
  { type: 'good' },
  { type: 'good' },
];

/**
 * A Super Mord of seat 1, whom nobody has yet beaten, with so many tricks left. He has the Gstieß,
 * the highest trumps and six cards more, and has laid out the Gstieß, or nothing.
 */
export const superMordEnding = (chance: Chance, tricksLeft: number): HandState => {
  for (;;) {
    const rest = shuffled(
      droggn.pack.filter((card) => !HIGH.includes(card)),
      chance,
    );
    const hands = [[...HIGH, ...rest.slice(0, 6)], rest.slice(6, 27), rest.slice(27, 48)];
    let state: HandState = droggn.start({ hands, talon: rest.slice(48), rests: false }, {});
    for (const word of opening(below(chance, 4) > 0)) state = applied(droggn, state, word);
    const stop = 3 * (droggn.tricks - tricksLeft) + below(chance, 3);
    for (let played = 0; played < stop && droggn.turn(state) !== null; played += 1) {
      const legal = droggn.legalCards(state);
      const card = droggn.turn(state) === 1 ? planned(legal) : pick(legal, chance);
      state = applied(droggn, state, { type: 'play', card });
    }
    if (state.phase === 'play') return state;
  }
};
