import type { ScoreLine } from '../core/score.ts';
import { playerOf } from '../core/trick.ts';
import { PAGAT } from './cards.ts';
import { type Played, SEATS, TRICKS } from './state.ts';

const ULTIMO = 10;
const CAUGHT = 5;

/** What a card laid out is worth, won or lost. */
export const LAID_OUT = 20;

/**
 * The line that the Pagat earns or costs, whoever wins the game; none if it lies in the untouched
 * talon, or went to its own side before the last trick.
 *
 * @rule droggn/pagat/independent
 * @rule droggn/pagat/in-the-talon
 */
export const pagatLine = (played: Played, multiplier: number): ScoreLine | null => {
  const index = played.tricks.findIndex((trick) => trick.cards.includes(PAGAT));
  const trick = played.tricks[index];
  const player = trick ? playerOf(trick, PAGAT, SEATS) : null;
  if (!trick || player === null) return null;
  const passage: Passage = {
    last: index === TRICKS - 1,
    itself: trick.winner === player,
    caught: (trick.winner === played.declarer) !== (player === played.declarer),
    sign: player === played.declarer ? 1 : -1,
  };
  return played.laidOut?.card === PAGAT ? laidOutLine(passage, multiplier) : plainLine(passage);
};

/** How the Pagat went. */
interface Passage {
  /** In the last trick. */
  readonly last: boolean;
  /** It won its trick. */
  readonly itself: boolean;
  /** The other side won its trick. */
  readonly caught: boolean;
  /** 1 if the declarer played it, -1 if a defender did: scores are the declarer's. */
  readonly sign: 1 | -1;
}

/**
 * Laid out, it must win the last trick itself. Beaten, even by the partner, or forced out earlier,
 * even if it won that trick, it is lost, and costs nothing beside.
 *
 * @rule droggn/pagat/laid-out-won
 * @rule droggn/pagat/laid-out-lost
 * @rule droggn/pagat/forced-out
 * @rule droggn/announcing/what-is-doubled
 * @rule droggn/announcing/game-and-lay-out-together
 */
const laidOutLine = ({ last, itself, sign }: Passage, times: number): ScoreLine =>
  last && itself
    ? { rule: 'droggn/pagat/laid-out-won', points: sign * LAID_OUT, times }
    : { rule: 'droggn/pagat/laid-out-lost', points: -sign * LAID_OUT, times };

/**
 * Not laid out it is never doubled: the last trick won or lost, or caught by the other side before.
 *
 * @rule droggn/pagat/ultimo
 * @rule droggn/pagat/ultimo-beaten
 * @rule droggn/pagat/caught
 * @rule droggn/pagat/partner-takes
 * @rule droggn/pagat/no-double-charge
 */
const plainLine = ({ last, itself, caught, sign }: Passage): ScoreLine | null => {
  if (last) {
    return itself
      ? { rule: 'droggn/pagat/ultimo', points: sign * ULTIMO, times: 1 }
      : { rule: 'droggn/pagat/ultimo-beaten', points: -sign * ULTIMO, times: 1 };
  }
  return caught ? { rule: 'droggn/pagat/caught', points: -sign * CAUGHT, times: 1 } : null;
};
