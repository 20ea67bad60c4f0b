import type { RuleId } from '../core/rule.ts';
import { CLOSING_RULES, type Closing, isOver } from './closing.ts';
import type { Player } from './player.ts';
import { dueIn, type Session, sittingIn } from './session.ts';
import type { Sitting } from './sitting.ts';
import type { Terms } from './terms.ts';

/** What comes next: a deal, or nothing since the closing rounds are played. */
export type Next =
  | {
      readonly kind: 'deal';
      readonly sitting: Sitting;
      /** Who may declare: the active players, in the Mußrunde one alone. */
      readonly mayDeclare: readonly Player[];
      /** The player who must declare without an auction, in the Mußrunde. */
      readonly mustDeclare: Player | null;
      /** The closing rounds and how many hands they still have; null until they are called. */
      readonly closing: Closing | null;
      /** The rules that say so. */
      readonly rules: readonly RuleId[];
    }
  | { readonly kind: 'over'; readonly closing: Closing; readonly rules: readonly RuleId[] };

export const nextOf = (session: Session, terms: Terms): Next => {
  const { closing } = session;
  if (closing && isOver(closing)) {
    return { kind: 'over', closing, rules: [CLOSING_RULES[closing.kind]] };
  }
  const sitting = sittingIn(session, terms);
  const mustDeclare = dueIn(session, terms);
  return {
    kind: 'deal',
    sitting,
    mayDeclare: mustDeclare === null ? sitting.seats : [mustDeclare],
    mustDeclare,
    closing,
    rules: rulesOf(session, sitting, terms),
  };
};

const rulesOf = (
  { dealerRule, closing }: Session,
  { resting }: Sitting,
  { game }: Terms,
): readonly RuleId[] => {
  const rules: RuleId[] = [dealerRule];
  if (resting !== null) rules.push(`${game}/overview/rests-after-declaring`);
  if (closing) rules.push(CLOSING_RULES[closing.kind]);
  return rules;
};
