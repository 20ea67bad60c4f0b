import { GAME_IDS } from '#engine';
import { STRENGTHS, type Strength } from '#players';
import { type Estimate, match } from './match.ts';
import { spread } from './measure.ts';

const PAIRS: readonly (readonly [Strength, Strength])[] = [
  ['ordinary', 'beginner'],
  ['strong', 'beginner'],
  ['strong', 'ordinary'],
];

/** Deals of each pairing: `PLAYERS_DEALS=1000 npm run bench players` for the full size. */
const DEALS = Number(process.env.PLAYERS_DEALS ?? 100);

const inWords = ({ mean, error }: Estimate): string =>
  `${mean.toFixed(2)} ± ${error.toFixed(2)} a hand`;

/** What must be said of a result beside its figures: a higher strength that loses is a defect. */
const verdictOn = ({ mean, error }: Estimate): string => {
  if (mean - error > 0) return '';
  return mean + error < 0 ? '  LOSES' : '  undecided: more deals are needed';
};

/** Which strength beats which, by how much a hand, and how long a move takes. */
export const players = (): void => {
  for (const game of GAME_IDS) {
    console.log(`Players of ${game}, ${DEALS} deals a pairing, each played with swapped seats`);
    const clock: Record<Strength, number[]> = { beginner: [], ordinary: [], strong: [] };
    const computing: Record<Strength, number[]> = { beginner: [], ordinary: [], strong: [] };
    for (const [one, other] of PAIRS) {
      const pair = `${one} against ${other}`;
      const result = match(
        game,
        one,
        other,
        DEALS,
        (strength, _action, milliseconds, computed) => {
          clock[strength].push(milliseconds);
          computing[strength].push(computed);
        },
        (deals, so) => console.error(`  … ${pair} after ${deals} deals: ${inWords(so)}`),
      );
      console.log(`  ${pair}: ${inWords(result)}${verdictOn(result)}`);
    }
    for (const strength of STRENGTHS) {
      console.log(`  a move of ${strength}, ms by the clock: ${spread(clock[strength], 1)}`);
      console.log(`  ${' '.repeat(10)} of that computing: ${spread(computing[strength], 1)}`);
    }
  }
};
