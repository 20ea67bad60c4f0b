import type { ScoreLine } from '../core/score.ts';
import type { PagatOutcome } from './outcome.ts';

const ULTIMO = 10;
const CAUGHT = 5;

/** What a card laid out is worth, won or lost. */
export const LAID_OUT = 20;

/**
 * The line that the Pagat earns or costs, whoever wins the game. Laid out it is doubled along with
 * the game; not laid out it never is. The sign is the declarer's.
 *
 * @rule droggn/pagat/independent
 * @rule droggn/pagat/no-double-charge
 * @rule droggn/announcing/what-is-doubled
 * @rule droggn/announcing/game-and-lay-out-together
 */
export const pagatLines = (pagat: PagatOutcome, multiplier: number): readonly ScoreLine[] => {
  if (pagat.kind === 'quiet') return [];
  const sign = pagat.side === 'declarer' ? 1 : -1;
  switch (pagat.kind) {
    case 'ultimo':
      return [{ rule: 'droggn/pagat/ultimo', points: sign * ULTIMO, times: 1 }];
    case 'ultimo-beaten':
      return [{ rule: 'droggn/pagat/ultimo-beaten', points: -sign * ULTIMO, times: 1 }];
    case 'caught':
      return [{ rule: 'droggn/pagat/caught', points: -sign * CAUGHT, times: 1 }];
    case 'laid-out-won':
      return [{ rule: 'droggn/pagat/laid-out-won', points: sign * LAID_OUT, times: multiplier }];
    case 'laid-out-lost':
      return [{ rule: 'droggn/pagat/laid-out-lost', points: -sign * LAID_OUT, times: multiplier }];
  }
};
