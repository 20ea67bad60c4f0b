import type { Next, RuleId, Terms } from '#engine';
import { namesIn, type Talk } from '../talk.ts';
import { RuleLink } from './RuleLink.tsx';

interface DealLineProps {
  readonly talk: Talk;
  readonly terms: Terms;
  readonly next: Extract<Next, { kind: 'deal' }>;
}

const sentenceOf = ({ talk, terms, next }: DealLineProps): string => {
  const { entry } = talk;
  const name = namesIn(talk, terms);
  const { dealer, resting, seats } = next.sitting;
  const due = next.mustDeclare;
  if (due !== null)
    return resting === null
      ? entry.mustDeclare(name(dealer), name(due))
      : entry.restsMustDeclare(name(dealer), name(due));
  const first = seats[0] === undefined ? '' : name(seats[0]);
  return resting === null
    ? entry.deals(name(dealer), first)
    : entry.dealsAndRests(name(dealer), first);
};

const linked = (rules: readonly RuleId[], talk: Talk) =>
  rules.map((rule) => <RuleLink key={rule} talk={talk} rule={rule} />);

/** Who deals, who rests, who speaks first or must declare, how many hands are left, and why. */
export function DealLine(props: DealLineProps) {
  const { talk, next } = props;
  const { closing } = next;
  return (
    <p className="deal-line">
      {sentenceOf(props)} {closing && `${talk.words.handsLeft(closing.left)} `}
      <span className="deal-line__rules">{linked(next.rules, talk)}</span>
    </p>
  );
}
