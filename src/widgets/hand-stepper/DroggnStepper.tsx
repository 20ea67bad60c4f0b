import { droggn } from '#engine';
import { HandStepper } from './HandStepper.tsx';
import type { StepperProps } from './props.ts';

/** Steps through a hand of Droggn. The page loads the referee of this game alone. */
export function DroggnStepper(props: StepperProps) {
  return <HandStepper {...props} game={droggn} />;
}
