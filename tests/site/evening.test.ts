import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eveningGerman } from '#words';
import { DESK, PHONE, withPage } from './browser.ts';
import { hasAnchor } from './documents.ts';
import {
  begin,
  choose,
  DROGGN,
  entry,
  figures,
  fill,
  openPad,
  openRow,
  PADS,
  press,
  rows,
  shelf,
  verdict,
  words,
  write,
} from './eveningPad.ts';
import { followLoads, followShifts, total } from './load.ts';

/** A press on the button while the hand cannot be written down. */
const tryToWrite = (page: Page): Promise<void> =>
  page.locator('.dock__write').click({ force: true });

const payments = (page: Page): Promise<readonly string[]> =>
  page.locator('.desk .settlement > .settlement__payments > li').allTextContents();

describe('an evening of Droggn with four at the table', () => {
  test('hand by hand, with a correction, to the settlement', async () => {
    await withPage(
      async (page) => {
        await openPad(page);
        await begin(page, DROGGN);
        expect(await page.locator('.deal-line').textContent()).toContain(
          entry.dealsAndRests('Anna', 'Bartl'),
        );
        await write(page, { declarer: 'Bartl', points: '43' });
        expect(await figures(page)).toEqual(['0', '26', '0', '0']);
        await write(page, {
          declarer: 'Cilli',
          contract: 'Solo 40',
          points: '40',
          pagat: [entry.pagatKinds.ultimo, 'Cilli'],
        });
        expect(await figures(page)).toEqual(['0', '26', '53', '0']);
        await write(page, { declarer: 'Anna', points: '30', doubled: '×2 Schwacher' });
        expect(await figures(page)).toEqual(['−54', '26', '53', '0']);

        await openRow(page, 0);
        await press(page, words.correct);
        await fill(page, { points: '45' });
        await press(page, entry.save);
        expect(await figures(page)).toEqual(['−54', '28', '53', '0']);
        await press(page, words.undo);
        expect(await figures(page)).toEqual(['−54', '26', '53', '0']);
        await press(page, words.redo);
        expect(await figures(page)).toEqual(['−54', '28', '53', '0']);

        await page.locator('.closing summary').click();
        await page.locator('.closing button').click();
        for (const [declarer, points] of [
          ['Bartl', '40'],
          ['Cilli', '41'],
          ['Anna', '42'],
          ['Bartl', '20'],
        ] as const)
          await write(page, { declarer, points });
        await page.getByRole('heading', { name: words.over }).waitFor();
        expect(await page.locator('.hand-form').count()).toBe(0);
        expect(await figures(page)).toEqual(['−29', '14', '77', '0']);
        expect(await payments(page)).toEqual([
          words.pays('Anna', 'Cilli', '17.80 S'),
          words.pays('Franz', 'Cilli', '6.20 S'),
          words.pays('Bartl', 'Cilli', '60 g'),
        ]);
      },
      { viewport: PHONE },
    );
  });

  test('what is entered is judged before it is written down', async () => {
    await withPage(async (page) => {
      await openPad(page);
      await begin(page, DROGGN);
      expect(await verdict(page)).toBe(entry.missing.declarer);
      await tryToWrite(page);
      expect(await page.evaluate<string>('document.activeElement.type')).toBe('radio');
      await fill(page, { declarer: 'Bartl', points: '74' });
      expect(await verdict(page)).toContain('Match');
      const link = page.locator('.preview--refused a');
      const rule = new URL((await link.getAttribute('href')) ?? '', page.url());
      expect(hasAnchor(rule.pathname, rule.hash.slice(1))).toBe(true);
      await tryToWrite(page);
      expect(await rows(page)).toEqual([]);
      await fill(page, { points: '37' });
      expect(await page.locator('.preview .score-lines tbody tr').count()).toBe(1);
      expect(await page.locator('.preview a').first().textContent()).toMatch(/^Rule \d+\.\d+$/);
    });
  });

  test('an earlier hand that makes a later one impossible keeps it in sight', async () => {
    await withPage(async (page) => {
      await openPad(page);
      await begin(page, DROGGN);
      await write(page, { declarer: 'Bartl', points: '43' });
      await write(page, { declarer: 'Cilli', points: '43' });
      await openRow(page, 0);
      await press(page, words.correct);
      await choose(page, 'declarer', 'Cilli');
      expect(await page.locator('.preview__later').textContent()).toBe(entry.changesLater(1));
      await press(page, entry.save);
      expect(await rows(page)).toEqual(['1Ansager', `${words.impossible}: Cilli, Ansager`]);
      expect(await page.locator('.account__refusal').textContent()).toContain('rests');
      expect(await page.locator('.desk__impossible').textContent()).toBe(words.impossibleCount(1));
      await press(page, words.undo);
      expect(await rows(page)).toEqual(['1Ansager', '2Ansager']);
    });
  });

  test('the keyboard is enough, and after a hand the focus is at the next', async () => {
    await withPage(async (page) => {
      await openPad(page);
      await begin(page, DROGGN);
      await page.locator('[data-field="declarer"] input').first().focus();
      await page.keyboard.press('Space');
      await page.locator('[data-field="points"] input').first().focus();
      await page.keyboard.type('50');
      await page.keyboard.press('Enter');
      expect(await rows(page)).toEqual(['1Ansager']);
      await expect
        .poll(() => page.evaluate<string>('document.activeElement.textContent'))
        .toBe(entry.next(2));
      expect(await page.locator('.desk__said').textContent()).toContain('Bartl, Ansager');
    });
  });
});

test('an evening of Dobbm with five: Stockerl, Solo, and the Mußrunde to the end', async () => {
  await withPage(async (page) => {
    await openPad(page);
    const names = ['Anna', 'Bartl', 'Cilli', 'Franz', 'Elsa'];
    await begin(page, { game: 'Dobbm', names, stake: '12' });
    await press(page, entry.throwIn);
    expect(await figures(page)).toEqual(['−2', '+8', '−2', '−2', '−2']);
    await write(page, { declarer: 'Cilli', contract: 'Solo ×2', points: '76' });
    expect(await figures(page)).toEqual(['−10', '0', '+30', '−10', '−10']);
    await page.locator('.closing summary').click();
    await page.locator('.closing button').click();
    for (const declarer of ['Franz', 'Elsa', 'Anna', 'Bartl', 'Cilli']) {
      expect(await page.locator('.deal-line').textContent()).toContain(declarer);
      expect(await page.getByRole('button', { name: entry.throwIn }).count()).toBe(0);
      await write(page, { points: '71' });
    }
    await page.getByRole('heading', { name: words.over }).waitFor();
    expect(await figures(page)).toEqual(['−10', '0', '+30', '−10', '−10']);
    await press(page, words.again);
    const first = page.getByRole('textbox', { name: shelf.playerName(1) });
    expect(await first.inputValue()).toBe('Anna');
  });
});

test('a wrong name or stake is said before the evening begins', async () => {
  await withPage(async (page) => {
    await openPad(page);
    await press(page, shelf.begin);
    expect(await page.locator('.terms__fault').textContent()).toContain('Player 1');
    for (const player of [1, 2, 3])
      await page.getByRole('textbox', { name: shelf.playerName(player) }).fill('Anna');
    expect(await page.locator('.terms__fault').textContent()).toContain('Anna');
    await page.reload();
    await page.locator('.shelf').waitFor();
    const last = page.getByRole('textbox', { name: shelf.playerName(3) });
    expect(await last.inputValue()).toBe('Anna');
  });
});

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const violationsOf = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(axe.source);
  return page.evaluate<string[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(STANDARDS)} }).then(({ violations }) =>
      violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html)))`,
  );
};

describe.each([
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: PHONE, colorScheme: 'dark' },
  { viewport: DESK, colorScheme: 'light' },
  { viewport: DESK, colorScheme: 'dark' },
] as const)('no accessibility rule is broken: $viewport.width, $colorScheme', (screen) => {
  test('from the empty shelf to a corrected hand', async () => {
    await withPage(
      async (page) => {
        await openPad(page);
        expect(await violationsOf(page)).toEqual([]);
        await begin(page, DROGGN);
        await write(page, { declarer: 'Bartl', points: '43' });
        await fill(page, {
          declarer: 'Cilli',
          points: '90',
          pagat: [entry.pagatKinds.caught, 'Anna'],
        });
        await openRow(page, 0);
        expect(await violationsOf(page)).toEqual([]);
        await press(page, words.correct);
        await press(page, words.changeTerms);
        await page.locator('.terms').waitFor();
        expect(await violationsOf(page)).toEqual([]);
      },
      { ...screen, reducedMotion: 'reduce' },
    );
  });
});

describe('the page is light and stands still', () => {
  test.each([PADS.en, PADS.de])(
    '%s stays in the limit of script with an evening open',
    async (pad) => {
      await withPage(
        async (page) => {
          await openPad(page);
          await begin(page, DROGGN);
          await write(page, { declarer: 'Bartl', points: '43' });
          const again = await page.context().newPage();
          const loads = followLoads(again);
          await again.goto(`${pad}${new URL(page.url()).hash}`);
          await again.locator('.desk .plot').waitFor();
          const scripts = (await loads.files()).filter(({ kind }) => kind === 'script');
          const list = scripts.map((file) => `${file.path} ${file.bytes}`).join('\n');
          expect(scripts.length).toBeGreaterThan(0);
          expect(total(scripts), list).toBeLessThan(90_000);
        },
        { viewport: PHONE, serviceWorkers: 'block' },
      );
    },
  );

  test.each([PHONE, DESK])(
    'nothing moves when an evening is opened at $width',
    async (viewport) => {
      await withPage(
        async (page) => {
          await openPad(page);
          await begin(page, DROGGN);
          await write(page, { declarer: 'Bartl', points: '43' });
          const again = await page.context().newPage();
          const shifts = await followShifts(again);
          await again.goto(page.url(), { waitUntil: 'networkidle' });
          await again.locator('.desk .plot').waitFor();
          await again.waitForTimeout(200);
          expect(await shifts()).toBe(0);
        },
        { viewport },
      );
    },
  );
});

test.each(Object.entries(PADS))(
  'without JavaScript there is an example and a sheet: %s',
  async (locale, path) => {
    await withPage(
      async (page) => {
        await page.goto(path);
        const text = await page.evaluate<string>(`document.querySelector('main').innerText`);
        expect(text).toContain(locale === 'de' ? 'Ein Beispiel' : 'A worked example');
        for (const figure of ['+93', '−42', '119']) expect(text).toContain(figure);
        expect(await page.locator('.evening').isVisible()).toBe(false);
        expect(await page.locator('.sheet').isVisible()).toBe(true);
      },
      { javaScriptEnabled: false, viewport: PHONE },
    );
  },
);

test('the evening opens in German by the switch of languages', async () => {
  await withPage(async (page) => {
    await openPad(page);
    await begin(page, DROGGN);
    await page.locator('[data-other-language]').click();
    await page.waitForURL('**/de/evening/#e-*');
    await page.getByRole('heading', { name: eveningGerman.entry.next(1) }).waitFor();
  });
});
