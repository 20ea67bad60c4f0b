import { describe, expect, test } from 'vitest';
import config from '../../astro.config.mjs';
import { type BuiltPage, builtPages, isUnlisted } from './documents.ts';

const site = config.site ?? '';

const localeOf = (path: string): string => (path.startsWith('/de/') ? 'de' : 'en');

/** The address of the same page in English. */
const englishPath = (path: string): string => path.replace(/^\/de\//, '/');

const attribute = ({ document }: BuiltPage, selector: string, name: string): string | null =>
  document.querySelector(selector)?.getAttribute(name) ?? null;

const hasDescription = (page: BuiltPage): boolean =>
  (attribute(page, 'meta[name="description"]', 'content') ?? '').trim() !== '';

const faultsOf = (page: BuiltPage): readonly string[] => {
  const { path, document } = page;
  const listed = !isUnlisted(path);
  const english = englishPath(path);
  const expected: readonly (readonly [string, unknown, unknown])[] = [
    ['lang', document.documentElement.getAttribute('lang'), localeOf(path)],
    ['h1', document.querySelectorAll('h1').length, 1],
    ['main', document.querySelectorAll('main').length, 1],
    ['title', (document.title ?? '').trim() !== '', true],
    ['description', hasDescription(page) || !listed, true],
    ['canonical', attribute(page, 'link[rel="canonical"]', 'href'), listed ? site + path : null],
    ['hreflang en', attribute(page, 'link[hreflang="en"]', 'href'), listed ? site + english : null],
    [
      'hreflang de',
      attribute(page, 'link[hreflang="de"]', 'href'),
      listed ? `${site}/de${english}` : null,
    ],
    ['robots', attribute(page, 'meta[name="robots"]', 'content'), listed ? null : 'noindex'],
  ];
  return expected
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${path}: ${what} is ${is}, should be ${should}`);
};

test('every page has language, title, description, one h1, canonical and both languages', () => {
  expect(builtPages.flatMap(faultsOf)).toEqual([]);
});

describe('both languages have the same pages', () => {
  const pathsOf = (locale: string) =>
    builtPages
      .map(({ path }) => path)
      .filter((path) => localeOf(path) === locale && !isUnlisted(path))
      .map(englishPath)
      .sort();

  test('at the same addresses below /de/', () => {
    expect(pathsOf('de')).toEqual(pathsOf('en'));
  });
});

test('no two pages of a language have the same title', () => {
  const seen = new Map<string, string>();
  const doubles = builtPages.flatMap(({ path, document }) => {
    const key = `${localeOf(path)} ${document.title}`;
    const other = seen.get(key);
    seen.set(key, path);
    return other === undefined ? [] : [`${other} and ${path}: ${document.title}`];
  });
  expect(doubles).toEqual([]);
});
