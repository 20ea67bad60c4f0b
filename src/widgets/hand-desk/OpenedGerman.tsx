import { deskGerman, stepperGerman } from '#words';
import { OpenedHand, type OpenedHandProps } from './OpenedHand.tsx';

/** An opened hand on a page in German. */
export default function OpenedGerman(props: OpenedHandProps) {
  return <OpenedHand {...props} locale="de" words={deskGerman} stepper={stepperGerman} />;
}
