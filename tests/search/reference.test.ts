import { describe, expect, test } from 'vitest';
import { parseReference, rulesMeant } from '#search/reference.ts';
import { sampleLexicon } from './sampleLexicon.ts';

const found = (query: string) => {
  const reference = parseReference(query);
  return reference === null
    ? null
    : rulesMeant(reference, sampleLexicon.entries).map(({ id }) => id);
};

describe('a rule is found by its number', () => {
  test.each([
    ['7.3', ['droggn/play/follow-suit', 'dobbm/play/follow-suit']],
    ['droggn 7.3', ['droggn/play/follow-suit']],
    ['7.3 droggn', ['droggn/play/follow-suit']],
    ['Droggn-7.3', ['droggn/play/follow-suit']],
    ['D7.3', ['droggn/play/follow-suit']],
    ['dobbm 7.3', ['dobbm/play/follow-suit']],
    ['rule 5.8', ['droggn/exchange/one-king']],
    ['§ 5.8', ['droggn/exchange/one-king']],
    ['Regel 5.8', ['droggn/exchange/one-king']],
    ['5.', ['droggn/exchange/one-king']],
    ['droggn 7', ['droggn/play/follow-suit', 'droggn/play/must-trump']],
    ['9.99', []],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('a rule is found by its id', () => {
  test.each([
    ['droggn/play/follow-suit', ['droggn/play/follow-suit']],
    ['DROGGN/PLAY/FOLLOW-SUIT', ['droggn/play/follow-suit']],
    ['/droggn/play/#follow-suit', ['droggn/play/follow-suit']],
    ['play/follow-suit', ['droggn/play/follow-suit', 'dobbm/play/follow-suit']],
    ['droggn/play/', ['droggn/play/follow-suit', 'droggn/play/must-trump']],
  ])('%s', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

describe('other words are no reference', () => {
  test.each(['', 'follow suit', '37', '53 points', 'skat 7.3', 'king 4', '7.3.1', '1/', '//'])(
    '%j',
    (query) => {
      expect(found(query) ?? []).toEqual([]);
    },
  );
});
