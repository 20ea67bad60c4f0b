import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseHTML } from 'linkedom';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { type Card, GAME_IDS, type GameId, games } from '#engine';
import { symbolId } from '#widgets/card/symbolId.ts';
import { cardName, deckWords, LOCALES, type Locale, localNamesOf } from '#words';
import { DESK, PHONE, withPage } from './browser.ts';
import { builtPages, firstHand, hasFile } from './documents.ts';
import { violationsOf } from './violations.ts';

const folder = inject('siteFolder');
const under = (locale: Locale, path: string): string => (locale === 'en' ? path : `/de${path}`);
const words = deckWords.en;

const documentOf = (path: string): Document => {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page.document;
};

const cards: readonly (readonly [GameId, Card])[] = GAME_IDS.flatMap((game) =>
  games[game].pack.map((card) => [game, card] as const),
);

describe.each(LOCALES)('each card (%s)', (locale) => {
  test('has a page with its names, its value and rules that speak of it', () => {
    const faults = cards.flatMap(([game, card]) => {
      const { body } = documentOf(under(locale, `/cards/${game}/${card}/`));
      const text = body.textContent ?? '';
      const wanted = [
        ...LOCALES.map((one) => cardName(game, card, one).name),
        ...localNamesOf(game, card).map((name) => name.text),
      ];
      const value = `${games[game].cardValue(card)}`;
      const terms = [...body.querySelectorAll('.facts dt')];
      const worth = terms.find((term) => term.textContent === deckWords[locale].value);
      const rules = body.querySelectorAll(`a[href^="${under(locale, `/${game}/`)}"]`).length;
      return [
        ...wanted.filter((name) => !text.includes(name)).map((name) => `${card}: no “${name}”`),
        ...(/^\d+/.exec(worth?.nextElementSibling?.textContent ?? '')?.[0] === value
          ? []
          : [`${card}: no value ${value}`]),
        ...(rules > 1 ? [] : [`${card}: no rules`]),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('is a file that says what it is, under which licence, and in true size', () => {
    for (const [game, card] of [...cards, ['droggn', 'back'], ['dobbm', 'back']] as const) {
      const path = under(locale, `/cards/${game}/${card}.svg`);
      expect(hasFile(path), path).toBe(true);
      const { document } = parseHTML(readFileSync(join(folder, path), 'utf8'));
      const drawing = document.querySelector('svg');
      const size = ['width', 'height'].map((name) => drawing?.getAttribute(name));
      expect(size).toEqual(game === 'droggn' ? ['61mm', '112mm'] : ['56mm', '100mm']);
      expect(document.querySelector('desc')?.textContent).toBe(deckWords[locale].imprint);
    }
  });
});

describe('the whole pack', () => {
  const visible = (page: Page, pack: number): Promise<number> =>
    page.locator('[data-deck]').nth(pack).locator('[data-card]:visible').count();

  test('is filtered by suit, rank and value, and says how many cards are left', async () => {
    await withPage(async (page) => {
      await page.goto('/cards/');
      const droggn = page.locator('[data-deck]').first();
      const choose = (label: string, value: string) =>
        droggn.getByLabel(label, { exact: true }).selectOption(value);
      expect(await visible(page, 0)).toBe(66);
      await choose(words.suit, 'H');
      expect(await visible(page, 0)).toBe(11);
      expect(await droggn.getByRole('status').textContent()).toContain(words.shown(11));
      await choose(words.rank, 'courts');
      expect(await visible(page, 0)).toBe(4);
      await choose(words.value, '5');
      expect(await visible(page, 0)).toBe(1);
      expect(await droggn.getByRole('status').textContent()).toContain(words.shown(1));
      await choose(words.suit, 'T');
      expect(await droggn.getByRole('status').textContent()).toContain(words.none);
      await choose(words.rank, 'honours');
      expect(await visible(page, 0)).toBe(3);
      expect(await visible(page, 1)).toBe(36);
    });
  });

  test('is all there without a script, and nothing offers to choose', async () => {
    await withPage(
      async (page) => {
        await page.goto('/cards/');
        expect(await page.locator('[data-card]:visible').count()).toBe(102);
        expect(await page.locator('select:visible, input:visible').count()).toBe(0);
      },
      { javaScriptEnabled: false },
    );
  });

  test('prints clubs and diamonds in colours of their own, and remembers it', async () => {
    const inks = (page: Page) =>
      page.evaluate(() =>
        ['heart', 'diamond', 'spade', 'club'].map((suit) =>
          getComputedStyle(document.documentElement).getPropertyValue(`--card-${suit}`),
        ),
      );
    await withPage(async (page) => {
      await page.goto('/cards/');
      expect(new Set(await inks(page)).size).toBe(2);
      await page.getByLabel(words.fourColours).check();
      expect(new Set(await inks(page)).size).toBe(4);
      await page.goto(firstHand());
      expect(new Set(await inks(page)).size).toBe(4);
    });
  });
});

describe('a card shows as much as its width admits', () => {
  test.each([
    ['less', PHONE, 'small'],
    ['more', DESK, 'large'],
  ] as const)('%s than 70 pixels', async (_, viewport, size) => {
    await withPage(
      async (page) => {
        await page.goto('/');
        const shown = await page
          .locator('.card-fitting .card-face:visible use')
          .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
        expect(shown).toEqual(
          ['HK', 'HJ', 'H3'].map((card) => `#${symbolId('droggn', card, size)}`),
        );
      },
      { viewport },
    );
  });
});

test('all drawings of the page of a hand weigh less than 60 kB', () => {
  const sprites = [...documentOf(firstHand()).querySelectorAll('.card-sprite')];
  const markup = sprites.map((sprite) => sprite.outerHTML).join('');
  expect(markup).toContain(symbolId('droggn', 'T21'));
  expect(brotliCompressSync(markup).byteLength).toBeLessThan(60_000);
});

const centreOf = ([x = 0, y = 0, width = 0, height = 0]: readonly number[]) => [
  x + width / 2,
  y + height / 2,
];

/** Within a tenth of a millimetre. */
const isNear = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((length, index) => Math.abs(length - (other[index] ?? 0)) < 0.1);

/** Points to millimetres, as a PDF measures. */
const millimetres = (points: number): number => Math.round((points * 254) / 72) / 10;

describe.each([
  ['droggn-a4', 22, [210, 297], [61, 112]],
  ['droggn-letter', 22, [215.9, 279.4], [61, 112]],
  ['dobbm-a4', 12, [210, 297], [56, 100]],
  ['dobbm-letter', 12, [215.9, 279.4], [56, 100]],
] as const)('the sheets %s', (name, pages, paper, card) => {
  const boxes = (page: Page, selector: string) =>
    page.locator(selector).evaluateAll((elements) =>
      elements.map((element) => {
        const sheet = element.closest('.sheet')?.getBoundingClientRect();
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x - (sheet?.x ?? 0), y - (sheet?.y ?? 0), width, height].map(
          (pixels) => (pixels * 25.4) / 96,
        );
      }),
    );

  test('are as many pages of their paper, fronts and backs in turn', async () => {
    await withPage(async (page) => {
      await page.goto(`/print/${name}/`);
      const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(text.match(/\/Type \/Page\b/g)).toHaveLength(pages);
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
      expect(millimetres(Number(width))).toBeCloseTo(paper[0], 0);
      expect(millimetres(Number(height))).toBeCloseTo(paper[1], 0);
      const backs = await page
        .locator('.sheet')
        .evaluateAll((sheets) => sheets.map((sheet) => sheet.hasAttribute('data-back')));
      expect(backs).toEqual(Array.from({ length: pages }, (_, index) => index % 2 === 1));
    });
  });

  test('hold every card in true size, and each back behind its front, however one turns', async () => {
    await withPage(async (page) => {
      await page.emulateMedia({ media: 'print' });
      await page.goto(`/print/${name}/`);
      const fronts = await boxes(page, '.sheet:not([data-back]) .sheet-card');
      const backs = await boxes(page, '.sheet[data-back] .sheet-card');
      const pack = name.startsWith('droggn') ? games.droggn.pack : games.dobbm.pack;
      expect(fronts).toHaveLength(pack.length);
      expect(backs).toHaveLength(pack.length);
      const first = fronts[0] ?? [];
      expect(first[2]).toBeCloseTo(card[0], 1);
      expect(first[3]).toBeCloseTo(card[1], 1);
      const [front, back] = [fronts, backs].map((all) => all.slice(0, 6).map(centreOf));
      for (const [x = 0, y = 0] of front ?? []) {
        for (const turned of [
          [x, y],
          [paper[0] - x, y],
          [x, paper[1] - y],
        ])
          expect(back?.some((place) => isNear(place, turned))).toBe(true);
      }
    });
  });
});

describe('no accessibility rule is broken', () => {
  test.each([
    ['/cards/', PHONE, 'light'],
    ['/cards/', DESK, 'dark'],
    ['/cards/droggn/T1/', PHONE, 'dark'],
    ['/de/cards/dobbm/B6/', DESK, 'light'],
    ['/print/', PHONE, 'light'],
    ['/print/dobbm-a4/', DESK, 'light'],
  ] as const)('%s', async (path, viewport, colorScheme) => {
    const found = await withPage(
      async (page) => {
        await page.goto(path);
        return violationsOf(page);
      },
      { viewport, colorScheme, reducedMotion: 'reduce' },
    );
    expect(found).toEqual([]);
  });
});
