import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { lexiconFiles } from '#components/search/lexicon.ts';
import type { NamesFile, WordsFile } from '#search/lexicon.ts';
import { lookUp, prepareLexicon } from '#search/lookup.ts';
import { parseReference, rulesMeant } from '#search/reference.ts';
import { readLexicon, readNames } from '#search/split.ts';

const { archive } = readArchive(process.cwd());

describe.each(['en', 'de'] as const)('the list of the archive, %s', (locale) => {
  const files = lexiconFiles(archive, locale);
  const names = JSON.parse(files.names) as NamesFile;
  const lexicon = readLexicon(names, JSON.parse(files.words) as WordsFile);
  const { entries } = lexicon;
  const prepared = prepareLexicon(lexicon);
  const preparedNames = prepareLexicon(readNames(names));

  test('has every term, rule, person and hand once', () => {
    const urls = entries.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
    expect(count('term')).toBe(archive.terms.length);
    expect(count('rule')).toBe(archive.rules.length);
    expect(count('person')).toBe(archive.people.length);
    expect(count('hand')).toBe(archive.hands.length);
  });

  test.each([
    ['names', preparedNames],
    ['names and words', prepared],
  ])('finds every spelling on record by its %s, its own entry among the first', (_, list) => {
    const missed = archive.terms.flatMap((term) =>
      [term.headword, ...term.spellings.map(({ text }) => text), ...term.search]
        .filter((spelling) => {
          const found = lookUp(list, spelling, 6).map(({ entry }) => entry.url);
          return !found.some((url) => url.endsWith(`/glossary/#${term.id}`));
        })
        .map((spelling) => `${term.id}: ${spelling}`),
    );
    expect(missed).toEqual([]);
  });

  test('has every place for which other words are known', () => {
    const asked = new Set(entries.filter((entry) => entry.asked).map(({ url }) => url));
    const root = locale === 'en' ? '' : '/de';
    expect(archive.asked.filter(({ id }) => !asked.has(`${root}${id}`))).toEqual([]);
    expect(archive.rules.filter((rule) => !rule.asked?.[locale]).map(({ id }) => id)).toEqual([]);
  });

  test('finds every rule by its number and by its id', () => {
    const missed = archive.rules.filter(({ id, game, number }) =>
      [`${game} ${number}`, id].some((query) => {
        const reference = parseReference(query);
        const found = reference && rulesMeant(reference, preparedNames.entries)[0]?.id;
        return found !== id;
      }),
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  test.each(Object.entries(files))('has no markup and no empty fields: %s', (_, json) => {
    expect(json).not.toMatch(/[{[](?:card|rule|term|cite|bar|de):/);
    expect(json).not.toContain('""');
    expect(json).not.toContain('[]');
  });

  test('is a small download, the names above all, which answer first', () => {
    expect(brotliCompressSync(files.names).byteLength).toBeLessThanOrEqual(13_000);
    expect(brotliCompressSync(files.words).byteLength).toBeLessThanOrEqual(25_000);
  });
});
