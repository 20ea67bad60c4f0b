import { describe, expect, test } from 'vitest';
import { droggn } from '#engine';
import { begin, cards, dealWith, view } from './table.ts';

describe('the pack', () => {
  test('has 66 different cards, 21 of them trumps [droggn/pack/sixty-six-cards, droggn/pack/trumps]', () => {
    expect(new Set(droggn.pack).size).toBe(66);
    expect(droggn.pack.filter((card) => droggn.suitOf(card) === 'T')).toHaveLength(21);
  });

  test.each([
    ['clubs', 'C', 'CK CQ CR CJ C10 C9 C8 C7 C6 C5 C4'],
    ['spades', 'S', 'SK SQ SR SJ S10 S9 S8 S7 S6 S5 S4'],
  ])(
    '%s run from the king down to the four [mcleod-droggn] [droggn/pack/black-suits]',
    (_, suit, run) => {
      expect(droggn.pack.filter((card) => droggn.suitOf(card) === suit)).toEqual(cards(run));
    },
  );

  test.each([
    ['hearts', 'H', 'HK HQ HR HJ H1 H2 H3 H4 H5 H6 H7'],
    ['diamonds', 'D', 'DK DQ DR DJ D1 D2 D3 D4 D5 D6 D7'],
  ])(
    'the best pip card of %s is the ace, the worst the seven [mcleod-droggn] [droggn/pack/red-suits]',
    (_, suit, run) => {
      expect(droggn.pack.filter((card) => droggn.suitOf(card) === suit)).toEqual(cards(run));
    },
  );

  test('the Gstieß is no trump and of no suit [droggn/pack/gstiess-no-trump]', () => {
    expect(droggn.suitOf('G')).toBe('G');
  });

  test.each([
    ['Gstieß, Mond, Pagat and kings', 'G T21 T1 HK DK SK CK', 5],
    ['queens', 'HQ DQ SQ CQ', 4],
    ['riders', 'HR DR SR CR', 3],
    ['jacks', 'HJ DJ SJ CJ', 2],
    ['other trumps and pip cards', 'T2 T10 T20 H1 H7 D1 S10 S4 C10', 1],
  ])('%s are worth %s each [mcleod-droggn] [droggn/pack/values]', (_, line, value) => {
    for (const card of cards(line)) expect(droggn.cardValue(card)).toBe(value);
  });

  test('a code of no card of the pack is refused as such [droggn/pack/sixty-six-cards]', () => {
    for (const code of ['H8', 'C3', 'T0', 'T22', 'K', 'TT', ''])
      expect(droggn.isCard(code)).toBe(false);
  });

  test('a hand is sorted by suit, the best card first', () => {
    expect(droggn.sortHand(cards('H7 T1 CK H1 G T21'))).toEqual(cards('G T21 T1 CK H1 H7'));
  });
});

describe('the deal', () => {
  test('gives 21 cards to each of three players and leaves three [droggn/deal/packets]', () => {
    const { hands, talon, talonTaken, turn } = view(begin(dealWith({})));
    expect(hands.map((hand) => hand.length)).toEqual([21, 21, 21]);
    expect(talon).toHaveLength(3);
    expect(talonTaken).toBe(false);
    expect(turn).toBe(1);
  });

  test('that is not the pack is our own mistake and throws [droggn/deal/packets]', () => {
    const deal = dealWith({});
    expect(() => begin({ ...deal, talon: cards('C4 C4 C5') })).toThrow('no deal of Droggn');
  });
});
