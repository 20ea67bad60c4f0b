import type { APIRoute } from 'astro';
import { lexiconJson } from '#components/search/lexicon.ts';
import { library } from '#components/site/archive.ts';
import { localeOf, localePaths } from '#components/site/place.ts';

export const getStaticPaths = localePaths;

/** The list that the search downloads and looks into before the full text. */
export const GET: APIRoute = ({ params }) =>
  new Response(lexiconJson(library().archive, localeOf(params.locale)), {
    headers: { 'Content-Type': 'application/json' },
  });
