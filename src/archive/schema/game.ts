import { z } from 'astro/zod';
import { gameId, localised, ruleId, slug } from './shared.ts';

/** A line of the at-a-glance box. */
const glance = z.strictObject({
  label: localised,
  value: localised,
  /** Rules that say more. */
  rules: z.array(ruleId).default([]),
  /** Sources, where no rule says it. */
  sources: z.array(slug).default([]),
});

/** A game of the archive and the order of its chapters. */
export const gameSchema = z.strictObject({
  id: gameId,
  title: localised,
  /** One sentence. */
  summary: localised,
  /** The chapters in reading order; their place gives the first half of a rule's number. */
  chapters: z
    .array(
      z.strictObject({
        /** Also the address: /droggn/play/. */
        id: slug,
        title: localised,
      }),
    )
    .min(1),
  glance: z.array(glance).min(1),
});

export type GameEntry = z.infer<typeof gameSchema>;
