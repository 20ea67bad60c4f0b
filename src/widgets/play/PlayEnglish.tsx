import { playEnglish, stepperEnglish } from '#words';
import { Play, type PlayProps } from './Play.tsx';
import type { PlayTongue } from './tongue.ts';

const TONGUE: PlayTongue = {
  locale: 'en',
  words: playEnglish,
  stepper: stepperEnglish,
  evening: async () => (await import('./account/english.ts')).eveningEnglish,
  desk: async () => (await import('./account/english.ts')).deskEnglish,
};

/** The table on a page in English. */
export function PlayEnglish(props: PlayProps) {
  return <Play {...props} tongue={TONGUE} />;
}
