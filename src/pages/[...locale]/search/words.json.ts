import type { APIRoute } from 'astro';
import { lexiconFiles } from '#components/search/lexicon.ts';
import { library } from '#components/site/archive.ts';
import { localeOf, localePaths } from '#components/site/place.ts';

export const getStaticPaths = localePaths;

/** What is said of the things that have a name, and the headings of pages: loaded after the names. */
export const GET: APIRoute = ({ params }) =>
  new Response(lexiconFiles(library().archive, localeOf(params.locale)).words, {
    headers: { 'Content-Type': 'application/json' },
  });
