import type { APIRoute } from 'astro';
import { lexiconFiles } from '#components/search/lexicon.ts';
import { library } from '#components/site/archive.ts';
import { localeOf, localePaths } from '#components/site/place.ts';

export const getStaticPaths = localePaths;

/** The names that the search downloads and looks into before everything else. */
export const GET: APIRoute = ({ params }) =>
  new Response(lexiconFiles(library().archive, localeOf(params.locale)).names, {
    headers: { 'Content-Type': 'application/json' },
  });
