import { deskEnglish } from '#words';
import type { DeskTongue } from './tongue.ts';

export const tongueEnglish: DeskTongue = {
  locale: 'en',
  words: deskEnglish,
  loadReader: () => import('./reading.ts'),
  loadOpened: () => import('./OpenedEnglish.tsx'),
};
