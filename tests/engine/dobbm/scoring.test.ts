import { describe, expect, test } from 'vitest';
import {
  type DobbmOutcome,
  dobbm,
  paymentOf,
  schillingOf,
  scoreLinesOfDobbm,
  sumOf,
} from '#engine';
import { after, at, deal, playOn, tableAfter } from './table.ts';

type Contract = DobbmOutcome['contract'];

const payment = (matchPrice: number, points: number, contract: Contract, multiplier: number) =>
  paymentOf(scoreLinesOfDobbm({ contract, points, multiplier }), matchPrice);

describe('the payment of each other player', () => {
  test.each<readonly [string, number, number, Contract, number, number, string]>([
    ['71 points at 12 Schilling', 12, 71, 'dobbm', 1, 3, 'wikipedia-pl-dobbm'],
    ['72 points with Schwacher and retour', 60, 72, 'dobbm', 4, 48, 'mcleod-dobbm'],
    ['the same in Solo', 60, 72, 'solo', 4, 96, 'mcleod-dobbm'],
    ['76 points in Solo at 12 Schilling', 12, 76, 'solo', 1, 8, 'mcleod-dobbm'],
    ['the same with a Schwacher', 12, 76, 'solo', 2, 16, 'mcleod-dobbm'],
    ['60 : 60 in Solo with a Schwacher', 60, 60, 'solo', 2, 0, 'inferred'],
    ['no trick', 60, 0, 'dobbm', 1, -60, 'mcleod-dobbm'],
    ['no trick in Solo', 60, 0, 'solo', 1, -120, 'inferred'],
    ['all tricks in Solo with a Schwacher', 60, 120, 'solo', 2, 240, 'inferred'],
  ])('%s [dobbm/scoring/difference]', (_, matchPrice, points, contract, multiplier, amount) => {
    expect(payment(matchPrice, points, contract, multiplier)).toBe(amount);
  });

  test.each([
    [61, 65, 1, 'mcleod-dobbm'],
    [66, 70, 2, 'mcleod-dobbm'],
    [71, 75, 3, 'mcleod-dobbm'],
    [76, 80, 4, 'inferred'],
    [116, 120, 12, 'inferred'],
  ])(
    '%i to %i points at 12 Schilling bring %i, and the mirror of them costs it [dobbm/scoring/rounding, %s]',
    (from, to, amount) => {
      for (let points = from; points <= to; points += 1) {
        expect(payment(12, points, 'dobbm', 1)).toBe(amount);
        expect(payment(12, 120 - points, 'dobbm', 1)).toBe(-amount);
      }
    },
  );

  test.each([
    [61, 70, 1],
    [71, 80, 2],
    [81, 90, 3],
    [111, 120, 6],
  ])(
    '%i to %i points at 6 Schilling bring %i [dobbm/scoring/match-price, inferred]',
    (from, to, amount) => {
      for (let points = from; points <= to; points += 1) {
        expect(payment(6, points, 'dobbm', 1)).toBe(amount);
      }
    },
  );

  test.each([
    [60, 12],
    [120, 24],
    [240, 48],
  ])(
    'at %i Schilling is exact: 72 points bring %i [dobbm/scoring/match-price, mcleod-dobbm]',
    (price, amount) => {
      expect(payment(price, 72, 'dobbm', 1)).toBe(amount);
    },
  );

  test('is rounded up before anything is doubled [dobbm/scoring/rounding, mcleod-dobbm]', () => {
    expect(payment(12, 61, 'solo', 4)).toBe(8);
    expect(payment(6, 59, 'dobbm', 2)).toBe(-2);
  });

  test('for ten points is the worth of a Stockerl [dobbm/session/stockerl-worth, mcleod-dobbm]', () => {
    expect([6, 12, 60, 120, 240].map((price) => schillingOf(10, price))).toEqual([
      1, 2, 10, 20, 40,
    ]);
  });
});

describe('the score', () => {
  test.each<readonly [string, DobbmOutcome, number, number]>([
    ['plain', { contract: 'dobbm', points: 72, multiplier: 1 }, 12, 1],
    ['doubled in Solo', { contract: 'solo', points: 72, multiplier: 1 }, 12, 2],
    ['doubled by Schwacher and retour', { contract: 'dobbm', points: 50, multiplier: 4 }, -10, 4],
    ['doubled by both', { contract: 'solo', points: 50, multiplier: 4 }, -10, 8],
  ])(
    'is the difference from 60, %s [dobbm/scoring/doubled-in-solo, dobbm/doubling/what-is-doubled, mcleod-dobbm]',
    (_, outcome, points, times) => {
      expect(scoreLinesOfDobbm(outcome)).toEqual([
        { rule: 'dobbm/scoring/difference', points, times },
      ]);
    },
  );

  test('has no line at 60 : 60 [dobbm/scoring/eingestellt, mcleod-dobbm]', () => {
    expect(scoreLinesOfDobbm({ contract: 'solo', points: 60, multiplier: 2 })).toEqual([]);
  });

  test('is doubled at most ten times in Solo too', () => {
    const lines = scoreLinesOfDobbm({ contract: 'solo', points: 120, multiplier: 1024 });
    expect(sumOf(lines)).toBe(122880);
  });
});

const LEAD = 'lie good good good';

describe('a whole hand', () => {
  const MATCH = deal({ 1: 'HS H10 HK HO HU H9 H8 H7', dobb: 'LS AS BS H6' });
  const NO_TRICK = deal({ 1: 'L9 L8 L7 L6 A9 A8 A7 A6', dobb: 'B9 B8 B7 B6' });

  test('in which the declarer takes every trick counts 60 and no premium [dobbm/scoring/match, mcleod-dobbm]', () => {
    const view = playOn(after(MATCH, `solo pass pass pass ${LEAD}`));
    expect(view.points).toEqual({ declarer: 120, defenders: 0 });
    expect(view.score).toMatchObject({ score: 120, payments: [360, -120, -120, -120] });
  });

  test('counts the untouched Dobb for the declarer in Solo [dobbm/scoring/dobb-to-declarer, mcleod-dobbm]', () => {
    const view = tableAfter(MATCH, `solo pass pass pass ${LEAD}`);
    expect(view.piles.declarer).toEqual(MATCH.talon);
    expect(view.points.declarer).toBe(33);
  });

  test.each([
    ['Dobbm', 'dobbm pass pass pass discard B9 B8 B7 B6', -60],
    ['Solo', 'solo pass pass pass', -120],
  ])(
    'without a trick costs the declarer the four cards too: %s [dobbm/scoring/no-trick-loses-dobb, mcleod-dobbm]',
    (_, start, score) => {
      const dobb = 'LS AS BS H6';
      const dealt = start.startsWith('solo')
        ? deal({ 1: 'L9 L8 L7 L6 A9 A8 A7 A6', dobb })
        : NO_TRICK;
      const view = playOn(after(dealt, `${start} ${LEAD}`));
      expect(view.piles.declarer).toEqual([]);
      expect(view.points).toEqual({ declarer: 0, defenders: 120 });
      expect(view.score).toMatchObject({
        score,
        cardPoints: { declarer: 0, defenders: 120 },
        payments: [3 * score, -score, -score, -score],
      });
    },
  );

  test('of 60 : 60 pays nothing, however doubled [dobbm/scoring/eingestellt, mcleod-dobbm]', () => {
    const dealt = deal({
      1: 'HK LS LO L7 L6 A10 A9 B8',
      2: 'HS H10 H8 H7 L10 AO A6 BS',
      3: 'HU H9 LK AS AU A7 BO B6',
      4: 'HO H6 L9 L8 AK A8 BU B7',
    });
    const view = tableAfter(
      dealt,
      `pass solo pass pass lie schwacher good
       BS B6 BU B8   L10 LK L9 LS   L7 H7 HU L8   AS A8 A10 A6
       A7 AK A9 AO   H6 HK H10 H9   H8 AU HO L6   B7 LO HS BO`,
    );
    expect(view.score).toEqual({
      score: 0,
      lines: [],
      payments: [0, 0, 0, 0],
      cardPoints: { declarer: 60, defenders: 60 },
    });
  });

  test('is paid by each other player [dobbm/scoring/each-other-pays, mcleod-dobbm]', () => {
    const view = playOn(after(MATCH, `solo pass pass pass ${LEAD}`, at('12')));
    expect(view.score?.payments).toEqual([72, -24, -24, -24]);
  });

  test('is paid by the resting dealer like by the rest [dobbm/scoring/resting-dealer-pays, mcleod-dobbm]', () => {
    const five = { ...MATCH, rests: true };
    const view = playOn(after(five, `solo pass pass pass ${LEAD}`));
    expect(view.score?.payments).toEqual([480, -120, -120, -120, -120]);
  });
});

describe('a revoke', () => {
  const TABLE = deal({ rests: false });
  const FIVE = deal({ rests: true });

  test.each([
    ['by the declarer', 'dobbm pass pass pass revoke 1', -30, [-90, 30, 30, 30]],
    ['by a defender', 'dobbm pass pass pass revoke 3', 30, [90, -30, -30, -30]],
    ['in Solo', 'pass solo pass pass lie revoke 2', -60, [60, -180, 60, 60]],
    [
      'after Schwacher and retour',
      'solo pass pass pass lie schwacher retour good good good HS revoke 4',
      240,
      [720, -240, -240, -240],
    ],
  ])(
    'stops the hand and costs half a Match: %s [dobbm/scoring/revoke, dobbm/scoring/revoke-doubled, mcleod-dobbm]',
    (_, actions, score, payments) => {
      const view = tableAfter(TABLE, actions);
      expect(view).toMatchObject({ phase: 'over', turn: null });
      expect(view.score).toMatchObject({ score, payments, cardPoints: null });
      expect(view.score?.lines.map(({ rule }) => rule)).toEqual(['dobbm/scoring/revoke']);
    },
  );

  test('by one defender is paid by all of them, the resting dealer too [dobbm/scoring/revoke, dobbm/scoring/resting-dealer-pays]', () => {
    const view = tableAfter(FIVE, 'dobbm pass pass pass revoke 3');
    expect(view.score?.payments).toEqual([120, -30, -30, -30, -30]);
  });

  test.each([
    ['6', 3],
    ['12', 6],
    ['120', 60],
    ['240', 120],
  ])(
    'costs half the price of a Match: at %s Schilling %i [dobbm/scoring/revoke]',
    (price, half) => {
      const view = tableAfter(TABLE, 'dobbm pass pass pass revoke 1', at(price));
      expect(view.score?.payments).toEqual([-3 * half, half, half, half]);
      expect(view.score?.score).toBe(-30);
    },
  );

  test('cannot be charged to a seat that is not there, nor after the end [dobbm/scoring/revoke]', () => {
    const state = after(TABLE, 'dobbm pass pass pass revoke 1');
    expect(dobbm.apply(state, { type: 'revoke', seat: 1 })).toMatchObject({
      ok: false,
      error: { kind: 'out-of-turn', rule: 'dobbm/scoring/revoke', seat: null },
    });
  });
});
