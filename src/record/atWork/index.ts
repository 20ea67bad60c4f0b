import type { RuleId } from '#engine';
import type { Replay } from '../steps.ts';
import { dobbmRules } from './dobbm.ts';
import { droggnRules } from './droggn.ts';
import type { Moment } from './moment.ts';

const RULES = { droggn: droggnRules, dobbm: dobbmRules } as const;

/**
 * The rules that a step of a hand shows at work, found by asking the referee: what he would have
 * refused at this point, what a card has done, what the score counts. None at the start.
 */
export const rulesAtWork = (
  { game, record, steps }: Pick<Replay, 'game' | 'record' | 'steps'>,
  index: number,
): readonly RuleId[] => {
  const step = steps[index];
  const earlier = steps[index - 1];
  const final = steps.at(-1);
  if (!step?.action || !earlier || !final) return [];
  const moment: Moment = {
    game,
    options: record.options,
    rests: record.rests !== null,
    seat: step.seat,
    action: step.action,
    state: earlier.state,
    before: game.view(earlier.state),
    after: game.view(step.state),
    end: game.view(final.state),
    last: step === final,
  };
  return [...new Set(RULES[game.id](moment))];
};

/** The rules at work at each step of a hand, by the address of the step. */
export const rulesByStep = (played: Replay): Readonly<Record<string, readonly RuleId[]>> =>
  Object.fromEntries(
    played.steps.map(({ address }, index) => [address, rulesAtWork(played, index)]),
  );
