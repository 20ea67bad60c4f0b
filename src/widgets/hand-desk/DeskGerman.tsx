import { Desk, type DeskProps } from './Desk.tsx';
import { tongueGerman } from './tongueGerman.ts';

/** The desk on a page in German. */
export function DeskGerman(props: DeskProps) {
  return <Desk {...props} tongue={tongueGerman} />;
}
