import { z } from 'astro/zod';
import { localised, ruleId, slug, witness } from './shared.ts';

/** Something that is not known: what to ask, and what would settle it. */
export const questionSchema = z.strictObject({
  /** Permanent key and anchor. */
  id: slug,
  topic: z.enum(['droggn', 'dobbm', 'history']),
  /** disputed: sources disagree. silent: none speaks. damaged: a source contradicts itself. */
  kind: z.enum(['disputed', 'silent', 'damaged']),
  /** The question in one sentence. */
  title: localised,
  /** What the sources say, and what they leave open. */
  known: localised,
  /** The question as one would put it to a person who has played. */
  ask: localised,
  /** What evidence would settle it. */
  settle: localised,
  /** Rules that hang on it. */
  rules: z.array(ruleId).default([]),
  witnesses: z.array(witness).default([]),
});

export type Question = z.infer<typeof questionSchema>;
