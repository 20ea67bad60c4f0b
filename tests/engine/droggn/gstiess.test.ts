import { describe, expect, test } from 'vitest';
import { droggn } from '#engine';
import { reach } from './ending.ts';
import { after, linesOf, refusal, view } from './table.ts';

const legal = (state: ReturnType<typeof reach>): readonly string[] =>
  droggn.legalCards(state).toSorted();

describe('the Gstieß', () => {
  test('may be played to any trick, whatever is led [mcleod-droggn] [droggn/gstiess/any-time]', () => {
    const state = reach({ hands: ['HK T9', 'H4 G', 'S5 T3'], lead: 1 });
    expect(legal(after(state, 'HK'))).toContain('G');
    expect(legal(after(state, 'T9'))).toContain('G');
  });

  test.each([
    ['led', 'G H4', 'H5 C4', 'H6 C5', 'G H5 H6', 2],
    ['in the middle', 'H4 C6', 'G C4', 'H6 C5', 'H4 G H6', 1],
    ['at the end', 'H4 C6', 'H6 C4', 'G C5', 'H4 H6 G', 1],
  ] as const)(
    'never wins: %s [mcleod-droggn] [droggn/gstiess/never-wins]',
    (_, one, two, three, trick, winner) => {
      const state = reach({ hands: [one, two, three], lead: 1 });
      expect(view(after(state, trick)).tricks.at(-1)?.winner).toBe(winner);
    },
  );

  test.each([
    ['the declarer', 1, 'declarer', 'defenders'],
    ['a defender', 2, 'defenders', 'declarer'],
  ] as const)(
    'played by %s to an enemy trick stays with that side [mcleod-droggn] [droggn/gstiess/stays-with-its-side]',
    (_, declarer, keeper, other) => {
      const state = reach({ hands: ['G C4', 'HK C5', 'H5 C6'], lead: 2, declarer });
      const { piles, tricks } = view(after(state, 'HK H5 G'));
      expect(tricks.at(-1)?.winner).toBe(2);
      expect(piles[keeper]).toContain('G');
      expect(piles[other]).not.toContain('G');
    },
  );

  test('played to a trick of the partner stays with the defenders [droggn/gstiess/stays-with-its-side]', () => {
    const state = reach({ hands: ['H4 C4', 'HK C5', 'G C6'], lead: 1 });
    expect(view(after(state, 'H4 HK G')).piles.defenders).toEqual(
      expect.arrayContaining(['H4', 'HK', 'G']),
    );
  });

  test('is not paid for with a card: a crossing leaves one side 3k + 1 cards [mcleod-droggn] [droggn/gstiess/no-card-in-exchange, droggn/counting/gstiess-crossing]', () => {
    const state = reach({ hands: ['G', 'HK', 'H5'], lead: 2 });
    const { piles, points } = view(after(state, 'HK H5 G'));
    expect(piles.declarer.length % 3).toBe(1);
    expect(piles.defenders.length % 3).toBe(2);
    expect(points.declarer + points.defenders).toBe(74);
  });

  test('led leaves the second player free, whose card the third follows [mcleod-droggn] [droggn/gstiess/led]', () => {
    const state = reach({ hands: ['G C4', 'H4 T5', 'H5 T6'], lead: 1 });
    expect(view(after(state, 'G'))).toMatchObject({ winning: null, turn: 2 });
    expect(legal(after(state, 'G'))).toEqual(['H4', 'T5']);
    expect(legal(after(state, 'G H4'))).toEqual(['H5']);
    expect(legal(after(state, 'G T5'))).toEqual(['T6']);
    expect(refusal(state, 'G T5 H5')).toMatchObject({ kind: 'must-follow', led: 'T' });
  });

  test('led makes the third trump when void of the second card’s suit [droggn/gstiess/led]', () => {
    const state = reach({ hands: ['G C4', 'H4 D4', 'S5 T6'], lead: 1 });
    expect(refusal(state, 'G H4 S5')).toMatchObject({
      kind: 'must-trump',
      led: 'H',
      legal: ['T6'],
    });
  });
});

describe('in the last trick the Gstieß', () => {
  test('is allowed and kept by its side [mcleod-droggn] [droggn/gstiess/last-trick]', () => {
    const state = reach({ hands: ['G C4', 'H4 C5', 'H5 C6'], lead: 1 });
    expect(legal(state)).toEqual(['C4', 'G']);
    expect(view(after(state, 'C4 C5 C6 H5 G H4')).piles.declarer).toContain('G');
  });

  const forbidden = { 'gstiess-last-trick': 'forbidden' };

  test.each([
    ['the leader', ['G C4', 'H4 C5', 'H5 C6'], 1, '', 'C4'],
    ['a seat that could follow', ['H4 C4', 'H5 G', 'H6 C6'], 1, 'H4', 'H5'],
    ['a seat that could trump', ['H4 C4', 'H5 C5', 'T6 G'], 1, 'H4 H5', 'T6'],
  ] as const)(
    'is forbidden by the option, so %s parts with it in the last but one [mcleod-droggn: Krösbacher] [droggn/gstiess/last-trick, droggn/variants/gstiess-forbidden-last]',
    (_, hands, lead, before, card) => {
      const state = after(reach({ hands, lead, options: forbidden }), before);
      expect(legal(state)).toEqual(['G']);
      expect(refusal(state, card)).toMatchObject({
        kind: 'gstiess-now',
        rule: 'droggn/gstiess/last-trick',
        card,
        legal: ['G'],
      });
    },
  );

  test('may still be held back with three cards left under the option [droggn/gstiess/last-trick]', () => {
    const state = reach({
      hands: ['G C4 D4', 'H4 C5 D5', 'H5 C6 D6'],
      lead: 1,
      options: forbidden,
    });
    expect(legal(state)).toEqual(['C4', 'D4', 'G']);
  });

  test('goes to the last but one even beside a laid-out Pagat, which is kept [droggn/gstiess/last-trick, droggn/pagat/kept-for-last]', () => {
    const state = reach({
      hands: ['G T1', 'H4 C5', 'H5 C6'],
      lead: 1,
      options: forbidden,
      words: 'lay pagat lie good good',
    });
    expect(legal(state)).toEqual(['G']);
    expect(linesOf(after(state, 'G H4 H5 C5 C6 T1'))).toContain('20 x 1 pagat/laid-out-won');
  });

  test('is not forced out under the option when it lies out [droggn/gstiess/last-trick, droggn/gstiess/kept-for-last]', () => {
    const state = reach({
      hands: ['G T21', 'H4 C5', 'H5 C6'],
      lead: 1,
      contract: 'super-mord',
      options: forbidden,
      words: 'lay gstiess lie good good',
    });
    expect(legal(state)).toEqual(['T21']);
    expect(linesOf(after(state, 'T21 H4 H5 G C5 C6'))).toEqual([
      '167 x 1 scoring/super-mord',
      '20 x 1 gstiess/ultimo',
    ]);
  });
});

describe('the Gstieß of a declarer who wins twenty tricks', () => {
  test('wins the last if laid out in a Super Mord [mcleod-droggn] [droggn/gstiess/ultimo]', () => {
    const state = reach({
      hands: ['G', 'T5', 'H5'],
      lead: 1,
      contract: 'super-mord',
      words: 'lay gstiess lie good good',
    });
    expect(view(after(state, 'G'))).toMatchObject({ winning: 1 });
    const over = after(state, 'G T5 H5');
    expect(view(over).tricks.at(-1)?.winner).toBe(1);
    expect(view(over).score?.score).toBe(187);
  });

  test('stays in hand until then [droggn/gstiess/kept-for-last]', () => {
    const state = reach({
      hands: ['G T20', 'T5 C4', 'H5 H6'],
      lead: 1,
      contract: 'super-mord',
      words: 'lay gstiess lie good good',
    });
    expect(refusal(state, 'G')).toMatchObject({
      kind: 'kept-for-last',
      rule: 'droggn/gstiess/kept-for-last',
      legal: ['T20'],
    });
  });

  test('loses the last trick of a Super Mord if it does not lie out [droggn/gstiess/never-wins]', () => {
    const state = reach({ hands: ['G', 'T5', 'H5'], lead: 1, contract: 'super-mord' });
    const over = after(state, 'G T5 H5');
    expect(view(over).tricks.at(-1)?.winner).toBe(2);
    expect(linesOf(over)).toEqual(['-167 x 1 scoring/super-mord']);
  });
});
