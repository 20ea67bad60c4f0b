import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { citeSources } from '#archive/citations.ts';
import { LOCALES } from '#words';
import { ROOT } from './files.ts';

const { sources } = readArchive(ROOT).archive;

const cited = (id: string, locale: (typeof LOCALES)[number]) =>
  citeSources(sources, locale).find((one) => one.id === id);

describe.each(LOCALES)('in %s', (locale) => {
  const all = citeSources(sources, locale);

  test('every source has one entry', () => {
    expect(all.map(({ id }) => id).toSorted()).toEqual(sources.map(({ id }) => id).toSorted());
  });

  test('no two sources are labelled alike', () => {
    const labels = all.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('an entry has no markup but italics', () => {
    const tags = all.flatMap(({ html }) => html.match(/<[^>]*>/g) ?? []);
    expect(new Set(tags)).toEqual(new Set(['<i>', '</i>']));
  });
});

test('a source with an author is labelled by author and year', () => {
  expect(cited('mcleod-droggn', 'en')?.label).toBe('McLeod 1996/1998');
  expect(cited('mcleod-geiser-1999', 'en')?.label).toBe('McLeod & Geiser 1999');
});

test('a source without an author is labelled by its short title, in the language of the page', () => {
  expect(cited('wikipedia-en-droggn', 'en')?.label).toBe('Wikipedia (English), “Droggn”');
  expect(cited('wikipedia-en-droggn', 'de')?.label).toBe('Wikipedia (englisch), „Droggn“');
});

test('dates and quotation marks follow the language of the page', () => {
  expect(cited('mcleod-droggn', 'en')?.html).toBe(
    'McLeod, John: “Droggn”. <i>pagat.com</i>, 24 July 1996, revised 27 December 1998.',
  );
  expect(cited('mcleod-droggn', 'de')?.html).toBe(
    'McLeod, John: „Droggn“. <i>pagat.com</i>, 24. Juli 1996, überarbeitet 27. Dezember 1998.',
  );
});

test('two works of one author in one year are told apart', () => {
  const twice = sources
    .filter(({ id }) => id === 'mcleod-droggn')
    .flatMap((source) => [
      source,
      { ...source, id: 'another', csl: { ...source.csl, title: 'Another page' } },
    ]);
  expect(citeSources(twice, 'en').map(({ label }) => label)).toEqual([
    'McLeod 1996/1998a',
    'McLeod 1996/1998b',
  ]);
});
