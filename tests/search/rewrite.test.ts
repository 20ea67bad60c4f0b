import { describe, expect, test } from 'vitest';
import { cleanQuery } from '#search/query.ts';
import { waysToAsk } from '#search/rewrite.ts';
import { sample } from './sampleLexicon.ts';

describe('another way to write the query', () => {
  test.each([
    ['ß for ss', 'Strasse', 'Straße'],
    ['an umlaut for two letters', 'uebertrumpfen', 'übertrumpfen'],
    ['both', 'gruesse', 'grüße'],
    ['the archive’s own word', 'fool discard', 'Gstieß discard'],
    ['the closest known word', 'dicsarded king', 'discarded king'],
    ['without the small words', 'can I discard a king', 'discard king'],
    ['also in German', 'wer bezahlt den Nächsten', 'bezahlt Nächsten'],
  ])('%s', (_, query, way) => {
    expect(waysToAsk(query, sample)).toContain(way);
  });
});

test('a question is asked without its small words first, then as typed', () => {
  expect(waysToAsk('can I discard a king', sample).slice(0, 2)).toEqual([
    'discard king',
    'can I discard a king',
  ]);
});

test('each way once, none empty, and the typed one always', () => {
  expect(waysToAsk('pagat', sample)[0]).toBe('pagat');
  expect(new Set(waysToAsk('pagat', sample)).size).toBe(waysToAsk('pagat', sample).length);
  expect(waysToAsk('can I', sample)).toEqual(['can I']);
});

test('without the lexicon spellings are still varied', () => {
  expect(waysToAsk('Strasse', null)).toEqual(['Strasse', 'Straße']);
});

describe('a typed query is cleaned, never refused', () => {
  test.each([
    ['white space', '  Pagat \n Ultimo\t', 'Pagat Ultimo'],
    ['control characters', 'Pa\u0000gat', 'Pa gat'],
    ['direction marks', '\u202eltimo\u202c', 'ltimo'],
    ['half a character', 'Pagat\ud800', 'Pagat\ufffd'],
    ['letters and marks apart', 'Sku\u0308s', 'Sküs'],
  ])('%s', (_, typed, query) => {
    expect(cleanQuery(typed)).toBe(query);
  });

  test('ten thousand characters become a line', () => {
    expect(cleanQuery('Pagat '.repeat(2000)).length).toBeLessThanOrEqual(160);
  });
});
