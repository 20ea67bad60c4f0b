import { GAME_IDS } from '#engine';
import type { Strength } from '#players';
import { match } from './match.ts';
import { spread } from './measure.ts';

const PAIRS: readonly (readonly [Strength, Strength])[] = [
  ['ordinary', 'beginner'],
  ['strong', 'beginner'],
  ['strong', 'ordinary'],
];

/** Deals of each pairing; fewer, for a first look, by PLAYERS_DEALS. */
const DEALS = Number(process.env.PLAYERS_DEALS ?? 1000);

/** Which strength beats which, by how much a hand, and how long a move takes. */
export const players = (): void => {
  for (const game of GAME_IDS) {
    console.log(`Players of ${game}, ${DEALS} deals a pairing, each played with swapped seats`);
    const times: Record<Strength, number[]> = { beginner: [], ordinary: [], strong: [] };
    for (const [one, other] of PAIRS) {
      const { mean, error } = match(game, one, other, DEALS, (strength, _action, milliseconds) => {
        times[strength].push(milliseconds);
      });
      console.log(
        `  ${one} against ${other}: ${mean.toFixed(2)} ± ${error.toFixed(2)} a hand` +
          (mean - error > 0 ? '' : '  NOT BEATEN'),
      );
    }
    for (const [strength, moves] of Object.entries(times)) {
      console.log(`  a move of ${strength}, in ms: ${spread(moves, 1)}`);
    }
  }
};
