import { describe, expect, test } from 'vitest';
import { answerFigure, statedNumber } from '#components/mdx/figures.ts';

const answer = (game: 'droggn' | 'dobbm', question: Parameters<typeof answerFigure>[1]) => {
  const found = answerFigure(game, question);
  return found.ok ? found.value : found.error;
};

describe('a figure in prose is worked out by the engine', () => {
  test.each([
    ['king, jack and three of hearts', { pile: 'HK HJ H3' }, 6],
    ['a single king left over', { pile: 'SK' }, 4],
    ['the value of the Mond', { value: 'T21' }, 5],
    ['the points of the pack', { pack: 'droggn.total' }, 74],
    ['half of them', { pack: 'droggn.half' }, 37],
    [
      'a Solo with the Pagat in the last trick',
      { score: 'contract=solo points=40 pagat=ultimo' },
      53,
    ],
    [
      'a lost Ansager with the Pagat brought home',
      { score: 'contract=ansager points=31 laid=pagat outcome=won' },
      -6,
    ],
    ['one’s own Pagat caught', { score: 'contract=ansager points=40 pagat=lost' }, 18],
    ['the defenders’ Pagat caught', { score: 'contract=ansager points=40 pagat=caught' }, 28],
    ['two doublings', { score: 'contract=ansager points=45 doublings=2' }, 112],
    ['a Super Mord lost', { score: 'contract=super-mord outcome=lost' }, -167],
    ['a revoke of the defenders', { score: 'contract=solo revoke=defenders' }, 40],
  ])('Droggn: %s', (_, question, result) => {
    expect(answer('droggn', question)).toBe(result);
  });

  test.each([
    ['sixty-four points in a 12 Schilling game', { score: 'contract=dobbm points=64 price=12' }, 1],
    ['points alone', { score: 'contract=solo points=72 doublings=1' }, 48],
    ['four cards of the Dobb', { pile: 'LS AS H6 H7' }, 22],
  ])('Dobbm: %s', (_, question, result) => {
    expect(answer('dobbm', question)).toBe(result);
  });

  test.each([
    [{ pile: 'HK LS' }, '“LS” is no card of droggn'],
    [{ pile: ' ' }, 'names no card'],
    [{ pack: 'skat.total' }, '“skat” is no game'],
    [{ pack: 'droggn.jokers' }, '“jokers” is unknown'],
    [{ score: 'contract=solo' }, 'points=… is missing'],
    [{ score: 'contract=solo points=40 colour=red' }, '“colour=red” is no fact'],
    [{ score: 'contract=solo points=40 laid=pagat' }, 'needs outcome=won or lost'],
    [{ score: 'contract=grand points=40' }, 'contract=grand'],
    [{}, 'says neither'],
  ])('%o is refused with a sentence', (question, reason) => {
    expect(answer('droggn', question)).toContain(reason);
  });
});

test.each([
  ['−21', -21],
  ['-21', -21],
  [' 53 ', 53],
  ['+7', 7],
  ['six', undefined],
  ['', undefined],
])('the text %o states %o', (text, number) => {
  expect(statedNumber(text)).toBe(number);
});
