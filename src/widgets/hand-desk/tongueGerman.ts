import { deskGerman } from '#words';
import type { DeskTongue } from './tongue.ts';

export const tongueGerman: DeskTongue = {
  locale: 'de',
  words: deskGerman,
  loadReader: () => import('./reading.ts'),
  loadOpened: () => import('./OpenedGerman.tsx'),
};
