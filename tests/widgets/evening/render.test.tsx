import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { accountOf } from '#engine';
import { EveningEnglish } from '#widgets/evening/EveningEnglish.tsx';
import { EveningExample } from '#widgets/evening/EveningExample.tsx';
import { EXAMPLE } from '#widgets/evening/example.ts';
import { jsonFile } from '#widgets/evening/files/eveningFile.ts';
import { csvFile, readEveningFile } from '#widgets/evening/files/exchange.ts';
import { readHash } from '#widgets/evening/useOpenEvening.ts';
import { eveningEnglish, LOCALES } from '#words';

describe('rendered by the server', () => {
  test('the pad has its place and nothing of any device', () => {
    const markup = renderToStaticMarkup(<EveningEnglish ruleNumbers={{}} />);
    expect(markup).toContain(eveningEnglish.words.opening);
    expect(markup).not.toContain('<form');
  });

  test.each(LOCALES)('the example is worked out, with its rules (%s)', (locale) => {
    const numbers = { 'droggn/scoring/base': '11.2' };
    const markup = renderToStaticMarkup(<EveningExample locale={locale} ruleNumbers={numbers} />);
    for (const figure of ['+26', '+53', '−6', '−42', '+93', '119'])
      expect(markup).toContain(figure);
    expect(markup).toContain('11.2</a>');
    expect(markup).not.toContain('<button');
  });
});

test('the example has no entry that cannot be, and its payments come to nothing', () => {
  const { impossible, balance } = accountOf(EXAMPLE);
  expect(impossible).toEqual([]);
  expect(balance.reduce((sum, one) => sum + one, 0)).toBe(0);
});

describe('files', () => {
  const kirchtag = { ...EXAMPLE, title: 'Kirchtag in Fulpmes, größer', date: '2026-11-29' };

  test('have names that every system takes', () => {
    expect(jsonFile(kirchtag).name).toBe('2026-11-29-droggn-kirchtag-in-fulpmes-grosser.json');
  });

  test.each(LOCALES)('are read again, whichever kind (%s)', (locale) => {
    for (const file of [jsonFile(kirchtag), csvFile(kirchtag, locale)])
      expect(readEveningFile(file.text, locale)).toEqual({ ok: true, value: kirchtag });
  });

  test.each(LOCALES)('are refused with a sentence (%s)', (locale) => {
    expect(readEveningFile('anything', locale)).toMatchObject({ ok: false });
  });
});

test.each([
  ['', { kind: 'latest' }],
  ['#evenings', { kind: 'shelf' }],
  ['#e-k3j9x2', { kind: 'evening', id: 'e-k3j9x2' }],
  ['#text', null],
  ['#how', null],
])('the address opens what it names: %s', (hash, opened) => {
  expect(readHash(hash)).toEqual(opened);
});
