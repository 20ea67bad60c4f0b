import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020 from 'ajv/dist/2020.js';
import { parseHTML } from 'linkedom';
import { describe, expect, inject, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { fieldsOf } from '#archive/data/jsonSchema.ts';
import { DATA_NAMES } from '#archive/data/schemas.ts';
import { LOCALES } from '#words';
import config from '../../astro.config.mjs';
import { builtPages, hasAnchor } from './documents.ts';

const folder = inject('siteFolder');
const site = config.site ?? '';

const json = (path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8'));

const { archive } = readArchive(process.cwd());

/** How many entries each file must have. */
const COUNTS = {
  rules: archive.rules,
  terms: archive.terms,
  sources: archive.sources,
  people: archive.people,
  hands: archive.hands,
  timeline: archive.timeline,
  questions: archive.questions,
  changelog: archive.editions,
};

test('the data folder has a file and a schema for each part, and no others', () => {
  const files = readdirSync(join(folder, 'data')).filter(
    (name) => name.endsWith('.json') && name !== 'cite.json',
  );
  expect(files.sort()).toEqual(DATA_NAMES.map((name) => `${name}.json`).sort());
  const schemas = readdirSync(join(folder, 'data/schemas'));
  expect(schemas.sort()).toEqual(DATA_NAMES.map((name) => `${name}.schema.json`).sort());
});

describe.each(DATA_NAMES)('%s.json', (name) => {
  const file = json(`data/${name}.json`);
  const schema = json(`data/schemas/${name}.schema.json`);
  const validate = new Ajv2020({ allErrors: true, strict: false, validateFormats: false }).compile(
    schema,
  );

  test('is what its schema says', () => {
    expect(validate(file) ? [] : validate.errors).toEqual([]);
  });

  test('would be refused with a field too many, one too few or one of a wrong type', () => {
    const [first] = file.entries;
    const { id, ...rest } = first;
    const wrong = [{ ...first, heardword: 1 }, rest, { ...first, id: 7 }];
    for (const entry of wrong) expect(validate({ ...file, entries: [entry] })).toBe(false);
  });

  test('names its schema, the edition and the licence', () => {
    expect(file.$schema).toBe(`${site}/data/schemas/${name}.schema.json`);
    expect(schema.$id).toBe(file.$schema);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(file.edition).toBe(archive.editions[0]?.id);
    expect(file.date).toBe(archive.editions[0]?.date);
    expect(file.licence).toBe('https://creativecommons.org/licenses/by/4.0/');
  });

  test('has every entry of the archive', () => {
    const ids = file.entries.map((entry: { id: string }) => entry.id);
    expect(ids).toEqual(COUNTS[name].map(({ id }) => id));
  });

  test('leads to where each entry is read, in both languages', () => {
    const dead = file.entries.flatMap((entry: { address: Record<string, string> }) =>
      LOCALES.map((locale) => new URL(entry.address[locale] ?? '')).filter(
        ({ pathname, hash }) =>
          !builtPages.some(({ path }) => path === pathname) ||
          (hash !== '' && !hasAnchor(pathname, decodeURIComponent(hash.slice(1)))),
      ),
    );
    expect(dead.map(String)).toEqual([]);
  });

  test('has no markup left in its texts', () => {
    expect(JSON.stringify(file).match(/\{[a-z]+:[^"{}]*\}/g) ?? []).toEqual([]);
  });

  test.each(['/data/', '/de/data/'])('is documented at %s with fields and an example', (path) => {
    const page = builtPages.find((one) => one.path === path);
    const section = page?.document.getElementById(name);
    const links = [...(section?.querySelectorAll('a') ?? [])].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([`/data/${name}.json`, `/data/schemas/${name}.schema.json`]);
    const fields = [...(section?.querySelectorAll('.data-fields dt') ?? [])];
    expect(fields.map(({ textContent }) => textContent?.trim())).toEqual(fieldsOf(name));
    const example = JSON.parse(section?.querySelector('.data-example')?.textContent ?? '');
    expect(validate({ ...file, entries: [example] })).toBe(true);
  });
});

describe('the feed of changes', () => {
  test.each([
    ['', 'en', 'Corrected'],
    ['de/', 'de', 'Berichtigt'],
  ])('is Atom, an entry a change, at /%schangelog/feed.xml', (base, locale, kind) => {
    const text = readFileSync(join(folder, `${base}changelog/feed.xml`), 'utf8');
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="utf-8"\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
    );
    const { document } = parseHTML(text);
    const entries = [...document.querySelectorAll('entry')];
    expect(entries).toHaveLength(archive.editions.flatMap(({ changes }) => changes).length);
    expect(entries.some((entry) => entry.querySelector('title')?.textContent?.includes(kind))).toBe(
      true,
    );
    for (const entry of entries) {
      const url = new URL(entry.querySelector('id')?.textContent ?? '');
      expect(hasAnchor(url.pathname, url.hash.slice(1)), url.href).toBe(true);
      expect(entry.querySelector('updated')?.textContent).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    }
    expect(document.querySelector('feed')?.getAttribute('xml:lang') ?? locale).toBe(locale);
  });

  test('is named in the head of every page', () => {
    for (const { path, document } of builtPages) {
      const link = document.querySelector('link[type="application/atom+xml"]');
      const expected = path.startsWith('/de/') ? '/de/changelog/feed.xml' : '/changelog/feed.xml';
      expect(link?.getAttribute('href'), path).toBe(expected);
    }
  });
});
