import { deskGerman, editorGerman, stepperGerman } from '#words';
import { Workshop, type WorkshopProps } from './Workshop.tsx';

/** The table of one's own on a page in German. */
export default function WorkshopGerman(props: WorkshopProps) {
  const means = { words: editorGerman, desk: deskGerman, stepper: stepperGerman };
  return <Workshop {...props} locale="de" {...means} />;
}
