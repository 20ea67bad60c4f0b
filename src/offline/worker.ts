/**
 * The service worker: it keeps the account of an evening, and the rulebooks that it links to, for use
 * without a network. Pages come from the network whenever it answers, so that nobody is shown an old
 * one; what a page loads has its contents in its name and comes from the device.
 *
 * `scripts/offline.ts` lists the files and bundles this with them.
 */
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import type { WorkerScope } from './scope.ts';
import { keptForSearch } from './search.ts';

declare const self: WorkerScope;
declare const OFFLINE_FILES: PrecacheEntry[];

/** So long a page is waited for where the network is slow, in milliseconds. */
const PATIENCE = 4000;

const impatience = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the network is slow')), PATIENCE);
  });

const fromNetwork = async (request: Request): Promise<Response> => {
  const response = await fetch(request);
  if (response.status >= 500) throw new Error(`the server answers ${response.status}`);
  return response;
};

/** A page from the network; the one on the device if the network is slow, broken or not there. */
const page = async ({ request, url }: { request: Request; url: URL }): Promise<Response> => {
  const kept = (await matchPrecache(`${url.origin}${url.pathname}`)) ?? (await keptForSearch(url));
  if (!kept) return fetch(request);
  return Promise.race([fromNetwork(request), impatience()]).catch(() => kept);
};

registerRoute(new NavigationRoute(page));
precacheAndRoute(OFFLINE_FILES);

// The next edition takes over at once: a page of it must find its own files.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
