import type { EveningEntry } from './entry.ts';
import type { Terms } from './terms.ts';

/** An evening at the table: what was agreed and what was written down, in order. */
export interface Evening {
  /** A name for it; may be empty. */
  readonly title: string;
  /** The day, as 1996-04-01; may be empty. The engine has no clock. */
  readonly date: string;
  readonly terms: Terms;
  readonly entries: readonly EveningEntry[];
}
