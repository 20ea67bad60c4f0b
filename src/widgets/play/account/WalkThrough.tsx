import { games } from '#engine';
import type { HandRecord } from '#record';
import type { RuleNumbers } from '../../evening/talk.ts';
import { HandStepper } from '../../hand-stepper/HandStepper.tsx';
import type { PlayTongue } from '../tongue.ts';

export interface WalkThroughProps {
  readonly tongue: PlayTongue;
  readonly record: HandRecord;
  readonly ruleNumbers: RuleNumbers;
}

/** A finished hand in the stepper, all cards open. */
export default function WalkThrough({ tongue, record, ruleNumbers }: WalkThroughProps) {
  return (
    <HandStepper
      locale={tongue.locale}
      title={tongue.words.over}
      record={record}
      notes={{}}
      ruleNumbers={ruleNumbers}
      inAddress={false}
      game={games[record.game]}
      words={tongue.stepper}
    />
  );
}
