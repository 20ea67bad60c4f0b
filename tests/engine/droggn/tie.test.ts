import { describe, expect, test } from 'vitest';
import { after, begin, cards, linesOf, view } from './table.ts';

/** Two hands played at random that came out at 37 : 37. */
const declarerTakesLast = {
  deal: {
    hands: [
      'T21 T20 T14 T13 T12 T10 T6 T2 CJ C10 C9 C6 DR D2 D3 SQ SR S8 S5 HK HJ',
      'G T18 T17 T16 T8 T5 T4 CK CQ DK DQ D1 D6 D7 SK S4 HQ HR H2 H3 H4',
      'T19 T15 T11 T9 T7 T1 CR C8 C7 C5 C4 DJ D4 SJ S10 S9 S7 S6 H5 H6 H7',
    ].map(cards),
    talon: cards('T3 D5 H1'),
    rests: true,
  },
  actions: `
    pass solo pass discard H2 T16 D6 lie schwacher good good
    T17 T15 T21  T14 T3 T11  T2 T18 T19  DJ D2 D5  T7 T12 T8  HJ G H7  HK H3 H6
    T20 T4 T9  D3 D7 D4  CJ CQ C8  H1 H5 T10  SQ S4 SJ  C6 CK C4  HQ T1 T13
    T6 T5 S6  DR D1 C5  S5 SK S10  DQ C7 S8  H4 S7 C9  DK CR SR  HR S9 C10`,
};

const defendersTakeLast = {
  deal: {
    hands: [
      'T21 T20 T17 T13 T9 T8 T6 T5 T4 T3 T1 C7 C4 DK D5 SQ S9 S7 H1 H4 H7',
      'T15 T14 T12 CK CQ C9 C8 C6 C5 DQ DR DJ D1 D2 D6 SR S10 HK HQ H3 H5',
      'G T19 T18 T16 T11 T10 T7 T2 CR CJ C10 D3 D4 D7 SK SJ S4 HR HJ H2 H6',
    ].map(cards),
    talon: cards('S8 S5 S6'),
    rests: false,
  },
  actions: `
    pass pass ansager discard HR H6 HJ buy T9 for S6 lie good good
    T18 T8 T12  D3 DK DQ  C4 C5 G  DR D7 D5  C8 CJ C7  SK S9 S10  S5 SQ SR
    T13 T15 T2  C9 C10 T3  T5 T14 T9  H3 H2 H7  S4 S7 C6  H1 HK T11  S8 S6 CK
    T10 T6 CQ  T19 T17 DJ  SJ T1 D6  T4 HQ T7  T16 T21 D2  H4 H5 D4  T20 D1 CR`,
};

describe('a whole hand at 37 : 37', () => {
  test.each([
    ['won', 'the declarer', '37', declarerTakesLast, '40 x 2', [-80, 240, -80, -80]],
    ['lost', 'the declarer', '38', declarerTakesLast, '-40 x 2', [80, -240, 80, 80]],
    ['won', 'the declarer', 'tie-by-last-trick', declarerTakesLast, '40 x 2', [-80, 240, -80, -80]],
    ['won', 'the defenders', '37', defendersTakeLast, '20 x 1', [-20, -20, 40]],
    ['lost', 'the defenders', '38', defendersTakeLast, '-20 x 1', [20, 20, -40]],
    ['lost', 'the defenders', 'tie-by-last-trick', defendersTakeLast, '-20 x 1', [20, 20, -40]],
  ] as const)(
    'is %s when %s take the last trick and win-at is %s [mcleod-droggn] [droggn/scoring/threshold, droggn/variants/thirty-eight, droggn/variants/tie-by-last-trick]',
    (_, __, winAt, hand, base, payments) => {
      const over = after(begin(hand.deal, { 'win-at': winAt }), hand.actions);
      expect(view(over).points).toEqual({ declarer: 37, defenders: 37 });
      expect(linesOf(over)).toEqual([`${base} scoring/base`]);
      expect(view(over).score?.payments).toEqual(payments);
    },
  );
});
