import { playGerman, stepperGerman } from '#words';
import { Play, type PlayProps } from './Play.tsx';
import type { PlayTongue } from './tongue.ts';

const TONGUE: PlayTongue = {
  locale: 'de',
  words: playGerman,
  stepper: stepperGerman,
  evening: async () => (await import('./account/german.ts')).eveningGerman,
  desk: async () => (await import('./account/german.ts')).deskGerman,
};

/** The table on a page in German. */
export function PlayGerman(props: PlayProps) {
  return <Play {...props} tongue={TONGUE} />;
}
