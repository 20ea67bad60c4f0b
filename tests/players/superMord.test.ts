import { describe, expect, test } from 'vitest';
import { type Action, type Card, type Game, games, type HandState } from '#engine';
import { decide, seatView } from '#players';
import { applied, chanceOf, randomDeal } from '../solver/hands.ts';

const game: Game = games.droggn;
const SURE = 'G T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 CK CQ CR CJ DK DQ SK HK'.split(' ');

/** A table at which seat 1 has these cards, and the others the rest by lot. */
const dealtWith = (hand: readonly Card[], seed: number): HandState => {
  const rest = game.pack.filter((card) => !hand.includes(card));
  const { hands } = randomDeal({ ...game, pack: rest }, chanceOf(seed));
  const cards = hands.flat();
  const talon = rest.filter((card) => !cards.slice(0, 42).includes(card));
  return game.start(
    { hands: [hand, cards.slice(0, 21), cards.slice(21, 42)], talon, rests: false },
    {},
  );
};

const strongly = (state: HandState, seed: number): Action => {
  const seat = game.turn(state);
  if (seat === null) throw new Error('the hand is over');
  return decide(seatView({ game, options: {}, state }, seat), 'strong', chanceOf(seed), 0.4);
};

describe('a strong player and the Super Mord', () => {
  test('bids it with the Gstieß and twenty sure tricks, lays the Gstieß out, and makes it [droggn/announcing/lay-out-gstiess]', () => {
    let state = dealtWith(SURE, 3);
    const said: Action[] = [];
    while (state.phase !== 'over') {
      const action = strongly(state, 3);
      if (action.type === 'bid' || action.type === 'lay') said.push(action);
      state = applied(game, state, action);
    }
    expect(said).toEqual([
      { type: 'bid', contract: 'super-mord' },
      { type: 'lay', card: 'gstiess' },
    ]);
    expect(game.view(state).score?.score).toBeGreaterThan(0);
  });

  test('bids no more than a Super without the Gstieß: all tricks pay as much in that [droggn/scoring/match]', () => {
    const hand = [...SURE.filter((card) => card !== 'G'), 'T9'];
    expect(strongly(dealtWith(hand, 3), 3)).toEqual({ type: 'bid', contract: 'super' });
  });

  test('does not double one without a sure trick', () => {
    let state = dealtWith(SURE, 3);
    state = applied(game, state, { type: 'bid', contract: 'super-mord' });
    while (state.phase !== 'doubling') state = applied(game, state, strongly(state, 3));
    expect(strongly(state, 3)).toEqual({ type: 'good' });
  });
});
