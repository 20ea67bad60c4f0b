import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { quantile } from '../measure.ts';

/** How long a new query takes in a search, and what it loads from opening to the first result. */
export interface Compared {
  readonly cold: number;
  readonly warm: number;
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

/** Opens a search, waits half a second as a reader does who begins to type, and asks. */
export const compare = async (browser: Browser, box: SearchBox): Promise<Compared> => {
  const cold: number[] = [];
  let bytes = 0;
  let requests = 0;
  let warm: number[] = [];
  for (const [place, query] of COLD.entries()) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(box.url, { waitUntil: 'networkidle' });
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      const packed = PACKED.test(new URL(response.url()).pathname);
      sizes.push(
        response.body().then(
          (body) => (packed ? body : brotliCompressSync(body)).byteLength,
          () => 0,
        ),
      );
    });
    await box.open(page);
    await page.waitForTimeout(500);
    cold.push(await timeQuery(page, box, query));
    await page.waitForTimeout(500);
    if (place === 0) {
      requests = sizes.length;
      bytes = (await Promise.all(sizes)).reduce((sum, one) => sum + one, 0);
      warm = [];
      for (const next of WARM) {
        warm.push(await timeQuery(page, box, next));
        await page.waitForTimeout(700);
      }
    }
    await context.close();
  }
  return { cold: quantile(cold, 0.5), warm: quantile(warm, 0.5), bytes, requests };
};
