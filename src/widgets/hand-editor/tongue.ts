import type { ComponentType } from 'react';
import type { EditorWords, Locale } from '#words';
import type { WorkshopProps } from './Workshop.tsx';

/** What a page in one language has for the editor; the table comes when a game is chosen. */
export interface EditorTongue {
  readonly locale: Locale;
  readonly words: EditorWords;
  loadWorkshop(): Promise<{ readonly default: ComponentType<WorkshopProps> }>;
}
