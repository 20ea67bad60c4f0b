import {
  droggn,
  err,
  type GameOutcome,
  type Outcome,
  ok,
  type PagatOutcome,
  type Result,
  type Side,
} from '#engine';
import { type Facts, multiplierOf, pointsOf, readFacts } from './facts.ts';

const CONTRACTS = ['ansager', 'solo', 'super'] as const;

const PAGATS: Readonly<Record<string, (by: Side) => PagatOutcome>> = {
  ultimo: (side) => ({ kind: 'ultimo', side }),
  'ultimo-beaten': (side) => ({ kind: 'ultimo-beaten', side }),
  // Whoever catches it, it was the other side's.
  caught: (by) => ({ kind: 'caught', side: by === 'declarer' ? 'defenders' : 'declarer' }),
  lost: (side) => ({ kind: 'caught', side }),
};

const KNOWN = [
  'contract',
  'points',
  'match',
  'last-trick',
  'laid',
  'outcome',
  'by',
  'pagat',
  'doublings',
  'revoke',
];

const sideOf = (facts: Facts): Side => (facts.get('by') === 'defenders' ? 'defenders' : 'declarer');

const pagatOf = (facts: Facts): PagatOutcome | string => {
  const side = sideOf(facts);
  const laid = facts.get('laid');
  const pagat = facts.get('pagat');
  if (laid !== undefined) {
    if (laid !== 'pagat') return 'only a Super Mord can have laid=gstiess';
    const outcome = facts.get('outcome');
    if (outcome !== 'won' && outcome !== 'lost') return 'laid=pagat needs outcome=won or lost';
    return { kind: outcome === 'won' ? 'laid-out-won' : 'laid-out-lost', side };
  }
  if (pagat === undefined) return { kind: 'quiet' };
  return PAGATS[pagat]?.(side) ?? `pagat=${pagat}; write ${Object.keys(PAGATS).join(', ')}`;
};

const superMord = (facts: Facts, multiplier: number): Result<Outcome, string> => {
  const laid = facts.get('laid') ?? null;
  if (laid !== null && laid !== 'pagat' && laid !== 'gstiess') {
    return err(`laid=${laid}; write pagat or gstiess`);
  }
  const won = facts.get('outcome') !== 'lost' && facts.get('match') !== 'no';
  return ok({ contract: 'super-mord', won, laidOut: laid, multiplier });
};

const game = (
  contract: GameOutcome['contract'],
  facts: Facts,
  multiplier: number,
): Result<Outcome, string> => {
  const points = pointsOf(facts, droggn.totalPoints);
  if (!points.ok) return points;
  const pagat = pagatOf(facts);
  if (typeof pagat === 'string') return err(pagat);
  const allTricks = facts.get('match') === 'yes';
  const tookLastTrick = allTricks || facts.get('last-trick') === 'declarer';
  return ok({ contract, points: points.value, allTricks, tookLastTrick, pagat, multiplier });
};

/**
 * What counts of a hand, from the words of a figure such as `contract=ansager points=31 laid=pagat
 * outcome=won`. `by=defenders` says whose Pagat it was (or, with `pagat=caught`, who caught it);
 * `pagat=lost` is one's own Pagat caught; `doublings` counts the Schwacher and retours. The error
 * is a sentence for the author.
 */
export const readOutcome = (text: string): Result<Outcome, string> => {
  const facts = readFacts(text, KNOWN);
  if (!facts.ok) return facts;
  const doublings = multiplierOf(facts.value);
  if (!doublings.ok) return doublings;
  const multiplier = doublings.value;
  const name = facts.value.get('contract');
  const revokedBy = facts.value.get('revoke');
  const contract = CONTRACTS.find((one) => one === name);
  if (revokedBy === 'declarer' || revokedBy === 'defenders') {
    if (name !== 'super-mord' && !contract) return err(`contract=${name} is no contract`);
    return ok({
      contract: contract ?? 'super-mord',
      revokedBy,
      cardLaidOut: facts.value.has('laid'),
      multiplier,
    });
  }
  if (name === 'super-mord') return superMord(facts.value, multiplier);
  if (!contract) {
    return err(`contract=${name ?? ''}; write ansager, solo, super or super-mord`);
  }
  return game(contract, facts.value, multiplier);
};
