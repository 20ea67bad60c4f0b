import { deskEnglish, stepperEnglish } from '#words';
import { OpenedHand, type OpenedHandProps } from './OpenedHand.tsx';

/** An opened hand on a page in English. */
export default function OpenedEnglish(props: OpenedHandProps) {
  return <OpenedHand {...props} locale="en" words={deskEnglish} stepper={stepperEnglish} />;
}
