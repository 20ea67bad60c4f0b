import { z } from 'astro/zod';
import { gameId, localised, slug } from './shared.ts';

const name = z.union([
  z.strictObject({ family: z.string(), given: z.string().optional() }),
  /** A body or a name that does not divide into family and given name. */
  z.strictObject({ literal: z.string() }),
]);

const date = z.strictObject({
  /** [[year, month, day]], month and day where known; two of them for a span. */
  'date-parts': z.array(z.array(z.int()).min(1).max(3)).min(1).max(2),
  circa: z.boolean().optional(),
});

const text = z.string().min(1);

/** A reference in CSL-JSON: the variables that our bibliography uses, and no others. */
export const cslSchema = z.strictObject({
  type: z.enum([
    'article-journal',
    'article-magazine',
    'book',
    'chapter',
    'entry-encyclopedia',
    'graphic',
    'post-weblog',
    'report',
    'software',
    'webpage',
  ]),
  title: text,
  author: z.array(name).min(1).optional(),
  editor: z.array(name).min(1).optional(),
  contributor: z.array(name).min(1).optional(),
  'container-title': text.optional(),
  'collection-title': text.optional(),
  volume: text.optional(),
  'number-of-volumes': text.optional(),
  issue: text.optional(),
  edition: text.optional(),
  page: text.optional(),
  publisher: text.optional(),
  'publisher-place': text.optional(),
  issued: date.optional(),
  /** First appearance, where `issued` is a revision. */
  'original-date': date.optional(),
  accessed: date.optional(),
  ISBN: text.optional(),
  URL: z.url().optional(),
  version: text.optional(),
});

export const sourceSchema = z.strictObject({
  /** Permanent key, as in `{cite:mcleod-droggn}`. */
  id: slug,
  kind: z.enum([
    'fieldwork',
    'article',
    'book',
    'encyclopaedia',
    'museum',
    'pack',
    'periodical',
    'web',
  ]),
  csl: cslSchema,
  /** Label in the text where author and year do not make one: an article without an author. */
  short: localised.optional(),
  /** How much of it we have read. */
  access: z.enum(['in-full', 'in-part', 'citation-only']),
  /** What exactly was read, and in which copy, where that matters. */
  seen: localised.optional(),
  /** What its word is worth for this archive. */
  weight: z.enum(['primary', 'independent', 'derived', 'sister-game', 'background']),
  /** Language of the text that we read, as a language tag. */
  language: z.enum(['de', 'en', 'es', 'ja', 'pl']),
  /** What to trust it with, and what not. */
  reliability: localised,
  /** Licence or holder of the rights, as far as known. */
  rights: localised,
  /** Games that it speaks about. */
  games: z.array(gameId).default([]),
});

export type Source = z.infer<typeof sourceSchema>;
