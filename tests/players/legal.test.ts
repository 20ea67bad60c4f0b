import { describe, expect, test } from 'vitest';
import { GAME_IDS, type Game, games, type HandState, type Options } from '#engine';
import { decide, STRENGTHS, type Strength, seatView } from '#players';
import { applied, chanceOf, pick, randomDeal } from '../solver/hands.ts';

const HANDS: Readonly<Record<Strength, number>> = { beginner: 400, ordinary: 150, strong: 3 };

/** The strong player does the same with less work. */
const EFFORT = 0.02;

/** Plays a hand to its end; the engine refuses what is not legal, and the test fails. */
const playOn = (
  game: Game,
  start: HandState,
  options: Options,
  strength: Strength,
  seed: number,
) => {
  const chance = chanceOf(seed);
  let state = start;
  for (;;) {
    const seat = game.turn(state);
    if (seat === null) return state;
    state = applied(
      game,
      state,
      decide(seatView({ game, options, state }, seat), strength, chance, EFFORT),
    );
  }
};

describe('every decision is answered legally', () => {
  for (const id of GAME_IDS) {
    const game: Game = games[id];
    for (const strength of STRENGTHS) {
      test(`whole hands of ${strength} players at ${id}`, () => {
        for (let seed = 0; seed < HANDS[strength]; seed += 1) {
          const chance = chanceOf(seed);
          const options: Options = Object.fromEntries(
            game.optionSpecs.map(({ key, values }) => [key, pick(values, chance)]),
          );
          const state = game.start(randomDeal(game, chance), options);
          expect(playOn(game, state, options, strength, seed).phase).toBe('over');
        }
      });

      test(`hands of ${strength} players in every contract at ${id}`, () => {
        for (const contract of game.contracts) {
          for (let seed = 0; seed < Math.min(20, HANDS[strength]); seed += 1) {
            const chance = chanceOf(seed + 5000);
            let state: HandState = game.start(randomDeal(game, chance), {});
            const declarer = pick(game.seats, chance);
            for (const seat of game.seats) {
              const action = seat === declarer ? { type: 'bid', contract } : { type: 'pass' };
              state = applied(game, state, action as Parameters<Game['apply']>[1]);
            }
            expect(playOn(game, state, {}, strength, seed).phase).toBe('over');
          }
        }
      });
    }
  }
});
