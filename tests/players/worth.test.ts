import { describe, expect, test } from 'vitest';
import { GAME_IDS, games } from '#engine';
import { WEIGHTS } from '../../src/players/cards/weights.ts';
import { bestDiscards } from '../../src/players/worth/exchange.ts';
import { FEATURES } from '../../src/players/worth/features.ts';
import { MADE_WITH, TABLES } from '../../src/players/worth/tables.ts';
import { chanceOf, randomDeal } from '../solver/hands.ts';

describe('the tables of worth', () => {
  test('were made with the weights by which the ordinary player plays', () => {
    // If this fails: node scripts/fit-worth.ts 40000 > src/players/worth/tables.ts
    expect(MADE_WITH.weights).toEqual(WEIGHTS);
    expect(MADE_WITH.hands).toBeGreaterThanOrEqual(40_000);
  });

  test('know each feature of a hand', () => {
    for (const id of GAME_IDS) {
      for (const table of Object.values(TABLES[id]) as (readonly number[])[]) {
        expect([0, FEATURES + 1]).toContain(table.length);
        expect(table.every(Number.isFinite)).toBe(true);
      }
    }
  });
});

describe('the best discards by a table', () => {
  for (const id of GAME_IDS) {
    test(`of ${id} are legal, all different, and stay the best when more are asked for`, () => {
      const game = games[id];
      for (let seed = 0; seed < 20; seed += 1) {
        const { hands, talon } = randomDeal(game, chanceOf(seed));
        let state = game.start({ hands, talon, rests: false }, {});
        const contract = id === 'droggn' ? 'solo' : 'dobbm';
        for (const seat of game.seats) {
          const word = seat === 1 ? { type: 'bid', contract } : { type: 'pass' };
          const next = game.apply(state, word as Parameters<typeof game.apply>[1]);
          if (!next.ok) throw new Error(JSON.stringify(next.error));
          state = next.value;
        }
        const full = game.sortHand([...(hands[0] ?? []), ...talon]);
        const many = bestDiscards(id, full, TABLES[id].ready, 6);
        expect(new Set(many.map((cards) => [...cards].sort().join(' '))).size).toBe(6);
        expect(bestDiscards(id, full, TABLES[id].ready, 1)).toEqual([many[0]]);
        for (const cards of many) {
          expect(game.apply(state, { type: 'discard', cards }).ok).toBe(true);
        }
      }
    });
  }
});
