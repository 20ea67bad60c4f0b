import { eveningEnglish } from '#words';
import { Evening, type EveningProps } from './Evening.tsx';

/** The account of an evening in English. */
export function EveningEnglish(props: EveningProps) {
  return <Evening {...props} tongue={eveningEnglish} />;
}
