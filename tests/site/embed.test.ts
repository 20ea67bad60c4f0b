import { describe, expect, inject, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { builtPages, firstHand } from './documents.ts';
import { violationsOf } from './violations.ts';

const LINK = '1UDU9sELCkkQG1WfS3MfQzwI-7VRTpD9D';

/** A page of somebody else with a frame, which follows the size as the documentation says. */
const around = (path: string): string => `<!doctype html><title>x</title>
<iframe src="${new URL(path, inject('siteUrl')).href}" width="100%" height="100"></iframe>
<script>
addEventListener('message', ({ source, data }) => {
  if (data?.type !== 'stubai-tarock:size') return;
  for (const frame of document.querySelectorAll('iframe'))
    if (frame.contentWindow === source) frame.height = data.height;
});
</script>`;

describe('a hand in a frame', () => {
  test.each([
    `/embed${firstHand()}#step=t2.1&theme=dark`,
    `/de/embed/#h=${LINK}&step=t2.1&theme=dark`,
  ])('%s tells its size and takes its options', async (path) => {
    await withPage(
      async (page) => {
        await page.setContent(around(path));
        const frame = page.frameLocator('iframe');
        await expect.poll(() => frame.locator('.hand-trick__title').textContent()).toMatch(/\b2\b/);
        const height = async (): Promise<number> =>
          Number(await page.locator('iframe').getAttribute('height'));
        await expect.poll(height).toBeGreaterThan(500);
        const inner = await frame.locator('body').boundingBox();
        expect(Math.abs((await height()) - (inner?.height ?? 0))).toBeLessThan(2);
        expect(await frame.locator('html').getAttribute('data-theme')).toBe('dark');
        expect(await frame.locator('header, nav').count()).toBe(0);
      },
      { viewport: PHONE },
    );
  });

  test('the hand of one seat, another at the bottom', async () => {
    await withPage(async (page) => {
      await page.goto(`/embed${firstHand()}#view=2&bottom=3`);
      await expect.poll(() => page.locator('.step-view select').inputValue()).toBe('2');
      const names = await page.locator('.hand-seat').count();
      expect(names).toBe(3);
    });
  });

  test('options that it does not know do nothing, a step that is not there is said', async () => {
    await withPage(async (page) => {
      await page.goto(`/embed${firstHand()}#view=9&bottom=x&step=t99.9&theme=pink`);
      await expect.poll(() => page.locator('.step-dock').textContent()).toContain('no such step');
      expect(await page.locator('.step-view select').inputValue()).toBe('all');
      expect(await page.locator('html').getAttribute('data-theme')).toBeNull();
    });
  });

  test('leads to the same hand in the archive', async () => {
    await withPage(async (page) => {
      await page.goto(`/embed/#h=${LINK}`);
      await page.locator('.hand-stepper').waitFor();
      const link = page.locator('[data-embed-home]');
      expect(await link.getAttribute('href')).toContain(`/viewer/#h=${LINK}`);
    });
  });

  test('without JavaScript the whole hand can be read', async () => {
    await withPage(
      async (page) => {
        await page.goto(`/embed${firstHand()}`);
        expect(await page.locator('.transcript__play').isVisible()).toBe(true);
      },
      { javaScriptEnabled: false },
    );
  });

  test('no accessibility rule is broken', async () => {
    await withPage(
      async (page) => {
        await page.goto(`/embed${firstHand()}#step=t2.1`);
        await page.locator('.hand-stepper[data-ready="true"]').waitFor();
        expect(await violationsOf(page)).toEqual([]);
      },
      { viewport: PHONE, reducedMotion: 'reduce' },
    );
  });
});

describe('the sheet of a hand', () => {
  const sheets = builtPages.filter(({ path }) => path.endsWith('/sheet/'));

  test('every hand has one in each language, with diagram, tricks, notes and score', () => {
    const hands = builtPages.filter(({ path }) => /^\/(?:de\/)?hands\/\w+\/[^/]+\/$/.test(path));
    expect(sheets.length).toBe(hands.length);
    for (const { path, document } of sheets) {
      const hand = hands.find((one) => `${one.path}sheet/` === path);
      expect(document.querySelector('.hand-diagram'), path).not.toBeNull();
      expect(document.querySelector('.step-note'), path).not.toBeNull();
      // A hand that is thrown in has no tricks and no score, on its page or here.
      for (const part of ['.transcript__play tr', '.transcript .hand-score tr'])
        expect(document.querySelector(part) === null, `${path} ${part}`).toBe(
          hand?.document.querySelector(part) === null,
        );
    }
    expect(sheets.some(({ document }) => document.querySelector('.transcript__play'))).toBe(true);
  });

  test.each(['A4', 'Letter'])('fits a few pages of %s', async (format) => {
    await withPage(async (page) => {
      await page.goto(`${firstHand()}sheet/`);
      const pdf = (await page.pdf({ format })).toString('latin1');
      const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? [];
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.length).toBeLessThanOrEqual(3);
    });
  });
});
