import { z } from 'astro/zod';
import { gameId, slug } from './shared.ts';

/** Front matter of a page of content/pages/<locale>/. */
export const pageSchema = z.strictObject({
  /** Heading and title of the page. */
  title: z.string().min(1),
  /** One or two sentences for lists, search results and the head of the page. */
  summary: z.string().min(1),
  /** Further words by which readers ask for it, in the language of the page. */
  search: z.array(z.string().min(1)).optional(),
  /** The game that it belongs to, if it belongs to one. */
  game: gameId.optional(),
  /** The chapter of content/games.yaml whose rules it shows. */
  chapter: slug.optional(),
  kind: z.enum(['chapter', 'history', 'page']),
  /** Keys of content/sources.yaml on which the page rests. */
  sources: z.array(slug).default([]),
  /** Place in a list of pages; smaller is earlier. */
  order: z.number().optional(),
});

export type PageFrontMatter = z.infer<typeof pageSchema>;
