import { describe, expect, test } from 'vitest';
import { mergeAnswers, type Named } from '#search/answer.ts';
import { cardOf } from '#search/card.ts';
import type { LexiconEntry } from '#search/lexicon.ts';
import { lookUp } from '#search/lookup.ts';
import { prepareRanking, rank, readQuestion } from '#search/rank.ts';
import {
  EVERYTHING,
  type FullTextAnswer,
  NO_ANSWER,
  placeOf,
  type Result,
} from '#search/result.ts';
import { gameNamed, weighed } from '#search/weigh.ts';
import { sample, sampleLexicon } from './sampleLexicon.ts';

const line = (url: string, kind: Result['kind'] = 'section', game = ''): Result => ({
  kind,
  url,
  title: url,
  number: '',
  game,
  page: '',
  forms: [],
  excerpt: [],
});

const count = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, names.filter((one) => one === name).length]));

const fullText = (
  results: readonly Result[],
  more: Partial<FullTextAnswer> = {},
): FullTextAnswer => ({
  ...NO_ANSWER,
  literal: true,
  results,
  total: results.length,
  places: count(results.map(placeOf)),
  ...more,
});

/** What the lexicon alone says to a query, by spellings. */
const named = (query: string, more: Partial<Named> = {}): Named => {
  const hits = lookUp(sample, query);
  return {
    rules: [],
    hits,
    card: hits[0] ? cardOf(hits[0].entry, sample.entries) : null,
    strict: null,
    lenient: null,
    suggestion: null,
    marks: [],
    ...more,
  };
};

const urls = (results: readonly Result[]) => results.map(({ url }) => url);

describe('the order of an answer', () => {
  test('a spelling that fits stands before the full text, and is not repeated', () => {
    const found = fullText([line('/history/'), line('/glossary/#gstiess', 'term', 'droggn')]);
    const answer = mergeAnswers(named('fool'), found, EVERYTHING);
    expect(urls(answer.results)).toEqual(['/glossary/#gstiess', '/history/']);
    expect(answer.total).toBe(2);
    expect(answer.counts.kinds).toEqual({ term: 1, section: 1 });
  });

  test('a word of a rule’s title does not: the full text knows which rule is meant', () => {
    const rules = fullText([line('/droggn/exchange/#king-with-trump', 'rule')]);
    const answer = mergeAnswers(named('king'), rules, EVERYTHING);
    expect(urls(answer.results)).toEqual([
      '/droggn/exchange/#king-with-trump',
      '/droggn/exchange/#one-king',
    ]);
  });

  test('a rule asked for by number stands first', () => {
    const rules = sampleLexicon.entries.filter(({ number }) => number === '7.3');
    const answer = mergeAnswers(named('', { rules }), fullText([line('/timeline/')]), EVERYTHING);
    expect(urls(answer.results)).toEqual([
      '/droggn/play/#follow-suit',
      '/dobbm/play/#follow-suit',
      '/timeline/',
    ]);
  });

  test('a guess stands behind what the full text has for the very words', () => {
    const answer = mergeAnswers(named('drogn'), fullText([line('/people/')]), EVERYTHING);
    expect(urls(answer.results)).toEqual(['/people/', '/glossary/#droggn']);
  });

  test('but before what it has for words that only begin alike', () => {
    const alike = fullText([line('/people/')], { literal: false });
    const answer = mergeAnswers(named('drogn'), alike, EVERYTHING);
    expect(urls(answer.results)).toEqual(['/glossary/#droggn', '/people/']);
    expect(answer.rewritten).toBeNull();
  });

  test('and before what it has for other words, which the answer names', () => {
    const other = fullText([line('/history/')], { rewritten: 'Droggn', literal: false });
    const answer = mergeAnswers(named('drogn', { suggestion: 'Droggn' }), other, EVERYTHING);
    expect(urls(answer.results)).toEqual(['/glossary/#droggn', '/history/']);
    expect(answer).toMatchObject({ rewritten: 'Droggn', suggestion: 'Droggn' });
  });

  test('a suggestion is kept back when the very words were found', () => {
    const answer = mergeAnswers(
      named('drogn', { suggestion: 'Droggn' }),
      fullText([line('/people/')]),
      EVERYTHING,
    );
    expect(answer.suggestion).toBeNull();
  });

  test('a rule that has the words of a question stands before a page that has them', () => {
    const { ranking } = sample;
    const question = readQuestion(ranking, 'discard one king', false);
    const strict = { ranking, question, ranked: rank(ranking, question, 8), game: null };
    const found = fullText([line('/learn/droggn/')], {
      texts: new Map([['/learn/droggn/', 'You may discard cards, but a king is another matter.']]),
    });
    const answer = mergeAnswers(named('?', { strict, lenient: strict }), found, EVERYTHING);
    expect(urls(answer.results)).toEqual(['/droggn/exchange/#one-king', '/learn/droggn/']);
  });
});

describe('a query that names a game', () => {
  const two: readonly LexiconEntry[] = ['droggn', 'dobbm'].flatMap((game): LexiconEntry[] => [
    { kind: 'term', url: `/glossary/#${game}`, title: game, game },
    { kind: 'rule', url: `/${game}/play/#lead`, title: 'Leading', game, id: `${game}/play/lead` },
  ]);

  test.each([
    ['leading in dobbm', 'dobbm'],
    ['Droggn: leading', 'droggn'],
    ['leading', null],
    ['droggn or dobbm', null],
  ])('%s', (query, game) => {
    expect(gameNamed(query, two)).toBe(game);
  });

  test('means the rule of that game', () => {
    const ranking = prepareRanking(two);
    const question = readQuestion(ranking, 'leading', false);
    const weighing = { ranking, question, ranked: rank(ranking, question, 8), game: 'dobbm' };
    expect(weighed(weighing, NO_ANSWER, [])[0]?.url).toBe('/dobbm/play/#lead');
  });
});

describe('the card of a term', () => {
  test('comes with the term that is asked for by name', () => {
    const [first] = mergeAnswers(named('fool'), NO_ANSWER, EVERYTHING).results;
    expect(first?.card?.spelt).toEqual([{ form: 'der Gstieß', by: ['McLeod 1998'] }]);
    expect(first?.card?.rules.map(({ id }) => id)).toEqual(['droggn/play/follow-suit']);
  });

  test('no rule has one', () => {
    const [first] = mergeAnswers(named('Trump when void'), NO_ANSWER, EVERYTHING).results;
    expect(first?.url).toBe('/droggn/play/#must-trump');
    expect(first?.card).toBeUndefined();
  });
});

test('a line without a note takes what the full text shows of the same thing', () => {
  const excerpt = [{ text: 'A player who can follow suit must.', marked: false }];
  const found = fullText([{ ...line('/droggn/play/#follow-suit', 'rule'), excerpt }]);
  const [first] = mergeAnswers(named('follow suit'), found, EVERYTHING).results;
  expect(first).toMatchObject({ number: '7.3', title: 'Follow suit', excerpt });
});

describe('one kind or game only', () => {
  test('leaves out other kinds, but still counts them', () => {
    const found = fullText([line('/droggn/announcing/#first-word', 'rule')], {
      places: { rule: 1, section: 4 },
    });
    const answer = mergeAnswers(named('retour'), found, { kind: 'rule', game: null });
    expect(urls(answer.results)).toEqual([
      '/droggn/announcing/#retour',
      '/droggn/announcing/#first-word',
    ]);
    expect(answer.total).toBe(2);
    expect(answer.counts.kinds).toEqual({ rule: 2, section: 4, term: 1 });
  });

  test('leaves out the other game, but still counts it', () => {
    const answer = mergeAnswers(named('follow suit'), NO_ANSWER, { kind: null, game: 'dobbm' });
    expect(urls(answer.results)).toEqual(['/dobbm/play/#follow-suit']);
    expect(answer.counts.games).toEqual({ droggn: 1, dobbm: 1 });
  });
});

test('a choice shows as many as were promised, whatever more is found for it', () => {
  const whole = fullText([line('/history/')], { places: { section: 2, rule: 1 } });
  const promised = mergeAnswers(named('void'), whole, EVERYTHING).counts;
  const more = ['/history/', '/timeline/', '/people/'].map((url) => line(url));
  const sections = { kind: 'section', game: null } as const;
  const answer = mergeAnswers(named('void'), fullText(more), sections, whole);
  expect(answer.counts.kinds).toEqual(promised.kinds);
  expect(answer.total).toBe(2);
  expect(urls(answer.results)).toEqual(['/history/', '/timeline/']);
});

test('as many are told in all as the kinds together have', () => {
  const found = fullText([line('/history/')], {
    total: 3,
    places: { section: 3 },
  });
  const answer = mergeAnswers(named('fool'), found, EVERYTHING);
  expect(answer.counts.kinds).toEqual({ section: 3, term: 1 });
  expect(answer.total).toBe(4);
  expect(answer.rest).toBe(true);
});

test('nothing found is an empty answer', () => {
  expect(mergeAnswers(named(''), NO_ANSWER, EVERYTHING)).toEqual({
    results: [],
    total: 0,
    rest: false,
    counts: { kinds: {}, games: {} },
    rewritten: null,
    suggestion: null,
    sure: false,
  });
});
