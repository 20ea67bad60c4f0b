import type { Sitting } from '#engine';
import type { Draft } from '../draft/draft.ts';
import type { Asked } from '../draft/form.ts';
import type { Talk } from '../talk.ts';

/** What a field of the form of a hand needs. */
export interface FieldProps {
  readonly talk: Talk;
  readonly draft: Draft;
  readonly asked: Asked;
  readonly sitting: Sitting;
  readonly onChange: (change: Partial<Draft>) => void;
}
