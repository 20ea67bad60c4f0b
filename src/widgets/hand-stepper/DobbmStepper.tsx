import { dobbm } from '#engine';
import { HandStepper } from './HandStepper.tsx';
import type { StepperProps } from './props.ts';

/** Steps through a hand of Dobbm. The page loads the referee of this game alone. */
export function DobbmStepper(props: StepperProps) {
  return <HandStepper {...props} game={dobbm} />;
}
