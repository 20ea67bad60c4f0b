import { describe, expect, test } from 'vitest';
import { PHONE, withPage } from './browser.ts';
import { addresses, ask, searchBox } from './searchBox.ts';

describe('the dialog', () => {
  test.each(['Control+k', 'Meta+k'])('opens with %s, closes with Escape', async (keys) => {
    await withPage(async (page) => {
      await page.goto('/droggn/play/');
      const { field } = searchBox(page, 'dialog');
      await page.keyboard.press(keys);
      await field.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Escape');
      await field.waitFor({ state: 'hidden' });
    });
  });

  test('opens from the link in the head and gives the focus back', async () => {
    await withPage(async (page) => {
      await page.goto('/droggn/play/');
      const link = page.locator('header [data-search-open]');
      await link.click();
      await searchBox(page, 'dialog').field.waitFor();
      await page.keyboard.press('Escape');
      expect(await link.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/droggn/play/');
    });
  });

  test('keeps what was typed before its code was there', async () => {
    await withPage(async (page) => {
      await page.route('**/_astro/start*.js', async (route) => {
        await new Promise((go) => setTimeout(go, 500));
        await route.continue();
      });
      await page.goto('/');
      await page.keyboard.press('Control+k');
      await page.keyboard.type('retour');
      const { options } = searchBox(page, 'dialog');
      await options.first().waitFor();
      expect((await addresses(options))[0]).toBe('/glossary/#retour');
    });
  });

  test('loads nothing before it is asked for', async () => {
    await withPage(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/droggn/play/', { waitUntil: 'networkidle' });
      expect(asked.filter((path) => /pagefind|lexicon|\.js$/.test(path))).toEqual([]);
    });
  });
});

describe('what opening loads', () => {
  test('the lists with the code, each once; the full text with the first question', async () => {
    await withPage(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/droggn/play/');
      await page.keyboard.press('Control+k');
      const box = searchBox(page, 'dialog');
      await box.kinds.waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      expect(asked.filter((path) => path.includes('/pagefind/'))).toEqual([]);
      await ask(box, 'retour');
      expect(asked.filter((path) => path.includes('/pagefind/')).length).toBeGreaterThan(0);
      for (const list of ['/search/lexicon.json', '/search/words.json'])
        expect(asked.filter((path) => path === list)).toEqual([list]);
    });
  });

  test('nothing moves, neither when it opens nor when its code is there', async () => {
    await withPage(
      async (page) => {
        await page.goto('/droggn/play/');
        const box = searchBox(page, 'dialog');
        await page.keyboard.press('Control+k');
        const place = () => box.begin.evaluate((one) => one.getBoundingClientRect().top);
        const before = await place();
        await box.kinds.waitFor({ state: 'attached' });
        await page.waitForLoadState('networkidle');
        expect(await place()).toBe(before);
      },
      { viewport: PHONE },
    );
  });
});

describe('the keyboard', () => {
  test('arrows choose, Enter goes, the words are marked there', async () => {
    await withPage(async (page) => {
      await page.goto('/');
      await page.keyboard.press('Control+k');
      const box = searchBox(page, 'dialog');
      await ask(box, 'Gstiess');
      const active = () => box.field.getAttribute('aria-activedescendant');
      const idOf = (place: number) => box.options.nth(place).getAttribute('id');
      expect(await active()).toBe(await idOf(0));
      await page.keyboard.press('ArrowDown');
      expect(await active()).toBe(await idOf(1));
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      expect(await active()).toBe(await idOf((await box.options.count()) - 1));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/glossary\/\?mark=Gstiess#gstiess$/);
      const marks = () =>
        page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
      await expect.poll(marks).toContain('Gstieß');
      const box2 = await page.locator('#gstiess').boundingBox();
      expect(box2?.y).toBeLessThan(500);
    });
  });

  test('the options are links that open elsewhere too', async () => {
    await withPage(async (page) => {
      await page.goto('/search/?q=retour');
      const option = searchBox(page, 'main').options.first();
      await option.waitFor();
      expect(await option.getAttribute('href')).toBe('/glossary/?mark=retour#retour');
      expect(await option.evaluate((one) => one.tagName)).toBe('A');
    });
  });
});

describe('the search page', () => {
  test('an address can be shared, with its kind', async () => {
    await withPage(async (page) => {
      await page.goto('/search/?q=retour&kind=rule');
      const box = searchBox(page, 'main');
      await box.options.first().waitFor();
      expect(await box.field.inputValue()).toBe('retour');
      const kinds = await box.options.evaluateAll((all) =>
        all.map((option) => option.getAttribute('data-kind')),
      );
      expect(new Set(kinds)).toEqual(new Set(['rule']));
      await ask(box, 'Pagat');
      await page.waitForURL('**/search/?q=Pagat&kind=rule');
    });
  });

  test('the kinds are counted, and choosing one shows as many', async () => {
    await withPage(async (page) => {
      await page.goto('/search/');
      const box = searchBox(page, 'main');
      await ask(box, 'retour');
      const rules = box.kinds.locator('label', { hasText: 'Rules' });
      const count = Number(await rules.locator('.search-count').textContent());
      expect(count).toBeGreaterThan(1);
      await rules.click();
      await expect
        .poll(async () => await box.status.textContent())
        .toBe(`${count} results for “retour”`);
    });
  });

  test('an empty field shows where to begin; an example fills it', async () => {
    await withPage(async (page) => {
      await page.goto('/search/');
      const box = searchBox(page, 'main');
      await box.begin.waitFor();
      expect(await box.list.isVisible()).toBe(false);
      await box.begin.locator('[data-search-example]').first().click();
      await box.options.first().waitFor();
      expect((await addresses(box.options))[0]).toBe('/glossary/#gstiess');
      await box.field.fill('   ');
      await box.begin.waitFor();
      expect(await box.options.count()).toBe(0);
    });
  });

  test('where nothing is found, the lists of all rules and terms are a link away', async () => {
    await withPage(async (page) => {
      await page.goto('/search/?q=xqzwvk');
      const search = page.locator('main search');
      await search.getByRole('link', { name: 'Rules A–Z' }).waitFor();
      await search.getByRole('combobox').fill('pagat');
      await search.getByRole('link', { name: 'Rules A–Z' }).waitFor({ state: 'hidden' });
    });
  });

  test('on a phone nothing is cut off', async () => {
    await withPage(
      async (page) => {
        await page.goto('/search/?q=Gstieß');
        await searchBox(page, 'main').options.first().waitFor();
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBe(PHONE.width);
      },
      { viewport: PHONE },
    );
  });
});

describe('more than a list', () => {
  test('a term comes as a card: who writes it so, and its rules below', async () => {
    await withPage(async (page) => {
      await page.goto('/search/');
      const box = searchBox(page, 'main');
      await ask(box, 'Retour');
      const card = box.options.first();
      expect(await card.locator('.search-written').textContent()).toContain('McLeod');
      expect(await box.list.locator('.search-rule').count()).toBeGreaterThan(0);
    });
  });

  test('a mistyped word is answered, and what may be meant is offered', async () => {
    await withPage(async (page) => {
      await page.goto('/search/');
      const box = searchBox(page, 'main');
      await ask(box, 'stokerl');
      expect((await addresses(box.options))[0]).toBe('/glossary/#stockerl');
      await box.form.locator('[data-search-suggestion] button').click();
      await expect.poll(() => box.field.inputValue()).toBe('Stockerl');
    });
  });

  test('one game only, with counts, in an address that can be shared', async () => {
    await withPage(async (page) => {
      await page.goto('/search/?q=follow+suit&game=dobbm');
      const box = searchBox(page, 'main');
      await box.options.first().waitFor();
      expect((await addresses(box.options))[0]).toBe('/dobbm/play/#follow-suit');
      const games = box.form.locator('[data-search-games]');
      expect(await games.locator('input[value="dobbm"]').isChecked()).toBe(true);
      await expect
        .poll(async () => Number(await games.locator('.search-count').nth(1).textContent()))
        .toBeGreaterThan(0);
    });
  });

  test('the other language is loaded only when it is asked for', async () => {
    await withPage(async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto('/search/');
      const box = searchBox(page, 'main');
      await ask(box, 'Mussrunde');
      const german = () => asked.filter((path) => /^\/de\/|\/pagefind\/de\//.test(path));
      expect(german()).toEqual([]);
      const other = box.form.locator('[data-search-other]');
      expect(await other.getAttribute('aria-pressed')).toBe('false');
      await other.click();
      const found = box.list.locator('[role="group"] [role="option"]').first();
      await found.waitFor();
      expect(await found.getAttribute('lang')).toBe('de');
      expect(await found.getAttribute('data-url')).toMatch(/^\/de\//);
      expect(german().length).toBeGreaterThan(0);
    });
  });
});

test('names answer before anything else is there', async () => {
  await withPage(async (page) => {
    await page.route(/pagefind|words\.json/, () => undefined);
    await page.goto('/search/?q=Gstiess');
    const box = searchBox(page, 'main');
    await box.options.first().waitFor();
    expect((await addresses(box.options))[0]).toBe('/glossary/#gstiess');
    expect(await box.list.getAttribute('aria-busy')).toBe('true');
  });
});

describe('a download fails', () => {
  test('of the full text: names and rules are found, it is said, and it can be tried again', async () => {
    await withPage(async (page) => {
      await page.route('**/pagefind/**', (route) => route.abort());
      await page.goto('/search/?q=Pagat');
      const box = searchBox(page, 'main');
      await box.failure.waitFor();
      expect(await box.failure.textContent()).toContain('full text could not be loaded');
      expect((await addresses(box.options))[0]).toBe('/glossary/#pagat');
      const before = await box.options.count();
      await page.unroute('**/pagefind/**');
      await box.failure.getByRole('button').click();
      await box.failure.waitFor({ state: 'hidden' });
      await expect.poll(() => box.options.count()).toBeGreaterThan(before);
    });
  });

  test('of the names: the full text is searched', async () => {
    await withPage(async (page) => {
      await page.route('**/lexicon.json', (route) => route.fulfill({ status: 503 }));
      await page.goto('/search/?q=retour');
      const box = searchBox(page, 'main');
      await box.options.first().waitFor();
      expect(await box.failure.textContent()).toContain('Only the full text');
    });
  });

  test('of what is said of the names: they are found, and it is said', async () => {
    await withPage(async (page) => {
      await page.route('**/words.json', (route) => route.fulfill({ status: 503 }));
      await page.goto('/search/?q=Gstiess');
      const box = searchBox(page, 'main');
      await box.failure.waitFor();
      expect(await box.failure.textContent()).toContain('Names and numbers');
      expect((await addresses(box.options))[0]).toBe('/glossary/#gstiess');
      await page.unroute('**/words.json');
      await box.failure.getByRole('button').click();
      await box.failure.waitFor({ state: 'hidden' });
    });
  });

  test('of everything: it is said, and the list A–Z is named', async () => {
    await withPage(async (page) => {
      await page.route(/pagefind|lexicon|words/, (route) => route.abort());
      await page.goto('/search/?q=retour');
      const box = searchBox(page, 'main');
      await box.failure.waitFor();
      expect(await box.failure.textContent()).toContain('A–Z');
      expect(await box.options.count()).toBe(0);
    });
  });
});

describe('bad input is harmless', () => {
  test.each([
    ['ten thousand characters', 'Pagat '.repeat(1667)],
    ['ten thousand letters', 'x'.repeat(10_000)],
    ['markup', '<img src=x onerror="window.hurt = 1"><script>window.hurt = 1</script>'],
    ['control characters', 'Pa\u0000g\u0007at\u001b[31m'],
    ['right-to-left text', 'שלום \u202egnikcah\u202c مرحبا'],
    ['half a character', 'Pagat\ud83d'],
    ['signs of a pattern', '.*+?^$ {}()|[]\\ \\p{L} %00 %E0%A4'],
    ['a phrase in quotes', '"no such phrase anywhere"'],
  ])('%s', async (_, query) => {
    await withPage(async (page) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto('/search/');
      const box = searchBox(page, 'main');
      await box.field.fill(query);
      await expect.poll(() => box.status.textContent()).not.toBe('');
      await ask(box, 'retour');
      expect((await addresses(box.options))[0]).toBe('/glossary/#retour');
      expect(await page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
      expect(errors).toEqual([]);
    });
  });
});
