import { deskEnglish, editorEnglish, stepperEnglish } from '#words';
import { Workshop, type WorkshopProps } from './Workshop.tsx';

/** The table of one's own on a page in English. */
export default function WorkshopEnglish(props: WorkshopProps) {
  const means = { words: editorEnglish, desk: deskEnglish, stepper: stepperEnglish };
  return <Workshop {...props} locale="en" {...means} />;
}
