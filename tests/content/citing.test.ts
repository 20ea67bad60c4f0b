import { plugins } from '@citation-js/core';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import type { Citable } from '#archive/citing/citable.ts';
import { coinsOf } from '#archive/citing/coins.ts';
import { exported } from '#archive/citing/exported.ts';
import { formatted } from '#archive/citing/formatted.ts';
import { ROOT } from './files.ts';

const edition = { id: '0.1.0', date: '2026-11-30' };

const rule = (locale: 'en' | 'de'): Citable => ({
  key: 'droggn/play/follow-suit',
  kind: 'part',
  title: locale === 'en' ? 'Following suit (droggn/play/follow-suit)' : 'Farbe bekennen',
  address: 'https://archive.example/droggn/play/#follow-suit',
  locale,
  edition,
  words: 'A suit is followed.',
});

const whole: Citable = {
  key: '',
  kind: 'whole',
  title: 'The Stubai Tarock Archive',
  address: 'https://archive.example/',
  locale: 'en',
  edition,
};

const textsOf = (citable: Citable): Readonly<Record<string, string>> =>
  Object.fromEntries(formatted(citable).map(({ style, text }) => [style, text]));

const fileOf = (citable: Citable, file: string): string =>
  exported(citable).find((one) => one.file === file)?.text ?? '';

describe('a part of the archive is cited with edition, date and address', () => {
  test('in English by APA, Chicago and MLA', () => {
    expect(textsOf(rule('en'))).toEqual({
      apa: 'The Stubai Tarock Archive. (2026). Following suit (droggn/play/follow-suit). In The Stubai Tarock Archive (edition 0.1.0). https://archive.example/droggn/play/#follow-suit',
      chicago:
        'The Stubai Tarock Archive. “Following suit (droggn/play/follow-suit).” In The Stubai Tarock Archive, edition 0.1.0. November 30, 2026. https://archive.example/droggn/play/#follow-suit.',
      mla: '“Following suit (droggn/play/follow-suit).” The Stubai Tarock Archive, edition 0.1.0, 30 Nov. 2026, https://archive.example/droggn/play/#follow-suit.',
    });
  });

  test('in German by APA, Chicago and DIN ISO 690', () => {
    expect(textsOf(rule('de'))).toEqual({
      apa: 'Stubaier Tarockarchiv. (2026). Farbe bekennen. In Stubaier Tarockarchiv (Ausgabe 0.1.0). https://archive.example/droggn/play/#follow-suit',
      chicago:
        'Stubaier Tarockarchiv. „Farbe bekennen“. In Stubaier Tarockarchiv, Ausgabe 0.1.0. 30. November 2026. https://archive.example/droggn/play/#follow-suit.',
      'iso-690':
        'Stubaier Tarockarchiv, 2026. Farbe bekennen. In: Stubaier Tarockarchiv [online]. Ausgabe 0.1.0. 30. November 2026. Verfügbar unter: https://archive.example/droggn/play/#follow-suit.',
    });
  });

  test('in HTML with nothing but italics', () => {
    for (const { html } of [
      ...formatted(rule('en')),
      ...formatted(rule('de')),
      ...formatted(whole),
    ]) {
      expect(html).toMatch(/<i>/);
      expect(html.replace(/<\/?i>/g, '')).not.toMatch(/</);
    }
  });
});

test('the archive is not the author of itself', () => {
  expect(textsOf(whole)).toEqual({
    apa: 'The Stubai Tarock Archive (Version 0.1.0). (2026). [Dataset]. https://archive.example/',
    chicago:
      'The Stubai Tarock Archive. Edition 0.1.0. November 30, 2026. https://archive.example/.',
    mla: 'The Stubai Tarock Archive. Edition 0.1.0, 30 Nov. 2026, https://archive.example/.',
  });
});

test('a whole is an edition in German too, not an impression', () => {
  const german = { ...whole, locale: 'de', title: 'Daten' } as const;
  expect(textsOf(german)).toEqual({
    apa: 'Stubaier Tarockarchiv. (2026). Daten (Version 0.1.0) [Datensatz]. https://archive.example/',
    chicago:
      'Stubaier Tarockarchiv. Daten. Ausgabe 0.1.0. 30. November 2026. https://archive.example/.',
    'iso-690':
      'Stubaier Tarockarchiv, 2026. Daten [online]. Ausgabe 0.1.0. 30. November 2026. Verfügbar unter: https://archive.example/.',
  });
});

describe('a file for a reference manager carries author, title, date, address, edition and words', () => {
  test('in BibTeX', () => {
    const text = fileOf(rule('en'), 'cite.bib');
    expect(text).toMatch(/^@inbook\{stubai-tarock-droggn-play-follow-suit,/);
    expect(text).toContain('author = {{The Stubai Tarock Archive}}');
    expect(text).toContain('title = {Following suit (droggn/play/follow-suit)}');
    expect(text).toContain('year = {2026}');
    expect(text).toContain('edition = {edition 0.1.0}');
    expect(text).toContain('url = {https://archive.example/droggn/play/#follow-suit}');
    expect(text).toMatch(/note = \{.*A suit is followed\..*\}/);
  });

  test('in RIS, one field a line however long', () => {
    const words = 'A suit is followed, and whoever cannot follow it plays a trump. '
      .repeat(3)
      .trim();
    const text = fileOf({ ...rule('en'), words }, 'cite.ris');
    const lines = text.split('\r\n').slice(0, -1);
    expect(lines.filter((line) => !/^[A-Z][A-Z0-9] {2}- /.test(line))).toEqual([]);
    expect(lines).toContain('TY  - CHAP');
    expect(lines).toContain('AU  - The Stubai Tarock Archive');
    expect(lines).toContain('TI  - Following suit (droggn/play/follow-suit)');
    expect(lines).toContain('T2  - The Stubai Tarock Archive');
    expect(lines).toContain('ET  - edition 0.1.0');
    expect(lines).toContain('PY  - 2026');
    expect(lines).toContain('UR  - https://archive.example/droggn/play/#follow-suit');
    expect(lines).toContain(`N1  - “${words}”`);
    expect(lines.at(-1)).toBe('ER  - ');
  });

  test('in CSL-JSON, which the library reads again to the same citation', () => {
    const [item] = JSON.parse(fileOf(rule('en'), 'cite.json'));
    expect(item).toMatchObject({
      id: 'stubai-tarock-droggn-play-follow-suit',
      edition: 'edition 0.1.0',
      issued: { 'date-parts': [[2026, 11, 30]] },
      note: '“A suit is followed.”',
    });
    const again: string = plugins.output.format('bibtex', [item]);
    expect(again.trim()).toBe(fileOf(rule('en'), 'cite.bib').trim());
  });
});

describe('a source in the bibliography is a context object', () => {
  const { archive } = readArchive(ROOT);

  test.each(archive.sources.map((source) => [source.id, source] as const))('%s', (_, source) => {
    const fields = new URLSearchParams(coinsOf(source));
    expect(fields.get('ctx_ver')).toBe('Z39.88-2004');
    expect(fields.get('rft_val_fmt')).toMatch(/^info:ofi\/fmt:kev:mtx:(?:book|journal|dc)$/);
    const title = fields.get('rft.atitle') ?? fields.get('rft.btitle') ?? fields.get('rft.title');
    expect(title).toBe(source.csl.title);
    const names = source.csl.author ?? source.csl.editor ?? [];
    const [first] = names;
    if (first) {
      const name = 'literal' in first ? first.literal : first.family;
      const given =
        fields.get('rft.aulast') ?? fields.get('rft.aucorp') ?? fields.get('rft.creator') ?? '';
      expect(given.split(', ')[0]).toBe(name);
      const all = ['rft.aulast', 'rft.aucorp', 'rft.au', 'rft.creator'];
      expect(all.flatMap((key) => fields.getAll(key))).toHaveLength(names.length);
    }
    expect(fields.get('rft_id')).toBe(source.csl.URL ?? null);
    const date = source.csl.issued ?? source.csl['original-date'];
    expect(fields.get('rft.date')?.slice(0, 4)).toBe(date?.['date-parts'][0]?.[0]?.toString());
  });
});
