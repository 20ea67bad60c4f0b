import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** A file that a page has loaded, with its size as a good host sends it. */
export interface LoadedFile {
  readonly path: string;
  readonly kind: string;
  readonly bytes: number;
}

/** Fonts and pictures are compressed already; everything else goes as brotli. */
const PACKED = /\.(?:woff2?|png|jpe?g|webp|avif)$/;

const sizeOf = async (response: Response): Promise<number> => {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return PACKED.test(new URL(response.url()).pathname)
    ? body.byteLength
    : brotliCompressSync(body).byteLength;
};

/** Follows what a page loads from here on. */
export const followLoads = (page: Page) => {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  return {
    /** Everything so far. */
    files: (): Promise<readonly LoadedFile[]> =>
      Promise.all(
        responses.map(async (response) => ({
          path: new URL(response.url()).pathname,
          kind: response.request().resourceType(),
          bytes: await sizeOf(response),
        })),
      ),
  };
};

export const total = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/**
 * Adds up the layout shifts that no input of the reader explains, from the first paint on; to be
 * called before the page is opened.
 */
export const followShifts = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Reflect.set(window, 'totalShift', total);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate<number>('window.totalShift.shift');
};
