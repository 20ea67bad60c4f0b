import { dobbm } from '#engine';
import { stepperEnglish } from '#words';
import { HandStepper } from './HandStepper.tsx';
import type { StepperProps } from './props.ts';

/** A hand of Dobbm on a page in English, which loads this referee and these words alone. */
export function DobbmEnglish(props: StepperProps) {
  return <HandStepper {...props} game={dobbm} words={stepperEnglish} />;
}
