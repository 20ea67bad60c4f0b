import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { COLLECTIONS, type CollectionName } from './archive/collections.ts';
import { archiveLoader } from './archive/loader.ts';
import { pageSchema } from './archive/schema/page.ts';

/**
 * A collection of data; what is where says `archive/collections.ts`. Pages ask `archive/entries.ts`
 * for it, which checks everything together; as a collection it is watched by `astro dev`, and a
 * wrong entry stops `astro sync`.
 */
const data = <Name extends CollectionName>(name: Name) =>
  defineCollection({ loader: archiveLoader(name), schema: COLLECTIONS[name].schema });

export const collections = {
  // The id keeps the locale: en/droggn/play.
  pages: defineCollection({
    loader: glob({ base: './content/pages', pattern: '{en,de}/**/*.mdx' }),
    schema: pageSchema,
  }),
  games: data('games'),
  rules: data('rules'),
  sources: data('sources'),
  people: data('people'),
  terms: data('terms'),
  timeline: data('timeline'),
  questions: data('questions'),
  places: data('places'),
  kin: data('kin'),
  relations: data('relations'),
  biographies: data('biographies'),
  hands: data('hands'),
  editions: data('editions'),
  asked: data('asked'),
};
