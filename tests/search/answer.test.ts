import { describe, expect, test } from 'vitest';
import { type FullTextAnswer, mergeAnswers, NO_ANSWER, type Result } from '#search/answer.ts';
import { lookUp } from '#search/lookup.ts';
import { sample, sampleLexicon } from './sampleLexicon.ts';

const line = (url: string, kind: Result['kind'] = 'section'): Result => ({
  kind,
  url,
  title: url,
  number: '',
  game: '',
  page: '',
  forms: [],
  excerpt: [],
});

const fullText = (results: readonly Result[], more: Partial<FullTextAnswer> = {}) => ({
  ...NO_ANSWER,
  literal: true,
  results,
  total: results.length,
  counts: Object.fromEntries(
    results.map(({ kind }) => [kind, results.filter((one) => one.kind === kind).length]),
  ),
  ...more,
});

const urls = (results: readonly Result[]) => results.map(({ url }) => url);

describe('the order of an answer', () => {
  test('a spelling that fits stands before the full text, and is not repeated', () => {
    const answer = mergeAnswers(
      [],
      lookUp(sample, 'fool'),
      fullText([line('/history/'), line('/glossary/#gstiess', 'term')]),
      null,
    );
    expect(urls(answer.results)).toEqual(['/glossary/#gstiess', '/history/']);
    expect(answer.total).toBe(2);
    expect(answer.counts).toEqual({ term: 1, section: 1 });
  });

  test('a word of a rule’s title does not: the full text knows which rule is meant', () => {
    const rules = fullText([line('/droggn/exchange/#king-with-trump', 'rule')]);
    const answer = mergeAnswers([], lookUp(sample, 'king'), rules, null);
    expect(urls(answer.results)).toEqual([
      '/droggn/exchange/#king-with-trump',
      '/droggn/exchange/#one-king',
    ]);
  });

  test('a rule asked for by number stands first', () => {
    const rules = sampleLexicon.entries.filter(({ number }) => number === '7.3');
    const answer = mergeAnswers(rules, [], fullText([line('/timeline/')]), null);
    expect(urls(answer.results)).toEqual([
      '/droggn/play/#follow-suit',
      '/dobbm/play/#follow-suit',
      '/timeline/',
    ]);
  });

  test('a guess stands behind what the full text has for the very words', () => {
    const answer = mergeAnswers([], lookUp(sample, 'drogn'), fullText([line('/people/')]), null);
    expect(urls(answer.results)).toEqual(['/people/', '/glossary/#droggn']);
  });

  test('but before what it has for words that only begin alike', () => {
    const alike = fullText([line('/people/')], { literal: false });
    const answer = mergeAnswers([], lookUp(sample, 'drogn'), alike, null);
    expect(urls(answer.results)).toEqual(['/glossary/#droggn', '/people/']);
    expect(answer.rewritten).toBeNull();
  });

  test('and before what it has for other words, which the answer names', () => {
    const other = fullText([line('/history/')], { rewritten: 'Droggn', literal: false });
    const answer = mergeAnswers([], lookUp(sample, 'drogn'), other, null);
    expect(urls(answer.results)).toEqual(['/glossary/#droggn', '/history/']);
    expect(answer.rewritten).toBe('Droggn');
  });
});

test('a line without a note takes what the full text shows of the same thing', () => {
  const excerpt = [{ text: 'A player who can follow suit must.', marked: false }];
  const found = fullText([{ ...line('/droggn/play/#follow-suit', 'rule'), excerpt }]);
  const [first] = mergeAnswers([], lookUp(sample, 'follow suit'), found, null).results;
  expect(first).toMatchObject({ number: '7.3', title: 'Follow suit', excerpt });
});

describe('one kind only', () => {
  test('leaves out the others, but still counts them', () => {
    const found = fullText([line('/droggn/announcing/#first-word', 'rule')], {
      counts: { rule: 1, section: 4 },
    });
    const answer = mergeAnswers([], lookUp(sample, 'retour'), found, 'rule');
    expect(urls(answer.results)).toEqual([
      '/droggn/announcing/#retour',
      '/droggn/announcing/#first-word',
    ]);
    expect(answer.total).toBe(2);
    expect(answer.counts).toEqual({ rule: 2, section: 4, term: 1 });
  });
});

test('nothing found is an empty answer', () => {
  expect(mergeAnswers([], [], NO_ANSWER, null)).toEqual({
    results: [],
    total: 0,
    counts: {},
    rewritten: null,
  });
});
