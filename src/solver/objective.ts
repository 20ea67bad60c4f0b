import { DECLARER_TOOK, DEFENDERS_TOOK, FATES, PAGAT_SHIFT } from './kernel/board.ts';
import type { Search } from './search/search.ts';

/**
 * Beside the units of the tricks, what the hand is worth to the declarer by its fate, and the bits
 * of the fate that this depends on.
 */
export interface Bonus {
  readonly mask: number;
  readonly of: (fate: number) => number;
}

export const NO_BONUS: Bonus = { mask: 0, of: () => 0 };

/**
 * A declarer who loses every trick loses what lies aside too.
 *
 * @rule dobbm/scoring/no-trick-loses-dobb
 */
export const withoutTrickLoses = (units: number): Bonus => ({
  mask: units === 0 ? 0 : DECLARER_TOOK,
  of: (fate) => ((fate & DECLARER_TOOK) === 0 ? -units : 0),
});

/** One for all tricks, nothing for less. */
export const ALL_TRICKS: Bonus = {
  mask: DEFENDERS_TOOK,
  of: (fate) => ((fate & DEFENDERS_TOOK) === 0 ? 1 : 0),
};

const TOOK = DECLARER_TOOK | DEFENDERS_TOOK;

/** Whether a hand of this fate can come to the other at its end. */
export const canBecome = (fate: number, later: number): boolean =>
  (fate & TOOK & ~later) === 0 &&
  (fate >> PAGAT_SHIFT === 0 || fate >> PAGAT_SHIFT === later >> PAGAT_SHIFT);

/** Gives a search its bonus, and from every fate the least and the most that it can come to. */
export const setBonus = (search: Search, bonus: Bonus): void => {
  search.fateMask = bonus.mask;
  for (let fate = 0; fate < FATES; fate += 1) search.bonus[fate] = bonus.of(fate);
  for (let fate = 0; fate < FATES; fate += 1) {
    const reachable = search.bonus.filter((_, later) => canBecome(fate, later));
    search.bonusLow[fate] = Math.min(...reachable);
    search.bonusHigh[fate] = Math.max(...reachable);
  }
};
