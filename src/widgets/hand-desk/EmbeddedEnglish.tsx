import { Embedded, type EmbeddedProps } from './Embedded.tsx';
import { tongueEnglish } from './tongueEnglish.ts';

/** A hand in a frame in English. */
export function EmbeddedEnglish(props: EmbeddedProps) {
  return <Embedded {...props} tongue={tongueEnglish} />;
}
