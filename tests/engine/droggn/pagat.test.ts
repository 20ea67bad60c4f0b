import { describe, expect, test } from 'vitest';
import { droggn } from '#engine';
import { type Ending, reach } from './ending.ts';
import { after, begin, dealWith, linesOf, refusal, view } from './table.ts';

const pagatLines = (ending: Ending, cards: string): readonly string[] =>
  linesOf(after(reach(ending), cards)).filter((line) => line.includes('pagat/'));

describe('a Pagat that is not laid out', () => {
  test.each([
    ['the declarer', 1, 10],
    ['a defender', 2, -10],
  ] as const)(
    'and wins the last trick for %s is worth 10 [mcleod-droggn] [droggn/pagat/ultimo]',
    (_, declarer, points) => {
      expect(pagatLines({ hands: ['T1', 'H4', 'H5'], lead: 1, declarer }, 'T1 H4 H5')).toEqual([
        `${points} x 1 pagat/ultimo`,
      ]);
    },
  );

  test.each([
    ['an enemy, for the declarer', 1, -10],
    ['the declarer, for a defender', 2, 10],
    ['the partner, for a defender', 3, 10],
  ] as const)(
    'and is beaten in the last trick by %s costs 10, and no 5 beside [mcleod-droggn] [droggn/pagat/ultimo-beaten, droggn/pagat/no-double-charge]',
    (_, declarer, points) => {
      expect(pagatLines({ hands: ['T1', 'T5', 'H5'], lead: 1, declarer }, 'T1 T5 H5')).toEqual([
        `${points} x 1 pagat/ultimo-beaten`,
      ]);
    },
  );

  test.each([
    ['of the declarer', 1, -5],
    ['of a defender', 2, 5],
  ] as const)(
    '%s and caught before the last trick costs 5 [mcleod-droggn] [droggn/pagat/caught]',
    (_, declarer, points) => {
      expect(
        pagatLines({ hands: ['T1 C4', 'T5 C5', 'H5 C6'], lead: 1, declarer }, 'T1 T5 H5 C5 C6 C4'),
      ).toEqual([`${points} x 1 pagat/caught`]);
    },
  );

  test('and lost to the partner before the last trick costs nothing [mcleod-droggn] [droggn/pagat/partner-takes]', () => {
    expect(
      pagatLines({ hands: ['T1 C4', 'T5 C5', 'H5 C6'], lead: 1, declarer: 3 }, 'T1 T5 H5 C5 C6 C4'),
    ).toEqual([]);
  });

  test('and wins an earlier trick scores nothing [droggn/pagat/caught]', () => {
    expect(
      pagatLines({ hands: ['T1 C4', 'H4 C5', 'H5 C6'], lead: 1 }, 'T1 H4 H5 C4 C5 C6'),
    ).toEqual([]);
  });

  test('is never doubled [mcleod-droggn] [droggn/announcing/what-is-doubled]', () => {
    const words = 'lie schwacher good retour good good';
    expect(pagatLines({ hands: ['T1', 'H4', 'H5'], lead: 1, words }, 'T1 H4 H5')).toEqual([
      '10 x 1 pagat/ultimo',
    ]);
    expect(
      pagatLines({ hands: ['T1 C4', 'T5 C5', 'H5 C6'], lead: 1, words }, 'T1 T5 H5 C5 C6 C4'),
    ).toEqual(['-5 x 1 pagat/caught']);
  });
});

describe('a laid-out Pagat', () => {
  const laid = 'lay pagat lie good good';
  const laidByTwo = 'lie lay pagat good good';

  test('that wins the last trick is worth 20 [mcleod-droggn] [droggn/pagat/laid-out-won]', () => {
    expect(pagatLines({ hands: ['T1', 'H4', 'H5'], lead: 1, words: laid }, 'T1 H4 H5')).toEqual([
      '20 x 1 pagat/laid-out-won',
    ]);
  });

  test('of a defender counts against the declarer when it wins, for him when it is lost [droggn/pagat/laid-out-won, droggn/pagat/laid-out-lost]', () => {
    expect(
      pagatLines({ hands: ['H4', 'T1', 'H5'], lead: 2, words: laidByTwo }, 'T1 H5 H4'),
    ).toEqual(['-20 x 1 pagat/laid-out-won']);
    expect(
      pagatLines({ hands: ['T5', 'T1', 'H5'], lead: 2, words: laidByTwo }, 'T1 H5 T5'),
    ).toEqual(['20 x 1 pagat/laid-out-lost']);
  });

  test('beaten in the last trick costs 20 and no more, even by the partner [mcleod-droggn] [droggn/pagat/laid-out-lost, droggn/pagat/no-double-charge]', () => {
    expect(pagatLines({ hands: ['T1', 'T5', 'H5'], lead: 1, words: laid }, 'T1 T5 H5')).toEqual([
      '-20 x 1 pagat/laid-out-lost',
    ]);
    expect(
      pagatLines({ hands: ['H4', 'T1', 'T5'], lead: 2, words: laidByTwo }, 'T1 T5 H4'),
    ).toEqual(['20 x 1 pagat/laid-out-lost']);
  });

  test('is doubled with the game, on whichever side it falls [mcleod-droggn] [droggn/announcing/what-is-doubled, droggn/announcing/game-and-lay-out-together]', () => {
    const words = 'lay pagat lie schwacher good retour good good';
    const lines = linesOf(after(reach({ hands: ['T1', 'T5', 'H5'], lead: 1, words }), 'T1 T5 H5'));
    expect(lines).toContain('-20 x 4 pagat/laid-out-lost');
    expect(lines.filter((line) => line.includes('scoring/'))).toSatisfy((all: readonly string[]) =>
      all.every((line) => line.includes(' x 4 ')),
    );
  });

  test('may not be played while another card is legal [mcleod-droggn] [droggn/pagat/kept-for-last]', () => {
    const state = reach({ hands: ['T1 C4', 'H4 C5', 'H5 C6'], lead: 1, words: laid });
    expect(droggn.legalCards(state)).toEqual(['C4']);
    expect(refusal(state, 'T1')).toMatchObject({
      kind: 'kept-for-last',
      rule: 'droggn/pagat/kept-for-last',
      card: 'T1',
      legal: ['C4'],
    });
  });

  test('stays when another trump can follow [droggn/pagat/kept-for-last]', () => {
    const state = reach({ hands: ['T1 T6', 'T4 C5', 'H5 C6'], lead: 2, words: laid });
    expect(droggn.legalCards(after(state, 'T4 H5'))).toEqual(['T6']);
  });

  test('sends the Gstieß out in its place [droggn/pagat/kept-for-last]', () => {
    const state = after(
      reach({ hands: ['T1 G', 'T4 C5', 'H5 C6'], lead: 2, words: laid }),
      'T4 H5',
    );
    expect(droggn.legalCards(state)).toEqual(['G']);
    expect(refusal(state, 'T1')).toMatchObject({
      rule: 'droggn/pagat/kept-for-last',
      legal: ['G'],
    });
  });

  test('stays behind the Gstieß that is led, too [droggn/pagat/kept-for-last, droggn/gstiess/led]', () => {
    const state = reach({ hands: ['G C4', 'T1 C5', 'H5 C6'], lead: 1, words: laidByTwo });
    expect(droggn.legalCards(after(state, 'G'))).toEqual(['C5']);
  });

  test('breaks the duty to follow rather than its own when both are broken [droggn/play/follow-suit]', () => {
    const state = reach({ hands: ['T1 C4', 'H4 C5', 'H5 C6'], lead: 2, words: laid });
    expect(refusal(state, 'C5 C6 T1')).toMatchObject({ rule: 'droggn/play/follow-suit' });
  });

  test('forced out early is lost, and costs 20 once [mcleod-droggn] [droggn/pagat/forced-out]', () => {
    const state = reach({ hands: ['T1 C4', 'T4 C5', 'H5 C6'], lead: 2, words: laid });
    expect(droggn.legalCards(after(state, 'T4 H5'))).toEqual(['T1']);
    expect(linesOf(after(state, 'T4 H5 T1 C5 C6 C4'))).toContain('-20 x 1 pagat/laid-out-lost');
  });

  test('forced out early is lost even if it wins that trick [droggn/pagat/forced-out]', () => {
    const state = reach({ hands: ['T1 C4', 'D4 C5', 'D5 C6'], lead: 2, words: laid });
    const over = after(state, 'D4 D5 T1 C4 C5 C6');
    expect(view(over).tricks.at(-2)?.winner).toBe(1);
    expect(linesOf(over)).toContain('-20 x 1 pagat/laid-out-lost');
  });

  test('of a defender, forced out early, is the declarer’s gain [droggn/pagat/forced-out]', () => {
    const state = reach({ hands: ['T4 C4', 'T1 C5', 'H5 C6'], lead: 1, words: laidByTwo });
    expect(linesOf(after(state, 'T4 T1 H5 C4 C5 C6'))).toContain('20 x 1 pagat/laid-out-lost');
  });
});

describe('whoever wins the game', () => {
  test('the Pagat is scored by itself [mcleod-droggn] [droggn/pagat/independent]', () => {
    const lines = linesOf(
      after(reach({ hands: ['T1', 'H4', 'H5'], lead: 1, declarer: 2 }), 'T1 H4 H5'),
    );
    expect(lines).toHaveLength(3);
    expect(lines[0]).toMatch(/^80 x 1 scoring\/base$/);
    expect(lines[2]).toBe('-10 x 1 pagat/ultimo');
  });

  test('a Pagat in the untouched talon of a Super is not scored [droggn/pagat/in-the-talon]', () => {
    const state = after(begin(dealWith({ talon: 'T1' })), 'super pass pass lie good good');
    let now = state;
    while (droggn.turn(now) !== null) {
      const [card] = droggn.legalCards(now);
      now = after(now, card ?? '');
    }
    expect(view(now).piles.declarer).toContain('T1');
    expect(linesOf(now).filter((line) => line.includes('pagat/'))).toEqual([]);
  });
});
