import { describe, expect, test } from 'vitest';
import { withPage } from './browser.ts';
import { builtPages } from './documents.ts';

const BOOKLETS = [
  '/print/droggn-booklet/',
  '/de/print/droggn-booklet/',
  '/print/dobbm-booklet/',
  '/de/print/dobbm-booklet/',
] as const;

const bookletAt = (path: string): Document => {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`${path} is not built`);
  return page.document;
};

describe('a rulebook as a booklet', () => {
  test.each(BOOKLETS)('%s has every rule of the book with its number and its evidence', (path) => {
    const booklet = bookletAt(path);
    const game = path.includes('droggn') ? 'droggn' : 'dobbm';
    const chapters = builtPages
      .filter((page) => new RegExp(`^/${game}/[a-z]+/$`).test(page.path))
      .flatMap(({ document }) => [...document.querySelectorAll('.rule-number')]);
    const numbers = [...booklet.querySelectorAll('.rule-number')].map((one) => one.textContent);
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.toSorted()).toEqual(chapters.map((one) => one.textContent).toSorted());
    expect(booklet.querySelectorAll('.rule > .evidence').length).toBe(numbers.length);
    expect(booklet.querySelector('astro-island')).toBeNull();
  });

  test('is printed on A5, with the number of the page at the foot of each', async () => {
    await withPage(async (page) => {
      await page.goto('/print/dobbm-booklet/', { waitUntil: 'networkidle' });
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const text = pdf.toString('latin1');
      const sizes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(sizes.length).toBeGreaterThan(20);
      for (const [, width, height] of sizes) {
        expect(Math.abs(Number(width) - 419.5)).toBeLessThan(1);
        expect(Math.abs(Number(height) - 595.3)).toBeLessThan(1);
      }
      const boxes = await page.evaluate<string>(
        `[...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSPageRule).map((rule) => rule.cssText).join('\\n')`,
      );
      expect(boxes).toMatch(/@bottom-center\s*\{[^}]*counter\(page\)/);
      expect(boxes).toMatch(/@page chapter-7 \{[\s\S]*@top-right/);
    });
  });
});
