import { dobbm } from '#engine';
import { stepperGerman } from '#words';
import { HandStepper } from './HandStepper.tsx';
import type { StepperProps } from './props.ts';

/** A hand of Dobbm on a page in German, which loads this referee and these words alone. */
export function DobbmGerman(props: StepperProps) {
  return <HandStepper {...props} game={dobbm} words={stepperGerman} />;
}
