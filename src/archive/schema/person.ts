import { z } from 'astro/zod';
import { gameId, localised, slug } from './shared.ts';

export const personSchema = z.strictObject({
  /** Permanent key, as in `informants: [rudolf-leitgeb]`. */
  id: slug,
  name: z.strictObject({
    given: z.string().min(1),
    family: z.string().min(1),
    /** Title as the source prints it. */
    title: z.string().min(1).optional(),
  }),
  role: z.enum(['informant', 'researcher', 'writer']),
  /** Where the person lived or played, if a source says so. */
  place: localised.optional(),
  /** Games that the person played for, told to or wrote up for the researchers. */
  games: z.array(gameId).default([]),
  /** What is known of the person's part, from the sources below and nothing else. */
  about: localised,
  /** By what right the name stands here: it was published by the person or in the source named. */
  consent: z.enum(['author', 'named-in-source']),
  /** Where the name and the statements come from. */
  sources: z.array(slug).min(1),
});

export type Person = z.infer<typeof personSchema>;
