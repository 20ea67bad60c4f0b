import { expect, test } from 'vitest';
import { type BuiltPage, builtPages, hasFile } from './documents.ts';

const ORIGIN = 'https://site.invalid';

const idsByPath = new Map(
  builtPages.map(({ path, document }) => [
    path,
    new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)),
  ]),
);

const REFERENCES = 'a[href], area[href], link[href], img[src], script[src], source[src], use[href]';

const isOurs = (url: URL): boolean => url.origin === ORIGIN;

const targetsOf = ({ path, document }: BuiltPage): readonly URL[] =>
  [...document.querySelectorAll(REFERENCES)]
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
    .map((reference) => new URL(reference, ORIGIN + path))
    .filter(isOurs);

const faultOf = (url: URL): string | null => {
  if (!hasFile(url.pathname)) return 'there is no such file';
  const anchor = decodeURIComponent(url.hash.slice(1));
  const ids = idsByPath.get(url.pathname);
  return anchor !== '' && ids && !ids.has(anchor) ? 'there is no such anchor' : null;
};

/** Faults by the target, since a dead link of the frame stands on every page. */
const deadTargets = (): readonly string[] => {
  const pagesByFault = new Map<string, string[]>();
  for (const page of builtPages) {
    for (const url of targetsOf(page)) {
      const fault = faultOf(url);
      if (fault === null) continue;
      const key = `${url.pathname}${url.hash}: ${fault}`;
      pagesByFault.set(key, [...(pagesByFault.get(key) ?? []), page.path]);
    }
  }
  return [...pagesByFault].map(
    ([fault, pages]) => `${fault} (named on ${new Set(pages).size} pages, first on ${pages[0]})`,
  );
};

test('every link and anchor within the site leads somewhere', () => {
  expect(deadTargets()).toEqual([]);
});

test('a link to a place ends with a slash, as its address does', () => {
  const faults = builtPages.flatMap((page) =>
    targetsOf(page)
      .filter(({ pathname }) => !pathname.endsWith('/') && !/\.[a-z0-9]+$/.test(pathname))
      .map(({ pathname }) => `${page.path}: ${pathname}`),
  );
  expect(faults).toEqual([]);
});

const ID_REFERENCES = [
  'for',
  'list',
  'headers',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
  'aria-details',
  'popovertarget',
];

test('an element that names another by its id names one that is there', () => {
  const faults = builtPages.flatMap(({ path, document }) =>
    ID_REFERENCES.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/))
        .filter((id) => id !== '' && !idsByPath.get(path)?.has(id))
        .map((id) => `${path}: ${attribute}="${id}"`),
    ),
  );
  expect(faults).toEqual([]);
});

test('no id stands twice on a page', () => {
  const faults = builtPages.flatMap(({ path, document }) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, place) => ids.indexOf(id) < place).map((id) => `${path}: id="${id}"`);
  });
  expect(faults).toEqual([]);
});

test('nothing of a page comes from another site', () => {
  const loaded =
    'link[rel~="stylesheet"], link[rel~="preload"], link[rel~="icon"], img, script, source, iframe';
  const faults = builtPages.flatMap(({ path, document }) =>
    [...document.querySelectorAll(loaded)]
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? path)
      .filter((address) => !isOurs(new URL(address, ORIGIN)))
      .map((address) => `${path}: ${address}`),
  );
  expect(faults).toEqual([]);
});

test('a source at the end of a page leads to the places that cite it, in their order', () => {
  const led = builtPages.flatMap(({ path, document }) => {
    const numbers = [...document.querySelectorAll('.page-sources > .mark')];
    const anchors = [...document.querySelectorAll('.prose .cite[id]')].map(({ id }) => id);
    const counts = new Map<string, number>();
    const named = anchors.map((anchor) => {
      const source = anchor.replace(/^cite-|-\d+$/g, '');
      const count = (counts.get(source) ?? 0) + 1;
      counts.set(source, count);
      return `cite-${source}-${count}`;
    });
    expect(anchors, path).toEqual(named);
    return numbers;
  });
  expect(led.length).toBeGreaterThan(100);
});
