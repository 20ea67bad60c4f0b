import { type Player, type Side, type Terms, tables } from '#engine';
import type { Contract, Draft, Ending } from './draft.ts';

/** What is known of a hand before it is entered. */
export interface Asked {
  readonly terms: Terms;
  /** The player who must declare, in the Mußrunde. */
  readonly due: Player | null;
}

const CONTRACTS: Readonly<Record<Terms['game'], readonly [Contract, ...Contract[]]>> = {
  droggn: ['ansager', 'solo', 'super', 'super-mord'],
  dobbm: ['dobbm', 'solo'],
};

export const contractsOf = ({ game }: Terms): readonly Contract[] => CONTRACTS[game];

/** The contract chosen; the lowest, which is played most, until another is. */
export const contractIn = (draft: Draft, { terms }: Asked): Contract => {
  const contracts = CONTRACTS[terms.game];
  return contracts.find((one) => one === draft.contract) ?? contracts[0];
};

/** How a hand with this contract can end. A Super Mord is not counted, but made or lost. */
export const endingsOf = (game: Terms['game'], contract: Contract): readonly Ending[] => {
  if (contract === 'super-mord') return ['won', 'lost', 'revoke'];
  return game === 'droggn'
    ? ['points', 'match', 'revoke']
    : ['points', 'match', 'no-trick', 'revoke'];
};

/** The ending chosen; counting, if it can be counted and nothing else is chosen. */
export const endingIn = (draft: Draft, asked: Asked): Ending | null => {
  const endings = endingsOf(asked.terms.game, contractIn(draft, asked));
  if (draft.ending && endings.includes(draft.ending)) return draft.ending;
  return endings.includes('points') ? 'points' : null;
};

export const declarerIn = (draft: Draft, { due }: Asked): Player | null => due ?? draft.declarer;

/** What is typed as a whole number; null if it is none or nothing yet. */
const numberIn = (typed: string): number | null =>
  /^\s*\d{1,4}\s*$/.test(typed) ? Number(typed) : null;

/** The declarer's card points, whichever side's are typed; null as long as they are no number. */
export const pointsIn = ({ points, side }: Draft, { terms }: Asked): number | null => {
  const typed = numberIn(points);
  if (typed === null) return null;
  return side === 'declarer' ? typed : tables[terms.game].totalPoints - typed;
};

/** What stands in the field of a side: as typed, or what the other side leaves. */
export const fieldOf = (draft: Draft, { terms }: Asked, side: Side): string => {
  if (side === draft.side) return draft.points;
  const typed = numberIn(draft.points);
  const rest = typed === null ? -1 : tables[terms.game].totalPoints - typed;
  return rest < 0 ? '' : String(rest);
};

const TELLING = ['ultimo', 'laid-out-won'];

/** Whether the last trick decides a tie, and the Pagat does not tell who took it. */
export const asksLastTrick = (draft: Draft, asked: Asked): boolean =>
  asked.terms.game === 'droggn' &&
  asked.terms.options['win-at'] === 'tie-by-last-trick' &&
  endingIn(draft, asked) === 'points' &&
  pointsIn(draft, asked) === tables.droggn.totalPoints / 2 &&
  !TELLING.includes(draft.pagat ?? '');
