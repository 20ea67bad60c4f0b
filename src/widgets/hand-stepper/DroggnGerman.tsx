import { droggn } from '#engine';
import { stepperGerman } from '#words';
import { HandStepper } from './HandStepper.tsx';
import type { StepperProps } from './props.ts';

/** A hand of Droggn on a page in German, which loads this referee and these words alone. */
export function DroggnGerman(props: StepperProps) {
  return <HandStepper {...props} game={droggn} words={stepperGerman} />;
}
