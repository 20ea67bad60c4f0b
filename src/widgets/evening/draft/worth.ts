import { scoreLines, scoreLinesOfDobbm, sumOf, type Terms } from '#engine';
import type { Contract } from './draft.ts';

/** What a contract of Droggn is worth as such: 20, 40, 80; a Super Mord with all that it brings. */
const worthInDroggn = (contract: Exclude<Contract, 'dobbm'>): number => {
  if (contract === 'super-mord')
    return sumOf(scoreLines({ contract, multiplier: 1, won: true, laidOut: null }));
  const barelyWon = { points: 37, allTricks: false, tookLastTrick: false } as const;
  return sumOf(scoreLines({ contract, multiplier: 1, ...barelyWon, pagat: { kind: 'quiet' } }));
};

/** What one point over 60 counts in a contract of Dobbm. */
const timesInDobbm = (contract: 'dobbm' | 'solo'): number =>
  sumOf(scoreLinesOfDobbm({ contract, multiplier: 1, points: 61 }));

/** The figure that stands beside a contract: `40` in Droggn, `×2` in Dobbm. */
export const worthOf = (contract: Contract, { game }: Terms): string =>
  game === 'droggn' && contract !== 'dobbm'
    ? String(worthInDroggn(contract))
    : `×${timesInDobbm(contract === 'solo' ? 'solo' : 'dobbm')}`;
