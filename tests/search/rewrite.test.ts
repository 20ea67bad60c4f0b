import { describe, expect, test } from 'vitest';
import { cleanQuery } from '#search/query.ts';
import { rewrites } from '#search/rewrite.ts';
import { sample } from './sampleLexicon.ts';

describe('another way to write the query', () => {
  test.each([
    ['ß for ss', 'Strasse', 'Straße'],
    ['an umlaut for two letters', 'uebertrumpfen', 'übertrumpfen'],
    ['both', 'gruesse', 'grüße'],
    ['the archive’s own word', 'fool discard', 'Gstieß discard'],
    ['the closest known word', 'dicsarded king', 'discarded king'],
    ['without the small words', 'can I discard a king', 'discard king'],
    ['also in German', 'wer gibt als Nächster', 'gibt Nächster'],
  ])('%s', (_, query, way) => {
    expect(rewrites(query, sample)).toContain(way);
  });
});

test('the query itself and empty ways are never among them', () => {
  expect(rewrites('pagat', sample)).not.toContain('pagat');
  expect(rewrites('can I', sample)).not.toContain('');
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
