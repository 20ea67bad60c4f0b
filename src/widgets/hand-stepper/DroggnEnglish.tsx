import { droggn } from '#engine';
import { stepperEnglish } from '#words';
import { HandStepper } from './HandStepper.tsx';
import type { StepperProps } from './props.ts';

/** A hand of Droggn on a page in English, which loads this referee and these words alone. */
export function DroggnEnglish(props: StepperProps) {
  return <HandStepper {...props} game={droggn} words={stepperEnglish} />;
}
