import type { ComponentType } from 'react';
import type { DeskWords, Locale } from '#words';
import type { OpenedHandProps } from './OpenedHand.tsx';

/** What a page in one language has for the desk; the parts behind `load…` come when they are wanted. */
export interface DeskTongue {
  readonly locale: Locale;
  readonly words: DeskWords;
  /** The referee of both games, and the reader of records and links. */
  loadReader(): Promise<typeof import('./reading.ts')>;
  /** The stepper with its words. */
  loadOpened(): Promise<{ readonly default: ComponentType<OpenedHandProps> }>;
}
