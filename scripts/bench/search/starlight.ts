import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { quantile } from '../measure.ts';

/** How long a new query takes in a search, and what a first one loads on average. */
export interface Compared {
  readonly cold: number;
  readonly warm: number;
  /** What has arrived when the first result is there, and when the answer is complete. */
  readonly first: Loaded;
  readonly whole: Loaded;
}

interface Loaded {
  readonly bytes: number;
  readonly requests: number;
}

/** Where a search is typed into and where its first result appears. */
export interface SearchBox {
  readonly url: string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: string;
  readonly result: string;
}

export const starlightBox = (url: string): SearchBox => ({
  url,
  open: async (page) => {
    await page.locator('site-search button[data-open-modal]').click();
    await page.locator('.pagefind-ui__search-input').waitFor();
  },
  field: '.pagefind-ui__search-input',
  result: '.pagefind-ui__result-link',
});

export const ourBox = (url: string): SearchBox => ({
  url,
  open: async (page) => {
    await page.keyboard.press('Control+k');
    await page.locator('dialog [role="combobox"]').waitFor();
  },
  field: 'dialog [role="combobox"]',
  result: 'dialog [role="option"]',
});

const PACKED = /\.(?:woff2?|png|pf_\w+|pagefind)$/;

/**
 * From the last letter, pasted, to a first result that is not one of the query before. Measured
 * inside the page, so that nothing of the driver is in it.
 */
const timeQuery = (page: Page, { field, result }: SearchBox, query: string): Promise<number> =>
  page.evaluate(
    ([fieldAt, resultAt, text]) =>
      new Promise<number>((resolve) => {
        const input = document.querySelector<HTMLInputElement>(fieldAt ?? '');
        const shown = () =>
          [...document.querySelectorAll(resultAt ?? '')].map((one) => one.textContent).join();
        const before = shown();
        const since = performance.now();
        const look = () => {
          const now = shown();
          if (now !== '' && now !== before) resolve(performance.now() - since);
          else requestAnimationFrame(look);
        };
        if (!input) throw new Error(`no ${fieldAt}`);
        input.value = text ?? '';
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
        requestAnimationFrame(look);
      }),
    [field, result, query],
  );

const COLD = ['triplet', 'retour', 'talon', 'pagat', 'discard king'];
const WARM = ['mond', 'dealer', 'follow suit', 'penalty', 'solo', 'weli', 'threes', 'pass'];

/** The sizes of all that a page loads from now on, as a good host sends it. */
const followSizes = (page: Page) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', async (request) => {
    const packed = PACKED.test(new URL(request.url()).pathname);
    const size = async (): Promise<number> => {
      const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
      return (packed ? body : brotliCompressSync(body)).byteLength;
    };
    sizes.push(size().catch(() => 0));
  });
  return async (): Promise<Loaded> => {
    const all = await Promise.all([...sizes]);
    return { bytes: all.reduce((sum, one) => sum + one, 0), requests: all.length };
  };
};

const mean = (loads: readonly Loaded[]): Loaded => {
  const of = (value: (one: Loaded) => number) =>
    loads.reduce((sum, one) => sum + value(one), 0) / Math.max(1, loads.length);
  return { bytes: of(({ bytes }) => bytes), requests: of(({ requests }) => requests) };
};

/** Opens a search, waits half a second as a reader does who begins to type, and asks. */
export const compare = async (browser: Browser, box: SearchBox): Promise<Compared> => {
  const cold: number[] = [];
  const first: Loaded[] = [];
  const whole: Loaded[] = [];
  const warm: number[] = [];
  for (const [place, query] of COLD.entries()) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(box.url, { waitUntil: 'networkidle' });
    const loaded = followSizes(page);
    await box.open(page);
    await page.waitForTimeout(500);
    cold.push(await timeQuery(page, box, query));
    first.push(await loaded());
    await page.waitForTimeout(2000);
    whole.push(await loaded());
    if (place === 0) {
      for (const next of WARM) {
        warm.push(await timeQuery(page, box, next));
        await page.waitForTimeout(700);
      }
    }
    await context.close();
  }
  return {
    cold: quantile(cold, 0.5),
    warm: quantile(warm, 0.5),
    first: mean(first),
    whole: mean(whole),
  };
};
