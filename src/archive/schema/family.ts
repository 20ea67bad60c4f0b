import { z } from 'astro/zod';
import { localised, slug } from './shared.ts';

/** A game of the family tree. */
export const kinSchema = z.strictObject({
  id: slug,
  name: localised,
  /** Where and when, in a few words. */
  note: localised,
  /** Column and row in the drawing. */
  at: z.tuple([z.number().min(0), z.number().min(0)]),
});

export type Kin = z.infer<typeof kinSchema>;

/** A line between two games of the family tree. */
export const relationSchema = z.strictObject({
  /** Permanent key and anchor. */
  id: slug,
  from: slug,
  to: slug,
  /** attested: a source states it. disputed: sources differ. inferred: we conclude it. */
  standing: z.enum(['attested', 'disputed', 'inferred']),
  /** True where the two are alike or kin and neither is said to come from the other. */
  kin: z.literal(true).optional(),
  says: localised,
  sources: z.array(slug).min(1),
});

export type Relation = z.infer<typeof relationSchema>;
