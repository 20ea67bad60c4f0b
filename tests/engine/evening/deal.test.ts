import { describe, expect, test } from 'vitest';
import { appendEntry } from '#engine';
import {
  account,
  ansager,
  dobbmHand,
  dobbmTerms,
  droggnTerms,
  evening,
  nextDealer,
  refusalOf,
  THROWN_IN,
} from './table.ts';

describe('who deals', () => {
  test('first is as agreed [droggn/deal/first-dealer]', () => {
    const { next } = account({ ...droggnTerms(3), firstDealer: 2 });
    expect(next).toMatchObject({
      sitting: { dealer: 2, resting: null, seats: [3, 1, 2] },
      rules: ['droggn/deal/first-dealer'],
    });
  });

  test.each([
    ['won', ansager(3, 50)],
    ['lost', ansager(3, 20)],
    ['stopped by a revoke', ansager(3, 0, { result: { kind: 'revoke', by: 2, laidOut: false } })],
  ])(
    'is the last declarer, his game %s [droggn/deal/last-declarer-deals, mcleod-droggn]',
    (_, hand) => {
      expect(nextDealer(droggnTerms(4), hand)).toBe(3);
      expect(nextDealer(droggnTerms(4), hand, ansager(1, 40))).toBe(1);
    },
  );

  test('is the last declarer in Dobbm too [dobbm/deal/last-declarer-deals, mcleod-dobbm]', () => {
    expect(nextDealer(dobbmTerms(4), dobbmHand(2, 70), dobbmHand(4, 50))).toBe(4);
  });

  test('is the same again if the cards are thrown in [droggn/deal/thrown-in-redeal, mcleod-droggn]', () => {
    expect(nextDealer(droggnTerms(4), ansager(3, 40), THROWN_IN, THROWN_IN)).toBe(3);
    expect(account(droggnTerms(3), THROWN_IN).next).toMatchObject({
      rules: ['droggn/deal/thrown-in-redeal'],
    });
  });

  test('is the same again in four-handed Dobbm, the next of five [dobbm/deal/thrown-in-redeal, mcleod-dobbm]', () => {
    expect(nextDealer(dobbmTerms(4), dobbmHand(4, 70), THROWN_IN)).toBe(4);
    expect(nextDealer(dobbmTerms(5), dobbmHand(4, 70), THROWN_IN)).toBe(5);
    expect(nextDealer(dobbmTerms(5), dobbmHand(4, 70), THROWN_IN, THROWN_IN)).toBe(1);
  });
});

describe('who rests', () => {
  test('is the dealer at a table of four, nobody at one of three [droggn/overview/four-at-the-table, mcleod-droggn]', () => {
    expect(account(droggnTerms(4), ansager(3, 40)).next).toMatchObject({
      sitting: { dealer: 3, resting: 3, seats: [4, 1, 2] },
      mayDeclare: [4, 1, 2],
      mustDeclare: null,
      rules: ['droggn/deal/last-declarer-deals', 'droggn/overview/rests-after-declaring'],
    });
    expect(account(droggnTerms(3), ansager(3, 40)).next).toMatchObject({
      sitting: { resting: null },
      mayDeclare: [1, 2, 3],
    });
  });

  test('is the dealer of five at Dobbm [dobbm/overview/five-at-the-table, mcleod-dobbm]', () => {
    expect(account(dobbmTerms(5), dobbmHand(4, 70)).next).toMatchObject({
      sitting: { dealer: 4, resting: 4, seats: [5, 1, 2, 3] },
    });
  });

  test('rests once after each game that he declares, and cannot declare then [droggn/overview/rests-after-declaring, mcleod-droggn]', () => {
    const terms = droggnTerms(4);
    expect(refusalOf(terms, [ansager(3, 40)], ansager(3, 40))).toEqual({
      kind: 'resting',
      rule: 'droggn/overview/rests-after-declaring',
      player: 3,
      role: 'declarer',
    });
    const again = evening(terms, ansager(3, 40), ansager(2, 40));
    expect(appendEntry(again, ansager(3, 40)).ok).toBe(true);
  });

  test('may declare twice running where nobody rests [dobbm/overview/rests-after-declaring]', () => {
    expect(appendEntry(evening(dobbmTerms(4), dobbmHand(2, 70)), dobbmHand(2, 70)).ok).toBe(true);
    expect(refusalOf(dobbmTerms(5), [dobbmHand(2, 70)], dobbmHand(2, 70))).toMatchObject({
      kind: 'resting',
      rule: 'dobbm/overview/rests-after-declaring',
    });
  });

  test('pays and is paid like a defender [droggn/scoring/resting-dealer-pays, dobbm/scoring/resting-dealer-pays]', () => {
    expect(account(droggnTerms(4), ansager(3, 40)).balance).toEqual([-23, -23, 69, -23]);
    expect(account(dobbmTerms(5), dobbmHand(5, 72)).balance).toEqual([-12, -12, -12, -12, 48]);
  });
});

describe('a Stockerl', () => {
  test.each([
    ['6', 1],
    ['12', 2],
    ['60', 10],
    ['120', 20],
    ['240', 40],
  ])(
    'at %s Schilling brings the new dealer %i from each [dobbm/session/stockerl-worth, mcleod-dobbm]',
    (price, worth) => {
      expect(account(dobbmTerms(5, price), THROWN_IN)).toMatchObject({
        balance: [-worth, 4 * worth, -worth, -worth, -worth],
      });
    },
  );

  test('is collected of five alone, each time that all pass [dobbm/deal/stockerl, mcleod-dobbm]', () => {
    expect(account(dobbmTerms(4), THROWN_IN).balance).toEqual([0, 0, 0, 0]);
    expect(account(dobbmTerms(5), THROWN_IN, THROWN_IN).balance).toEqual([-20, 30, 30, -20, -20]);
    expect(account(dobbmTerms(5), THROWN_IN).postings[0]).toMatchObject({
      kind: 'thrown-in',
      sitting: { dealer: 1, resting: 1 },
      stockerl: { collector: 2 },
    });
  });
});
