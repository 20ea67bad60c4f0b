import type { RuleId } from '#engine';
import type { Talk } from '../talk.ts';

export interface RuleLinkProps {
  readonly talk: Talk;
  readonly rule: RuleId;
}

/** `Rule 11.3`, linked to its place in the rulebook. */
export function RuleLink({ talk, rule }: RuleLinkProps) {
  const { href, text } = talk.rule(rule);
  return (
    <a className="rule-link" href={href}>
      {text}
    </a>
  );
}
