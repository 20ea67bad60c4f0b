import type { APIRoute } from 'astro';
import { feedOf } from '#components/site/feed.ts';
import { localeOf, localePaths } from '#components/site/place.ts';

export const getStaticPaths = localePaths;

/** The changes to the rules as a feed. */
export const GET: APIRoute = ({ params }) =>
  new Response(feedOf(localeOf(params.locale)), {
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  });
