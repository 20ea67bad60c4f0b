import { describe, expect, test } from 'vitest';
import { type Card, type DroggnState, droggn } from '#engine';
import { after, begin, cards, dealWith, linesOf, refusal, view } from './table.ts';

/** The whole hand played out, each seat taking the first (or the last) of its legal cards. */
const playOut = (state: DroggnState, pick: 0 | -1 = 0): DroggnState => {
  let now = state;
  while (droggn.turn(now) !== null) {
    const legal: readonly Card[] = droggn.sortHand(droggn.legalCards(now));
    now = after(now, legal.at(pick) ?? '');
  }
  return now;
};

const TRUMPS = droggn.pack.filter((card) => droggn.suitOf(card) === 'T' && card !== 'T1').join(' ');
const STRONG = `${TRUMPS} HK`;

describe('a Match', () => {
  test('is base and 37, and a Pagat caught on the way counts beside [mcleod-droggn] [droggn/scoring/match, droggn/pagat/caught]', () => {
    const start = begin(dealWith({ 1: STRONG, 2: 'T1', 3: 'G', talon: 'C4 D7 S4' }));
    const over = playOut(after(start, 'solo pass pass discard C4 D7 S4 lie good good'));
    expect(linesOf(over)).toEqual([
      '40 x 1 scoring/base',
      '37 x 1 scoring/match',
      '5 x 1 pagat/caught',
    ]);
    expect(view(over).score).toMatchObject({
      score: 82,
      payments: [164, -82, -82],
      cardPoints: { declarer: 70, defenders: 4 },
    });
  });

  test('counts in full with the Gstieß in the talon of a Super [inferred] [droggn/scoring/match-and-gstiess]', () => {
    const start = begin(dealWith({ 1: STRONG, talon: 'G T1 C4' }));
    const over = playOut(after(start, 'super pass pass lie good good'));
    expect(linesOf(over)).toEqual(['80 x 1 scoring/base', '37 x 1 scoring/match']);
    expect(view(over).score?.cardPoints).toEqual({ declarer: 74, defenders: 0 });
  });

  test('counts in full with the Gstieß given away as the fourth card [inferred] [droggn/scoring/match-and-gstiess]', () => {
    const own = STRONG.replace('HK', 'G');
    const start = begin(dealWith({ 1: own, 2: 'HK', 3: 'T1', talon: 'C4 D7 S4' }));
    const words = 'ansager pass pass discard C4 D7 S4 buy HK for G lie good good';
    expect(linesOf(playOut(after(start, words))).slice(0, 2)).toEqual([
      '20 x 1 scoring/base',
      '37 x 1 scoring/match',
    ]);
  });

  test('is not made by a declarer who keeps the Gstieß for the last trick [mcleod-droggn] [droggn/gstiess/no-unannounced-match]', () => {
    const start = begin(dealWith({ 1: `${TRUMPS} G`, 2: 'T1', talon: 'C4 D7 S4' }));
    let now = after(start, 'solo pass pass discard C4 D7 S4 lie good good');
    while (droggn.turn(now) !== null) {
      const legal = droggn.legalCards(now).filter((card) => card !== 'G');
      now = after(now, droggn.sortHand(legal)[0] ?? 'G');
    }
    expect(view(now).tricks.filter((trick) => trick.winner === 1)).toHaveLength(20);
    expect(linesOf(now)).not.toContain('37 x 1 scoring/match');
    expect(view(now).piles.declarer).toContain('G');
  });
});

describe('a Super Mord', () => {
  test('of all 21 tricks is worth 167 and no Pagat beside [mcleod-droggn] [droggn/scoring/super-mord, droggn/scoring/super-mord-nothing-else]', () => {
    const start = begin(dealWith({ 1: STRONG, 2: 'T1', 3: 'G' }));
    const over = playOut(after(start, 'super-mord pass pass lie good good'));
    expect(linesOf(over)).toEqual(['167 x 1 scoring/super-mord']);
    expect(view(over).score?.cardPoints).toBeNull();
    expect(view(over).tricks).toHaveLength(21);
  });

  test('ends with the first trick that the declarer loses [mcleod-droggn, winckles-droggn] [droggn/scoring/super-mord-ends]', () => {
    const start = begin(dealWith({ 1: 'T1 H4', 2: 'HK', 3: 'H5' }));
    const over = after(start, 'super-mord pass pass lay pagat lie schwacher good good H4 HK H5');
    expect(view(over)).toMatchObject({ phase: 'over', turn: null });
    expect(linesOf(over)).toEqual(['-167 x 2 scoring/super-mord', '-20 x 2 pagat/laid-out-lost']);
    expect(refusal(over, 'HQ')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'droggn/scoring/super-mord-ends',
    });
  });

  test('is lost by the Gstieß that does not lie out [droggn/gstiess/never-wins, droggn/scoring/super-mord-ends]', () => {
    const start = begin(dealWith({ 1: 'G', 2: 'HK', 3: 'H5' }));
    const over = after(start, 'super-mord pass pass lie good good G HK H5');
    expect(linesOf(over)).toEqual(['-167 x 1 scoring/super-mord']);
  });

  test('knows no Pagat caught [droggn/scoring/super-mord-nothing-else]', () => {
    const start = begin(dealWith({ 1: 'T1', 2: 'T20', 3: 'T2' }));
    const over = after(start, 'super-mord pass pass lie good good T1 T20 T2');
    expect(linesOf(over)).toEqual(['-167 x 1 scoring/super-mord']);
  });
});

describe('a declarer without a trick', () => {
  test('is counted like any other, and keeps the talon [inferred] [droggn/scoring/all-tricks-lost, droggn/counting/talon-to-declarer]', () => {
    const weak = 'C4 C5 C6 C7 C8 S4 S5 S6 S7 S8 D7 D6 D5 D4 D3 H7 H6 H5 H4 H3 H2';
    const start = begin(dealWith({ 1: weak, talon: 'HK DK SK' }));
    const over = playOut(after(start, 'super pass pass lie good good'));
    expect(view(over).tricks.every((trick) => trick.winner !== 1)).toBe(true);
    expect(view(over).piles.declarer).toEqual(cards('HK DK SK'));
    expect(linesOf(over).slice(0, 2)).toEqual([
      '-80 x 1 scoring/base',
      '-24 x 1 scoring/difference',
    ]);
  });
});

describe('the payments', () => {
  test('are made with each other player, the resting dealer included [mcleod-droggn] [droggn/scoring/each-other-pays, droggn/scoring/resting-dealer-pays]', () => {
    const deal = dealWith({ 2: STRONG, 1: 'T1', 3: 'G' });
    const words = 'pass super-mord pass lie good good';
    expect(view(playOut(after(begin(deal), words))).score?.payments).toEqual([-167, 334, -167]);
    const four = begin({ ...deal, rests: true });
    expect(view(playOut(after(four, words))).score?.payments).toEqual([-167, 501, -167, -167]);
  });
});
