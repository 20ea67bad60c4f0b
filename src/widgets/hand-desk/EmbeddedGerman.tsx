import { Embedded, type EmbeddedProps } from './Embedded.tsx';
import { tongueGerman } from './tongueGerman.ts';

/** A hand in a frame in German. */
export function EmbeddedGerman(props: EmbeddedProps) {
  return <Embedded {...props} tongue={tongueGerman} />;
}
