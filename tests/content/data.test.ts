import { describe, expect, test } from 'vitest';
import { fieldsOf, jsonSchemaOf } from '#archive/data/jsonSchema.ts';
import { plainEntry } from '#archive/data/plainEntry.ts';
import { DATA_NAMES } from '#archive/data/schemas.ts';
import { dataWords, LOCALES } from '#words';

describe.each(DATA_NAMES)('the data file %s', (name) => {
  test.each(LOCALES)('has a description of every field that an entry may have (%s)', (locale) => {
    const described = Object.keys(dataWords[locale].files[name].fields);
    expect(described.sort()).toEqual([...fieldsOf(name)].sort());
  });

  test('has a schema of draft 2020-12 that allows no other fields', () => {
    const schema = jsonSchemaOf(name, 'https://archive.example/schema.json');
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe('https://archive.example/schema.json');
    expect(schema.additionalProperties).toBe(false);
    const { items } = schema.properties?.entries ?? {};
    for (const kind of items?.oneOf ?? items?.anyOf ?? [items]) {
      expect(kind?.additionalProperties).toBe(false);
      const fields = Object.values(kind?.properties ?? {});
      expect(fields.filter(({ description }) => typeof description !== 'string')).toEqual([]);
    }
  });
});

test('only the texts of an entry lose their markup', () => {
  const entry = { id: 'de', title: { en: '{a}', de: '{b}' }, list: [{ en: '{c}', code: '{d}' }] };
  const paths: string[] = [];
  const plain = plainEntry(entry, (text, locale, path) => {
    paths.push(path);
    return `${locale} ${text.slice(1, -1)}`;
  });
  expect(plain).toEqual({
    id: 'de',
    title: { en: 'en a', de: 'de b' },
    list: [{ en: 'en c', code: '{d}' }],
  });
  expect(paths).toEqual(['title.en', 'title.de', 'list.0.en']);
});
