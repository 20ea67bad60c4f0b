import { describe, expect, test } from 'vitest';
import { droggn } from '#engine';
import { after, begin, dealWith, refusal, view } from './table.ts';

const start = begin(dealWith({}));

describe('the auction', () => {
  test('gives each seat one turn, seat 1 first [droggn/auction/one-turn-each]', () => {
    expect(droggn.turn(start)).toBe(1);
    expect(droggn.turn(after(start, 'pass'))).toBe(2);
    expect(droggn.turn(after(start, 'pass ansager'))).toBe(3);
    expect(refusal(start, 'ansager pass pass pass')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'droggn/auction/one-turn-each',
      expected: { phase: 'discarding', seat: 1, actions: ['discard'] },
    });
  });

  test.each([
    ['ansager', 'ansager'],
    ['solo', 'ansager'],
    ['super', 'super'],
    ['super-mord', 'super'],
  ])(
    'a bid after %s must be higher, so %s is refused [droggn/auction/higher-bids-only]',
    (standing, bid) => {
      expect(refusal(start, `${standing} ${bid}`)).toMatchObject({
        kind: 'bid-too-low',
        rule: 'droggn/auction/higher-bids-only',
        seat: 2,
        bid,
        standing: { seat: 1, word: standing },
      });
    },
  );

  test('a bid that is too low is told what would be higher [droggn/auction/higher-bids-only]', () => {
    expect(refusal(start, 'solo solo')).toMatchObject({ higher: ['super', 'super-mord'] });
    expect(refusal(start, 'super-mord solo')).toMatchObject({ higher: [] });
  });

  test('climbs from Ansager over Solo and Super to Super Mord [mcleod-droggn] [droggn/auction/ladder]', () => {
    const bids = droggn
      .legalActions(start)
      .map((action) => droggn.notation.print(action).join(' '));
    expect(bids).toEqual(['pass', 'ansager', 'solo', 'super', 'super-mord']);
    expect(view(after(start, 'ansager solo super')).contract).toBe('super');
  });

  test('knows no other bid [droggn/auction/ladder]', () => {
    const result = droggn.apply(start, { type: 'bid', contract: 'dobbm' });
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'unknown-bid', rule: 'droggn/auction/ladder', bid: 'dobbm' },
    });
  });

  test.each([
    ['ansager pass pass', 1, 'ansager'],
    ['pass ansager solo', 3, 'solo'],
    ['ansager super-mord pass', 2, 'super-mord'],
  ])(
    'makes the highest bidder of “%s” declarer [droggn/auction/declarer]',
    (words, declarer, contract) => {
      expect(view(after(start, words))).toMatchObject({ declarer, contract });
    },
  );

  test('lets the others pass after the highest bid, each in turn [droggn/auction/one-turn-each]', () => {
    expect(view(after(start, 'super-mord')).phase).toBe('auction');
    expect(view(after(start, 'super-mord pass pass')).phase).toBe('laying-out');
  });

  test('is thrown in without a score when all pass [droggn/auction/thrown-in]', () => {
    const table = view(after(start, 'pass pass pass'));
    expect(table).toMatchObject({ phase: 'over', thrownIn: true, declarer: null, score: null });
    expect(refusal(start, 'pass pass pass ansager')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'droggn/auction/thrown-in',
    });
  });
});
