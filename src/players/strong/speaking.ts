import type { Action, LayOut } from '#engine';
import type { Chance } from '#solver';
import { GOOD, LIE, openAction } from '../manner.ts';
import { hiddenFrom } from '../sampling/hidden.ts';
import { likelyReady } from '../sampling/likely.ts';
import type { SeatView } from '../view.ts';
import { overDeals, scoreOfReady } from './average.ts';

const DEALS = 80;
/** What the own side must be worth before it doubles, and before it doubles again. */
const SCHWACHER = { droggn: 10, dobbm: 6 } as const;
const RETOUR = { droggn: 25, dobbm: 14 } as const;
/** What a lay-out must promise more: it binds the play. */
const LAY_OUT = 6;
/** Nobody of sense doubles further than this. */
const MOST = 8;

/** What the hand is worth to the own side on the average of likely deals, once for each lay-out. */
const worthOf = (
  view: SeatView,
  layOuts: readonly (LayOut | null)[],
  chance: Chance,
  effort: number,
): readonly number[] => {
  const { declarer, contract, seat } = view;
  if (declarer === null || contract === null) throw new Error('nobody declares');
  const hidden = hiddenFrom(view);
  const sums = layOuts.map(() => 0);
  const deals = overDeals(DEALS, effort, () => {
    const { hands, aside } = likelyReady(view, hidden, chance);
    layOuts.forEach((laidOut, index) => {
      const score = scoreOfReady(view, { declarer, contract, hands, aside, laidOut });
      sums[index] = (sums[index] as number) + (seat === declarer ? score : -score);
    });
  });
  return sums.map((sum) => sum / deals);
};

/** A lay-out that pays, if the seat may lay out the Pagat. */
const layOutOf = (view: SeatView, chance: Chance, effort: number): Action | null => {
  const lay = view.actions.find((action) => action.type === 'lay' && action.card === 'pagat');
  if (!lay) return null;
  const laidOut: LayOut = { card: 'T1', by: view.seat };
  const [quiet = 0, out = 0] = worthOf(view, [null, laidOut], chance, effort);
  return out > quiet + LAY_OUT ? lay : null;
};

export const lieStrongly = (view: SeatView, chance: Chance, effort: number): Action =>
  layOutOf(view, chance, effort) ?? LIE;

export const answerStrongly = (view: SeatView, chance: Chance, effort: number): Action => {
  const { game, laidOut, multiplier } = view;
  const out = layOutOf(view, chance, effort);
  if (out) return out;
  const word = openAction(view, 'schwacher') ?? openAction(view, 'retour');
  if (!word || multiplier >= MOST) return GOOD;
  const [worth = 0] = worthOf(view, [laidOut], chance, effort);
  const limit =
    word.type === 'schwacher' ? SCHWACHER[game] : RETOUR[game] * Math.max(1, multiplier / 2);
  return worth > limit ? word : GOOD;
};
