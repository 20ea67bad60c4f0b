import { eveningGerman } from '#words';
import { Evening, type EveningProps } from './Evening.tsx';

/** The account of an evening in German. */
export function EveningGerman(props: EveningProps) {
  return <Evening {...props} tongue={eveningGerman} />;
}
