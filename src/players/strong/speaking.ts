import type { Action, LayOut } from '#engine';
import type { Chance } from '#solver';
import { GOOD, LIE, openAction } from '../manner.ts';
import { hiddenFrom } from '../sampling/hidden.ts';
import { likelyReady } from '../sampling/likely.ts';
import type { SeatView } from '../view.ts';
import { scoreOfReady } from './average.ts';
import { dealsWith, winnerOf } from './race.ts';

const DEALS = 80;
/** What the own side must be worth before it doubles, and before it doubles again. */
const SCHWACHER = { droggn: 10, dobbm: 6 } as const;
const RETOUR = { droggn: 25, dobbm: 14 } as const;
/** What a lay-out must promise more: it binds the play. */
const LAY_OUT = 6;
/** Nobody of sense doubles further than this. */
const MOST = 8;

/** One way to end the doubling: what it is worth is what the hand is worth so, and something. */
interface Way {
  readonly laidOut: LayOut | null;
  /** How many times the hand counts. */
  readonly times: number;
  readonly handicap: number;
}

/** The way that is worth most to the own side on the average of likely deals. */
const bestWay = (view: SeatView, ways: readonly Way[], chance: Chance, effort: number): number => {
  const { declarer, contract, seat } = view;
  if (declarer === null || contract === null) throw new Error('nobody declares');
  const dealer = likelyReady(view, hiddenFrom(view));
  return winnerOf({
    choices: ways.length,
    deals: dealsWith(DEALS, effort),
    handicaps: ways.map(({ handicap }) => handicap),
    slack: 0,
    deal: () => {
      const { hands, aside } = dealer(chance);
      return (choice) => {
        const { laidOut, times } = ways[choice] as Way;
        if (times === 0) return 0;
        const score = scoreOfReady(view, { declarer, contract, hands, aside, laidOut });
        return times * (seat === declarer ? score : -score);
      };
    },
  });
};

/**
 * A lay-out that pays, if the seat may lay out the Pagat. The Gstieß of a Super Mord is always laid
 * out: without that it loses a trick.
 *
 * @rule droggn/announcing/lay-out-gstiess
 */
const layOutOf = (view: SeatView, chance: Chance, effort: number): Action | null => {
  const lays = view.actions.filter((action) => action.type === 'lay');
  const gstiess = lays.find(({ card }) => card === 'gstiess');
  if (gstiess) return gstiess;
  const [pagat] = lays;
  if (!pagat) return null;
  const quiet: Way = { laidOut: null, times: 1, handicap: LAY_OUT };
  const out: Way = { laidOut: { card: 'T1', by: view.seat }, times: 1, handicap: 0 };
  return bestWay(view, [quiet, out], chance, effort) === 1 ? pagat : null;
};

export const lieStrongly = (view: SeatView, chance: Chance, effort: number): Action =>
  layOutOf(view, chance, effort) ?? LIE;

/** A trick that a Super Mord cannot take: all but the laid-out Gstieß fall to the Mond. */
const stopsMord = ({ hand }: SeatView): boolean => hand.includes('T21');

export const answerStrongly = (view: SeatView, chance: Chance, effort: number): Action => {
  const { game, laidOut, multiplier, contract, seat, declarer } = view;
  const out = layOutOf(view, chance, effort);
  if (out) return out;
  const word = openAction(view, 'schwacher') ?? openAction(view, 'retour');
  if (!word || multiplier >= MOST) return GOOD;
  // Nobody's likely deals are so rare as a hand for a Super Mord.
  if (contract === 'super-mord' && seat !== declarer) return stopsMord(view) ? word : GOOD;
  const limit =
    word.type === 'schwacher' ? SCHWACHER[game] : RETOUR[game] * Math.max(1, multiplier / 2);
  const good: Way = { laidOut, times: 0, handicap: limit };
  const doubled: Way = { laidOut, times: 1, handicap: 0 };
  return bestWay(view, [good, doubled], chance, effort) === 1 ? word : GOOD;
};
