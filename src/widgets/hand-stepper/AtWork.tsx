import { Fragment } from 'react';
import type { RuleId } from '#engine';
import type { Hand } from './hand.ts';
import './at-work.css';

export interface AtWorkProps {
  readonly hand: Hand;
  readonly rules: readonly RuleId[];
}

/** The rules that the step shows at work, each a link to where it stands. */
export function AtWork({ hand, rules }: AtWorkProps) {
  if (rules.length === 0) return null;
  return (
    <p className="step-rules">
      {hand.words.atWork}:{' '}
      {rules.map((rule, index) => {
        const { href, title } = hand.rule(rule);
        return (
          <Fragment key={rule}>
            {index > 0 && '\u00a0· '}
            <a href={href}>{title}</a>
          </Fragment>
        );
      })}
    </p>
  );
}
