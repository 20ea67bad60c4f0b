import { z } from 'astro/zod';
import { localised } from './shared.ts';

/** Other words in which readers ask for a place of the site; for the search, never shown. */
export const askedSchema = z.strictObject({
  /** The address of the place in English. */
  id: z.string().regex(/^\/(?:[a-z-]+\/)+(?:#[a-z0-9-]+)?$/, 'must be an address such as "/map/"'),
  asked: localised,
});

export type Asked = z.infer<typeof askedSchema>;
