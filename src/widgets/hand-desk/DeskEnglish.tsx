import { Desk, type DeskProps } from './Desk.tsx';
import { tongueEnglish } from './tongueEnglish.ts';

/** The desk on a page in English. */
export function DeskEnglish(props: DeskProps) {
  return <Desk {...props} tongue={tongueEnglish} />;
}
