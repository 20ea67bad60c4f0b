import { describe, expect, test } from 'vitest';
import type { DobbmHand } from '#engine';
import { dobbmHand, dobbmTerms, lastHand, refusalOf } from './table.ts';

describe('a hand of Dobbm as the table counted it', () => {
  test.each<readonly [string, string, DobbmHand, number]>([
    ['71 points at 12 Schilling [wikipedia-pl-dobbm]', '12', dobbmHand(2, 71), 3],
    ['72, Schwacher and retour [mcleod-dobbm]', '60', dobbmHand(2, 72, { doublings: 2 }), 48],
    [
      'the same in Solo [mcleod-dobbm]',
      '60',
      dobbmHand(2, 72, { contract: 'solo', doublings: 2 }),
      96,
    ],
    ['76 in Solo at 12 Schilling [mcleod-dobbm]', '12', dobbmHand(2, 76, { contract: 'solo' }), 8],
    ['60 : 60 [mcleod-dobbm]', '60', dobbmHand(2, 60, { contract: 'solo', doublings: 1 }), 0],
    ['no trick [mcleod-dobbm]', '60', dobbmHand(2, 0), -60],
    [
      'the declarer revokes in Solo [mcleod-dobbm]',
      '60',
      dobbmHand(2, 0, { contract: 'solo', result: { kind: 'revoke', by: 2 } }),
      -60,
    ],
    [
      'a defender revokes at 12 Schilling [mcleod-dobbm]',
      '12',
      dobbmHand(2, 0, { result: { kind: 'revoke', by: 4 } }),
      6,
    ],
  ])('%s', (_, price, entry, amount) => {
    expect(lastHand(dobbmTerms(4, price), entry).payments).toEqual(
      [-amount, 3 * amount, -amount, -amount].map((one) => one + 0),
    );
  });

  test('brings the declarer the money of four at a table of five [dobbm/scoring/resting-dealer-pays, mcleod-dobbm]', () => {
    const four = lastHand(dobbmTerms(4), dobbmHand(2, 72, { doublings: 2 }));
    const five = lastHand(dobbmTerms(5), dobbmHand(2, 72, { doublings: 2 }));
    expect([four.payments[1], five.payments[1]]).toEqual([144, 192]);
  });

  test('charges the fault of one defender to all of them and to the resting dealer [dobbm/scoring/revoke, mcleod-dobbm]', () => {
    const revoke = dobbmHand(2, 0, { result: { kind: 'revoke', by: 4 } });
    expect(lastHand(dobbmTerms(5), revoke)).toMatchObject({
      score: 30,
      payments: [-30, 120, -30, -30, -30],
      revokedBy: 4,
      cardPoints: null,
    });
  });
});

describe('a hand that cannot have been', () => {
  test.each([-1, 121, 60.5])('has %d points [dobbm/scoring/one-hundred-twenty]', (given) => {
    expect(refusalOf(dobbmTerms(4), [], dobbmHand(2, given))).toEqual({
      kind: 'points-out-of-range',
      rule: 'dobbm/scoring/one-hundred-twenty',
      given,
      least: 0,
      most: 120,
    });
  });

  test('is declared, or spoilt, by the resting dealer [dobbm/overview/rests-after-declaring]', () => {
    expect(refusalOf(dobbmTerms(5), [], dobbmHand(1, 70))).toMatchObject({
      kind: 'resting',
      role: 'declarer',
    });
    const revoke = dobbmHand(2, 0, { result: { kind: 'revoke', by: 1 } });
    expect(refusalOf(dobbmTerms(5), [], revoke)).toMatchObject({ kind: 'resting', role: 'revoke' });
    expect(refusalOf(dobbmTerms(4), [], dobbmHand(5, 70))).toMatchObject({
      kind: 'no-such-player',
      rule: 'dobbm/overview/five-at-the-table',
      given: 5,
    });
  });

  test('is doubled more often than ten times [dobbm/doubling/no-limit]', () => {
    expect(refusalOf(dobbmTerms(4), [], dobbmHand(2, 70, { doublings: 11 }))).toMatchObject({
      kind: 'doublings-out-of-range',
      rule: 'dobbm/doubling/no-limit',
    });
  });
});
