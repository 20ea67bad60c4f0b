import type { APIRoute } from 'astro';
import { absolute } from '#components/site/hosts.ts';

/** Where the list of all pages stands. Every page may be read; some ask not to be listed. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap-index.xml')}\n`);
