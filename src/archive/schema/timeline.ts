import { z } from 'astro/zod';
import { localised, slug } from './shared.ts';

export const timelineSchema = z
  .strictObject({
    /** Permanent key and anchor. */
    id: slug,
    /** What the entry is sorted by: YYYY, YYYY-MM or YYYY-MM-DD. */
    date: z.string().regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/, 'must be YYYY, YYYY-MM or YYYY-MM-DD'),
    /** The date as a reader sees it. */
    label: localised,
    text: localised,
    topic: z.enum(['droggn', 'dobbm', 'cards', 'relatives', 'research', 'valley']),
    certainty: z.enum(['attested', 'approximate', 'inferred']),
    /** From what an inferred date follows. */
    because: localised.optional(),
    sources: z.array(slug).min(1),
  })
  .refine((entry) => entry.certainty !== 'inferred' || entry.because !== undefined, {
    path: ['because'],
    message: 'an inferred date must say from what it follows',
  });

export type TimelineEntry = z.infer<typeof timelineSchema>;
