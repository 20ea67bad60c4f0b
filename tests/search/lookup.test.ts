import { describe, expect, test } from 'vitest';
import { lookUp } from '#search/lookup.ts';
import { sample } from './sampleLexicon.ts';

const first = (query: string) => lookUp(sample, query)[0];

describe('one card under all its names', () => {
  test.each([
    'Gstiess',
    'Gstieß',
    'gstiess',
    'Stieß',
    'stiess',
    'Sküs',
    'Skus',
    'skues',
    'Excuse',
    'Fool',
  ])('%s is the Gstieß', (query) => {
    expect(first(query)?.entry.url).toBe('/glossary/#gstiess');
    expect(first(query)?.match).toBe('exact');
  });
});

describe('how a query may meet a spelling', () => {
  test.each([
    ['the spelling itself', 'Pagat Ultimo', '/glossary/#pagat-ultimo', 'exact'],
    ['written together', 'pagatultimo', '/glossary/#pagat-ultimo', 'exact'],
    ['without its article', 'Schwochn', '/glossary/#schwocher', 'exact'],
    ['its start', 'gsti', '/glossary/#gstiess', 'start'],
    ['a rule by its slug', 'follow-suit', '/droggn/play/#follow-suit', 'exact'],
    ['a later word', 'void', '/droggn/play/#must-trump', 'word'],
    ['a part of a compound', 'tarock', '/glossary/#droggn', 'start'],
    ['one letter for two', 'drogn', '/glossary/#droggn', 'sound'],
    ['a hard letter for a soft one', 'troggn', '/glossary/#droggn', 'sound'],
    ['a vowel as it is heard', 'schwocher', '/glossary/#schwocher', 'sound'],
    ['vowels of the dialect', 'Gstias', '/glossary/#gstiess', 'sound'],
    ['one error', 'drogfn', '/glossary/#droggn', 'typo'],
    ['one error at the start', 'froggn', '/glossary/#droggn', 'typo'],
    ['two letters swapped', 'dorggn', '/glossary/#droggn', 'typo'],
    ['one error more, where nothing else is like it', 'gsteis', '/glossary/#gstiess', 'typo'],
    ['two errors', 'tripplets', '/glossary/#triplet', 'typo'],
  ])('%s', (_, query, url, match) => {
    expect(first(query)).toMatchObject({ entry: { url }, match });
  });

  test('a part inside a compound is found after the starts', () => {
    const urls = lookUp(sample, 'tarock').map(({ entry }) => entry.url);
    expect(urls).toEqual(['/glossary/#droggn', '/glossary/#grosstarock']);
  });
});

test('a term stands before the rule of the same name, and each entry comes once', () => {
  const urls = lookUp(sample, 'retour').map(({ entry }) => entry.url);
  expect(urls).toEqual(['/glossary/#retour', '/droggn/announcing/#retour']);
});

test('a number is never taken for a typing error', () => {
  expect(lookUp(sample, 'Pagat 2')).toEqual([]);
});

test('no typing error is guessed while a spelling fits', () => {
  expect(lookUp(sample, 'ultimo').every(({ match }) => match !== 'typo')).toBe(true);
});

describe('what means nothing finds nothing', () => {
  test.each(['', ' ', '…', 'xyzzy', 'zz', '<b>', 'שלום', '\u202e'])('%j', (query) => {
    expect(lookUp(sample, query)).toEqual([]);
  });
});
