import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { DOBBM_FILE } from '../record/records.ts';
import { DESK, PHONE, withPage } from './browser.ts';
import { violationsOf } from './violations.ts';

/** The small example of Dobbm as a link of the first edition. */
const LINK = '1UDU9sELCkkQG1WfS3MfQzwI-7VRTpD9D';

const desk = async (page: Page, path = '/viewer/'): Promise<void> => {
  await page.goto(path);
  await page.locator('.desk-of-hands[data-ready="true"]').waitFor();
};

const field = (page: Page) => page.getByRole('textbox', { name: 'Hand record, or a link' });
const open = (page: Page) => page.getByRole('button', { name: 'Open the hand' });
const heading = (page: Page) => page.locator('.opened > h2');

describe('a hand is opened', () => {
  test('from a link, and stays over a reload', async () => {
    await withPage(async (page) => {
      await desk(page, `/viewer/#h=${LINK}`);
      await expect.poll(() => heading(page).textContent()).toBe('A hand of Dobbm');
      await expect.poll(() => field(page).inputValue()).toContain('game: dobbm');
      await page.locator('.hand-stepper .step-controls button').last().click();
      await expect.poll(() => page.locator('.step-dock').textContent()).toContain('+4');
      await page.reload();
      await expect.poll(() => heading(page).textContent()).toBe('A hand of Dobbm');
    });
  });

  test('at a step that the link names, and with the hand of one seat', async () => {
    await withPage(async (page) => {
      await desk(page, `/viewer/#h=${LINK}&step=t2.1&view=2`);
      await expect.poll(() => page.locator('.hand-trick__title').textContent()).toBe('Trick 2');
      expect(await page.locator('.step-view select').inputValue()).toBe('2');
    });
  });

  test('from a text, by keyboard alone; the focus goes to the hand', async () => {
    await withPage(async (page) => {
      await desk(page);
      await field(page).fill(DOBBM_FILE.replace('rules', 'players: [Anna, Bartl, C, D]\nrules'));
      await field(page).press('Control+Enter');
      await expect.poll(() => heading(page).textContent()).toBe('The hand of Anna, Bartl, C and D');
      await expect
        .poll(() => page.evaluate<string>('document.activeElement.textContent'))
        .toBe('The hand of Anna, Bartl, C and D');
      expect(new URL(page.url()).hash).toMatch(/^#h=1[\w-]+\.Anna,Bartl,C,D$/);
    });
  });

  test('from a file; the text that stood there can be brought back', async () => {
    await withPage(async (page) => {
      await desk(page);
      await field(page).fill('what I typed');
      const file = { name: 'hand.yaml', mimeType: 'text/plain', buffer: Buffer.from(DOBBM_FILE) };
      await page.locator('.text-field input[type="file"]').setInputFiles(file);
      await heading(page).waitFor();
      await page.getByRole('button', { name: 'Bring back the text before' }).click();
      expect(await field(page).inputValue()).toBe('what I typed');
    });
  });

  test('the cards are drawn, though their drawings come later', async () => {
    await withPage(async (page) => {
      await desk(page, `/de/viewer/#h=${LINK}`);
      await page.locator('.card-sprite #card-dobbm-HS').waitFor({ state: 'attached' });
    });
  });
});

describe('what is wrong is said at the line', () => {
  const wrong = DOBBM_FILE.replace('HS H8 H7', 'HS L10 H7');

  test('with the token, the rule and what would be right; what is typed stays', async () => {
    await withPage(async (page) => {
      await desk(page);
      await field(page).fill(wrong);
      await open(page).click();
      const complaint = page.locator('.complaint');
      await expect.poll(() => complaint.textContent()).toContain('Line 15:');
      expect(await complaint.locator('mark').textContent()).toBe('L10');
      expect(await complaint.textContent()).toContain(
        'the heart ten or the heart eight must be played',
      );
      expect(await complaint.locator('a').getAttribute('href')).toBe('/dobbm/play/#follow-suit');
      await complaint.getByRole('button', { name: 'Go to the place' }).click();
      const selected = await field(page).evaluate((element) => {
        const { value, selectionStart, selectionEnd } = element as HTMLTextAreaElement;
        return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
      });
      expect(selected).toBe('L10');
      await page.reload();
      await expect.poll(() => field(page).inputValue()).toBe(wrong);
    });
  });

  test('the remarks of a legal text stay over a reload, though no link has them', async () => {
    await withPage(async (page) => {
      await desk(page);
      const text = DOBBM_FILE.replace('AS AO', '# a remark\n  AS AO');
      await field(page).fill(text);
      await open(page).click();
      await heading(page).waitFor();
      await expect.poll(() => new URL(page.url()).hash).toMatch(/^#h=1/);
      await page.reload();
      await heading(page).waitFor();
      expect(await field(page).inputValue()).toBe(text);
    });
  });

  test('a link takes the place of what was typed, and says how to get that back', async () => {
    await withPage(async (page) => {
      await desk(page);
      await field(page).fill('what I typed');
      await desk(page, `/viewer/?again#h=${LINK}`);
      await heading(page).waitFor();
      await page.getByRole('button', { name: 'Bring back the text before' }).click();
      expect(await field(page).inputValue()).toBe('what I typed');
    });
  });
});

describe('a hostile link gives a sentence and nothing else', () => {
  const hostile = [
    '#h=',
    '#h=2abc',
    '#h=1<script>document.title="x"</script>',
    `#h=${LINK}.%3Cimg%20src=x%20onerror=alert(1)%3E,b,c,d`,
    `#h=${LINK}.%E2%80%AE,b,c,d`,
    '#h=javascript:alert(1)',
    `#h=1${'A'.repeat(20_000)}`,
    `#h=${LINK}%00`,
    '#h=%',
    '#h=__proto__',
  ];

  test.each(hostile)('%s', async (hash) => {
    await withPage(async (page) => {
      const faults: string[] = [];
      page.on('dialog', (dialog) => {
        faults.push(dialog.message());
        dialog.dismiss();
      });
      page.on('pageerror', (error) => faults.push(error.message));
      for (const path of ['/viewer/', '/editor/', '/embed/']) {
        await page.goto('about:blank');
        await page.goto(path + hash);
        const said = page.locator(
          '.complaint, .workshop__trouble, p[role="alert"], .opened > h2, .play-part h2',
        );
        await expect.poll(() => said.first().textContent()).toMatch(/\S/);
        expect(await page.locator('main img, main script[src], main iframe').count()).toBe(0);
      }
      expect(faults).toEqual([]);
    });
  });
});

describe('the hand is taken away', () => {
  test('as a link, as a record and as plain text', async () => {
    await withPage(
      async (page) => {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await desk(page, `/de/viewer/#h=${LINK}`);
        const copied = (name: string) => async () => {
          await page.getByRole('button', { name }).click();
          return page.evaluate<string>('navigator.clipboard.readText()');
        };
        await expect.poll(copied('Link kopieren')).toContain(`/de/viewer/#h=${LINK}`);
        await expect.poll(copied('Protokoll kopieren')).toContain('game: dobbm');
        await expect.poll(copied('Als Text kopieren')).toContain('Ergebnis');
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Protokoll speichern' }).click(),
        ]);
        expect(download.suggestedFilename()).toBe('partie-dobbm.yaml');
      },
      { acceptDownloads: true },
    );
  });
});

describe.each([
  ['phone, dark', { viewport: PHONE, colorScheme: 'dark' }],
  ['desk, light', { viewport: DESK, colorScheme: 'light' }],
] as const)('no accessibility rule is broken: %s', (_, screen) => {
  test('with a hand, and with a complaint', async () => {
    await withPage(
      async (page) => {
        await desk(page, `/viewer/#h=${LINK}`);
        await heading(page).waitFor();
        expect(await violationsOf(page)).toEqual([]);
        await field(page).fill(DOBBM_FILE.replace('HS H8 H7', 'HS L10 H7'));
        await open(page).click();
        await page.locator('.complaint mark').waitFor();
        expect(await violationsOf(page)).toEqual([]);
      },
      { ...screen, reducedMotion: 'reduce' },
    );
  });
});
