import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { lexiconJson } from '#components/search/lexicon.ts';
import { type LexiconFile, readLexicon } from '#search/lexicon.ts';
import { lookUp, prepareLexicon } from '#search/lookup.ts';
import { parseReference, rulesMeant } from '#search/reference.ts';

const { archive } = readArchive(process.cwd());

describe.each(['en', 'de'] as const)('the list of the archive, %s', (locale) => {
  const json = lexiconJson(archive, locale);
  const { entries } = readLexicon(JSON.parse(json) as LexiconFile);
  const prepared = prepareLexicon({ entries });

  test('has every term, rule, person and hand once', () => {
    const urls = entries.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const count = (kind: string) => entries.filter((entry) => entry.kind === kind).length;
    expect(count('term')).toBe(archive.terms.length);
    expect(count('rule')).toBe(archive.rules.length);
    expect(count('person')).toBe(archive.people.length);
    expect(count('hand')).toBe(archive.hands.length);
  });

  test('finds every spelling on record, its own entry among the first', () => {
    const missed = archive.terms.flatMap((term) =>
      [term.headword, ...term.spellings.map(({ text }) => text), ...term.search]
        .filter((spelling) => {
          const found = lookUp(prepared, spelling, 6).map(({ entry }) => entry.url);
          return !found.some((url) => url.endsWith(`/glossary/#${term.id}`));
        })
        .map((spelling) => `${term.id}: ${spelling}`),
    );
    expect(missed).toEqual([]);
  });

  test('finds every rule by its number and by its id', () => {
    const missed = archive.rules.filter(({ id, game, number }) =>
      [`${game} ${number}`, id].some((query) => {
        const reference = parseReference(query);
        return reference === null || rulesMeant(reference, entries)[0]?.id !== id;
      }),
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  test('has no markup and no empty fields', () => {
    expect(json).not.toMatch(/[{[](?:card|rule|term|cite|bar|de):/);
    expect(json).not.toContain('""');
    expect(json).not.toContain('[]');
  });

  test('is a small download', () => {
    expect(brotliCompressSync(json).byteLength).toBeLessThanOrEqual(34_000);
  });
});
