import { describe, expect, test } from 'vitest';
import { countedStems, numberAsked } from '#search/numbers.ts';
import { wordsAsked, wordsOf } from '#search/phrases.ts';

describe('what is said in several words', () => {
  test.each([
    ['do I have to buy', 'do i must buy'],
    ['where does it come from', 'where dos it origin'],
    ['woher kommt Droggn', 'herkunft droggn'],
    ['gibt es einen Joker', 'ist einen joker'],
  ])('%s', (query, words) => {
    expect(
      wordsAsked(query)
        .map(({ word }) => word)
        .join(' '),
    ).toBe(words);
  });

  test('a German verb in two parts is asked for as one', () => {
    expect(wordsAsked('wer spielt zum ersten Stich aus')).toContainEqual({
      word: 'spielt',
      whole: 'ausspielt',
    });
    expect(wordsOf('Der Alleinspieler spielt aus; er gibt.')).toContain('ausspielt');
  });

  test('a clause without such a verb stays as it is', () => {
    expect(wordsOf('Der Talon bleibt liegen.')).toEqual(['der', 'talon', 'bleibt', 'liegen']);
  });
});

describe('how many of what', () => {
  test('a number belongs to what stands behind it', () => {
    const stems = countedStems('Three players are active. There are 66 German-suited cards.');
    expect(stems).toContain(numberAsked('how many players'));
    expect(stems).not.toContain(numberAsked('how many tricks'));
  });

  test('without such a question there is none', () => {
    expect(numberAsked('who deals')).toBeNull();
  });
});
