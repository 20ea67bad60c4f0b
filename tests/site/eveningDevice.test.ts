import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { withPage } from './browser.ts';
import {
  begin,
  DROGGN,
  entry,
  figures,
  fill,
  openFile,
  openPad,
  PADS,
  press,
  rows,
  savedFile,
  shelf,
  verdict,
  words,
  write,
} from './eveningPad.ts';

const started = async (page: Page): Promise<void> => {
  await openPad(page);
  await begin(page, DROGGN);
  await write(page, { declarer: 'Bartl', points: '43' });
};

describe('nothing is lost', () => {
  test('on a reload and in a closed tab, half a hand neither', async () => {
    await withPage(async (page) => {
      await started(page);
      await fill(page, { declarer: 'Cilli', contract: 'Solo 40', points: '4' });
      await page.reload();
      await page.locator('.desk').waitFor();
      expect(await figures(page)).toEqual(['0', '26', '0', '0']);
      expect(await verdict(page)).toContain('Cilli');
      const other = await page.context().newPage();
      await page.close();
      await openPad(other);
      expect(await verdict(other)).toContain('Cilli');
      await press(other, words.undo);
      expect(await rows(other)).toEqual([]);
    });
  });

  test('in two tabs at once', async () => {
    await withPage(async (page) => {
      await started(page);
      const other = await page.context().newPage();
      await other.goto(page.url());
      await other.locator('.desk').waitFor();
      await write(page, { declarer: 'Cilli', points: '50' });
      await expect.poll(() => rows(other)).toEqual(['1Ansager', '2Ansager']);
      await write(other, { declarer: 'Anna', points: '50' });
      await expect.poll(() => rows(page)).toHaveLength(3);
      await page.reload();
      await expect.poll(() => rows(page)).toHaveLength(3);
    });
  });

  test('when an evening is removed, and brought back', async () => {
    await withPage(async (page) => {
      await started(page);
      await page.getByRole('link', { name: words.allEvenings }).click();
      await page.locator('.shelf__buttons button').click();
      await press(page, shelf.reallyRemove);
      expect(await page.locator('.shelf__evening').count()).toBe(0);
      await press(page, words.bringBack);
      await page.locator('.shelf__title').click();
      expect(await rows(page)).toEqual(['1Ansager']);
    });
  });
});

describe('the evening is a file', () => {
  test('saved as JSON and opened again, it is another evening with the same account', async () => {
    await withPage(async (page) => {
      await started(page);
      const { name, text } = await savedFile(page, words.saveJson);
      expect(name).toMatch(/^\d{4}-\d\d-\d\d-droggn\.json$/);
      await openFile(page, name, text);
      await page.waitForURL((url) => url.hash.startsWith('#e-'));
      expect(await figures(page)).toEqual(['0', '26', '0', '0']);
      await page.getByRole('link', { name: words.allEvenings }).click();
      await expect.poll(() => page.locator('.shelf__evening').count()).toBe(2);
    });
  });

  test('saved for a spreadsheet and opened again', async () => {
    await withPage(async (page) => {
      await started(page);
      const { name, text } = await savedFile(page, words.saveCsv);
      expect(text).toContain('Bartl,ansager,0,points,43');
      await openFile(page, name, text);
      await page.getByRole('link', { name: words.allEvenings }).click();
      await expect.poll(() => page.locator('.shelf__evening').count()).toBe(2);
    });
  });

  test('damaged it is refused as a whole, with the line and the reason', async () => {
    await withPage(async (page) => {
      await started(page);
      const { name, text } = await savedFile(page, words.saveJson);
      const refused = page.locator('.open-file__refused');
      await openFile(page, name, text.slice(0, text.indexOf('"points"')));
      await expect.poll(() => refused.textContent()).toContain('Line 12');
      await openFile(page, name, text.replace('"declarer":2', '"declarer":7'));
      await expect
        .poll(() => refused.textContent())
        .toMatch(/Line 12, column \d+, in entry 1, declarer/);
      await openFile(page, 'holiday.txt', 'not an evening');
      await expect.poll(() => refused.textContent()).toContain(words.refused('holiday.txt'));
      expect(await rows(page)).toEqual(['1Ansager']);
      await page.getByRole('link', { name: words.allEvenings }).click();
      await expect.poll(() => page.locator('.shelf__evening').count()).toBe(1);
    });
  });
});

const record = readFileSync('content/hands/droggn/super-mord-with-gstiess.yaml', 'utf8');

describe('a hand record is taken over', () => {
  test('card by card, and stands after a reload', async () => {
    await withPage(async (page) => {
      await started(page);
      await press(page, entry.asRecord);
      await page.getByRole('textbox', { name: entry.record }).fill(record);
      await press(page, entry.read);
      await page.getByText(entry.recordRead).waitFor();
      expect(await verdict(page)).toMatch(/Super Mord.*187/);
      await press(page, entry.write);
      await expect.poll(() => rows(page)).toEqual(['1Ansager', '2Super Mord']);
      await page.reload();
      await expect.poll(() => rows(page)).toEqual(['1Ansager', '2Super Mord']);
    });
  });

  test('a broken one says what is wrong, and stays to be mended', async () => {
    await withPage(async (page) => {
      await started(page);
      await press(page, entry.asRecord);
      const field = page.getByRole('textbox', { name: entry.record });
      await field.fill(record.replace('lay gstiess', 'lay pagat'));
      await press(page, entry.read);
      await page.locator('.preview--refused').waitFor();
      expect(await page.locator('.preview--refused').textContent()).toContain('Word ');
      await press(page, entry.readAgain);
      await field.fill('format: 1\ngame: droggn\n');
      await press(page, entry.read);
      await expect.poll(() => page.locator('.record__said').textContent()).toContain('deal');
      await page.reload();
      await page.locator('.desk').waitFor();
      expect(await field.inputValue()).toContain('game: droggn');
    });
  });
});

const SPOILED = {
  forbidden: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`,
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); }`,
} as const;

describe('a device that keeps nothing', () => {
  test.each(['forbidden', 'full'] as const)(
    'says so at once and offers the file: %s',
    async (kind) => {
      await withPage(async (page) => {
        await page.addInitScript(SPOILED[kind]);
        await openPad(page);
        const notice = page.locator('.evening-notice[data-grave="true"]');
        expect(await notice.textContent()).toContain(words[kind]);
        await begin(page, DROGGN);
        await write(page, { declarer: 'Bartl', points: '43' });
        expect(await figures(page)).toEqual(['0', '26', '0', '0']);
        const { text } = await savedFile(page, words.saveFile);
        expect(JSON.parse(text)).toMatchObject({ format: 'stubai-evening' });
      });
    },
  );

  test('what it has damaged is shown and left as it is', async () => {
    await withPage(async (page) => {
      await page.addInitScript(`localStorage.setItem('stubai-evening:e-old', '{"file": "{}"}')`);
      await openPad(page, `${PADS.en}#evenings`);
      await expect
        .poll(() => page.locator('.shelf__damaged').textContent())
        .toContain(shelf.damaged);
      const { text } = await savedFile(page, shelf.saveAsItIs);
      expect(text).toBe('{"file": "{}"}');
    });
  });
});
