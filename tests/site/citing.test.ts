import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import config from '../../astro.config.mjs';
import { withPage } from './browser.ts';
import { type BuiltPage, builtPages, isUnlisted } from './documents.ts';

const site = config.site ?? '';
const siteFolder = inject('siteFolder');
const isRule = ({ path }: BuiltPage): boolean => /^\/(?:de\/)?cite\/.+/.test(path);
const cited = builtPages.filter((page) => !isUnlisted(page.path) || isRule(page));
const rules = builtPages.filter(isRule);

const localeOf = (path: string): 'en' | 'de' => (path.startsWith('/de/') ? 'de' : 'en');
const NAMES = { en: 'The Stubai Tarock Archive', de: 'Stubaier Tarockarchiv' } as const;

const meta = ({ document }: BuiltPage, name: string): string | null =>
  document.querySelector(`head > meta[name="${name}"]`)?.getAttribute('content') ?? null;

/** The page with this address. */
const pageAt = (path: string): BuiltPage => {
  const page = builtPages.find((one) => one.path === path);
  if (!page) throw new Error(`the site has no ${path}`);
  return page;
};

/** Where a page says that the cited thing stands. */
const addressOf = ({ path }: BuiltPage): string => {
  const rule = /^(\/(?:de\/)?)cite\/([^/]+)\/([^/]+)\/([^/]+)\/$/.exec(path);
  return rule ? `${site}${rule[1]}${rule[2]}/${rule[3]}/#${rule[4]}` : site + path;
};

/**
 * A name as Zotero reads it in `citation_author`: a comma in it says that the family name comes
 * first; without one the last word is taken for the family name.
 */
const nameByZotero = (author: string) => {
  const inverted = author.includes(',');
  const bare = author.replace(/[\s.,/[\]:]+$/, '');
  if (inverted) {
    const [lastName, firstName] = bare.split(/, ?/);
    return { lastName, firstName };
  }
  const space = bare.lastIndexOf(' ');
  return { lastName: bare.slice(space + 1), firstName: bare.slice(0, Math.max(space, 0)) };
};

describe('the translator "Embedded Metadata" of Zotero finds on every page', () => {
  test('a type, for which it reads DC.type before it guesses', () => {
    const types = new Map(cited.map((page) => [page.path, meta(page, 'DC.type')]));
    for (const whole of ['/', '/de/', '/data/', '/de/data/']) {
      expect(types.get(whole)).toBe('dataset');
      types.delete(whole);
    }
    expect(new Set(types.values())).toEqual(new Set(['bookSection']));
  });

  test('the title, which is not that of the tab', () => {
    for (const page of cited) {
      const title = meta(page, 'citation_title');
      expect(title?.trim(), page.path).toBeTruthy();
      expect(meta(page, 'DC.title'), page.path).toBe(title);
    }
    expect(meta(pageAt('/droggn/play/'), 'citation_title')).toBe('Droggn: The play');
    expect(meta(pageAt('/'), 'citation_title')).toBe(NAMES.en);
  });

  test('the archive as one name, not as a person called Archive', () => {
    for (const page of cited) {
      const name = NAMES[localeOf(page.path)];
      expect(nameByZotero(meta(page, 'citation_author') ?? ''), page.path).toEqual({
        lastName: name,
        firstName: undefined,
      });
      expect(meta(page, 'DC.creator'), page.path).toBe(name);
    }
  });

  test('the date of the edition', () => {
    for (const page of cited) {
      expect(meta(page, 'citation_publication_date'), page.path).toMatch(/^\d{4}\/\d{2}\/\d{2}$/);
      expect(meta(page, 'DC.date'), page.path).toBe(
        meta(page, 'citation_publication_date')?.replaceAll('/', '-'),
      );
    }
  });

  test('the address, for a rule that of the rule', () => {
    for (const page of cited) {
      expect(meta(page, 'citation_public_url')).toBe(addressOf(page));
      expect(meta(page, 'DC.identifier')).toBe(addressOf(page));
    }
  });

  test('the language, and the work that contains a part', () => {
    for (const page of cited) {
      expect(meta(page, 'citation_language')).toBe(localeOf(page.path));
      const whole = meta(page, 'DC.type') === 'dataset';
      expect(meta(page, 'citation_inbook_title')).toBe(whole ? null : NAMES[localeOf(page.path)]);
    }
  });

  test('and nothing where there is nothing to cite', () => {
    const others = builtPages.filter((page) => !cited.includes(page));
    expect(others.map((page) => meta(page, 'citation_title'))).toEqual(others.map(() => null));
  });
});

describe('the translator "COinS" of Zotero finds', () => {
  const coinsIn = ({ document }: BuiltPage): readonly URLSearchParams[] =>
    [...document.querySelectorAll('span.Z3988[title]')].map(
      (span) => new URLSearchParams(span.getAttribute('title') ?? ''),
    );

  const sources = builtPages.filter(({ path }) => /^\/(?:de\/)?sources\/.+/.test(path));

  test.each(['/sources/', '/de/sources/'])('every source in the bibliography at %s', (path) => {
    expect(coinsIn(pageAt(path))).toHaveLength(sources.length / 2);
  });

  test('one on the page of each source, with a title and a format that it knows', () => {
    for (const page of sources) {
      const [source, ...more] = coinsIn(page);
      expect(more, page.path).toEqual([]);
      expect(source?.get('rft_val_fmt')).toMatch(/^info:ofi\/fmt:kev:mtx:(?:book|journal|dc)$/);
      const titles = ['rft.title', 'rft.atitle', 'rft.btitle'].map((key) => source?.get(key));
      expect(titles.some(Boolean), page.path).toBe(true);
    }
  });

  test('author, title, date and address of the field report', () => {
    const [source] = coinsIn(pageAt('/sources/mcleod-droggn/'));
    expect(source?.get('rft.type')).toBe('webpage');
    expect(source?.get('rft.creator')).toBe('McLeod, John');
    expect(source?.get('rft.title')).toMatch(/Droggn/);
    expect(source?.get('rft.date')).toMatch(/^\d{4}/);
    expect(source?.get('rft_id')).toMatch(/^https:\/\/www\.pagat\.com\//);
  });
});

describe('every page and every rule can be cited', () => {
  const citations = ({ document }: BuiltPage) => [...document.querySelectorAll('.citation-text')];

  test('in three styles, each with edition or version, and address', () => {
    for (const page of cited) {
      const texts = citations(page).map(({ textContent }) => textContent ?? '');
      expect(texts, page.path).toHaveLength(3);
      for (const text of texts) {
        expect(text).toMatch(/(?:[Ee]dition|Ausgabe|Version) \d+\.\d+\.\d+/);
        expect(text).toContain(addressOf(page));
      }
    }
  });

  test('as BibTeX, RIS and CSL-JSON in files beside the page', () => {
    for (const page of cited) {
      const links = [...page.document.querySelectorAll('.citation-files a[download]')];
      const [bibtex, ris, csl] = links.map((link) =>
        readFileSync(join(siteFolder, page.path, link.getAttribute('href') ?? ''), 'utf8'),
      );
      const key = links[0]?.getAttribute('download')?.replace('.bib', '');
      expect(bibtex, page.path).toMatch(/^@(?:inbook|misc|dataset)\{stubai-tarock/);
      expect(bibtex, page.path).toContain(`{${key},`);
      expect(ris, page.path).toMatch(/^TY {2}- (?:CHAP|DATA)\r\n/);
      const [item] = JSON.parse(csl ?? '');
      expect(item.URL, page.path).toBe(addressOf(page));
      expect(item.title, page.path).toBe(meta(page, 'citation_title'));
      const quoted = page.document.querySelector('.citations')?.getAttribute('data-words') ?? null;
      expect(item.note ?? null, page.path).toBe(quoted);
    }
  });

  test('a rule with its id, its edition and its words, in both languages', () => {
    expect(rules.length).toBeGreaterThan(300);
    for (const page of rules) {
      const id = page.path.replace(/^\/(?:de\/)?cite\/|\/$/g, '');
      for (const { textContent } of citations(page)) expect(textContent).toContain(id);
      const words = page.document.querySelector('.words-cited')?.textContent?.trim() ?? '';
      const quoted = page.document.querySelector('.citations')?.getAttribute('data-words') ?? '';
      expect(quoted.slice(1, -1).replace(/\s+/g, ' ')).toBe(words.replace(/\s+/g, ' '));
    }
  });

  test('each rule of a chapter leads to its citation', () => {
    const inChapters = builtPages
      .filter(({ path }) => /^\/(?:droggn|dobbm)\/[a-z]+\/$/.test(path))
      .flatMap(({ path, document }) =>
        [...document.querySelectorAll('.rule')].map((rule) => [
          `/cite${path}${rule.id}/`,
          rule.querySelector('.rule-cite')?.getAttribute('href'),
        ]),
      );
    expect(inChapters.length).toBeGreaterThan(200);
    for (const [expected, href] of inChapters) expect(href).toBe(expected);
  });
});

describe('linked data', () => {
  const dataOf = ({ path, document }: BuiltPage) => {
    const script = document.querySelector('script[type="application/ld+json"]');
    if (!script) throw new Error(`${path} has no linked data`);
    return JSON.parse(script.textContent ?? '');
  };

  test('is on every page that can be cited, with its address, language and licence', () => {
    for (const page of cited) {
      const data = dataOf(page);
      expect(data['@context']).toBe('https://schema.org');
      expect(data.url, page.path).toBe(addressOf(page));
      expect(data.inLanguage).toBe(localeOf(page.path));
      expect(data.license).toMatch(/creativecommons/);
    }
  });

  test.each([
    ['/', 'WebSite'],
    ['/droggn/play/', 'Article'],
    ['/history/', 'Article'],
    ['/glossary/', 'DefinedTermSet'],
    ['/data/', 'Dataset'],
    ['/cite/droggn/play/follow-suit/', 'DefinedTerm'],
  ])('%s is a %s', (path, type) => {
    expect(dataOf(pageAt(path))['@type']).toBe(type);
    expect(dataOf(pageAt(`/de${path}`))['@type']).toBe(type);
  });

  test.each([
    ['/droggn/', 'Droggn', 3],
    ['/dobbm/', 'Dobbm', 4],
  ])('%s is about the game %s for %i', (path, name, players) => {
    expect(dataOf(pageAt(path)).mainEntity).toMatchObject({
      '@type': 'Game',
      name,
      numberOfPlayers: { value: players },
    });
  });

  test('every term of the glossary is a DefinedTerm with its address', () => {
    const page = pageAt('/glossary/');
    const terms: readonly { '@type': string; url: string }[] = dataOf(page).hasDefinedTerm;
    const entries = [...page.document.querySelectorAll('.term-entry')].map(({ id }) => id);
    expect(terms.map(({ url }) => url.split('#')[1]).sort()).toEqual(entries.sort());
    expect(new Set(terms.map((term) => term['@type']))).toEqual(new Set(['DefinedTerm']));
  });
});

describe('in the browser', () => {
  const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

  test('the citation of a rule is copied with the words cited', async () => {
    await withPage(async (page) => {
      await page.goto('/cite/droggn/play/follow-suit/');
      await page.locator('.citation-copy').first().click();
      await page.locator('#copied.shown').waitFor();
      const copied = await page.evaluate<string>('navigator.clipboard.readText()');
      const words = (await page.locator('.words-cited').textContent()) ?? '';
      expect(copied.startsWith(`“${words.trim()}” The Stubai Tarock Archive. (2026).`)).toBe(true);
      expect(copied).toContain('droggn/play/follow-suit');
      expect(copied).toContain('edition 0.');
    }, clipboard);
  });

  test('a file is saved under a name that tells what it is', async () => {
    await withPage(async (page) => {
      await page.goto('/droggn/play/');
      await page.locator('.cite-page > summary').click();
      const waiting = page.waitForEvent('download');
      await page.locator('.citation-files a').first().click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe('stubai-tarock-droggn-play.bib');
      const text = (await (await download.createReadStream()).toArray()).join('');
      expect(text).toContain('title = {Droggn: The play}');
    });
  });

  test('without a script there is nothing to press that does nothing', async () => {
    await withPage(
      async (page) => {
        await page.goto('/droggn/play/');
        await page.locator('.cite-page > summary').click();
        expect(await page.locator('.citation-text').first().isVisible()).toBe(true);
        expect(await page.locator('.citation-copy').first().isVisible()).toBe(false);
        await page.locator('.rule-cite').first().click();
        await page.waitForURL('**/cite/droggn/play/**');
      },
      { javaScriptEnabled: false },
    );
  });
});

test('the pages of both languages are in the sitemap, each with its twin', () => {
  const xml = readFileSync(join(siteFolder, 'sitemap-0.xml'), 'utf8');
  const entries = xml.split('<url>').slice(1);
  const listed = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1]);
  const expected = builtPages
    .filter(({ path }) => !isUnlisted(path))
    .map(({ path }) => site + path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  for (const entry of entries) {
    expect(entry).toMatch(/hreflang="en" href="https:\/\/[^"]*"/);
    expect(entry).toMatch(/hreflang="de" href="https:\/\/[^"]*\/de\/[^"]*"/);
  }
  expect(readFileSync(join(siteFolder, 'robots.txt'), 'utf8')).toContain(
    `Sitemap: ${site}/sitemap-index.xml`,
  );
});
