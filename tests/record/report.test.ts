import { describe, expect, test } from 'vitest';
import { report } from '#record';
import { DOBBM_FILE, droggnFile } from './records.ts';

const droggn = (actions: string, rules = '') => report('f', droggnFile({ actions, rules }));

test('the small Dobbm example comes out as its file says, key for key', () => {
  expect(JSON.stringify(report('small.yaml', DOBBM_FILE))).toBe(
    JSON.stringify({
      file: 'small.yaml',
      ok: true,
      game: 'dobbm',
      complete: true,
      thrownIn: false,
      declarer: 1,
      contract: 'dobbm',
      multiplier: 1,
      tricks: [
        { lead: 1, cards: ['AS', 'AO', 'A9', 'A7'], winner: 1 },
        { lead: 1, cards: ['HS', 'H8', 'H7', 'H6'], winner: 1 },
        { lead: 1, cards: ['HK', 'H10', 'HO', 'HU'], winner: 2 },
        { lead: 2, cards: ['L10', 'LS', 'LU', 'H9'], winner: 1 },
        { lead: 1, cards: ['A10', 'AK', 'AU', 'A8'], winner: 1 },
        { lead: 1, cards: ['B9', 'B10', 'BS', 'BO'], winner: 3 },
        { lead: 3, cards: ['BK', 'BU', 'B8', 'B7'], winner: 3 },
        { lead: 3, cards: ['LO', 'L9', 'A6', 'LK'], winner: 2 },
      ],
      cardPoints: { declarer: 64, defenders: 56 },
      score: 4,
      lines: [{ rule: 'dobbm/scoring/difference', points: 4, times: 1 }],
      payments: [3, -1, -1, -1],
    }),
  );
});

describe('what does not apply is absent', () => {
  test('before the auction is over', () => {
    const expected = { file: 'f', ok: true, game: 'droggn', complete: false, thrownIn: false };
    expect(droggn('')).toStrictEqual(expected);
    expect(droggn('pass solo')).toStrictEqual(expected);
  });

  test('when all have passed', () => {
    expect(droggn('pass pass pass')).toStrictEqual({
      file: 'f',
      ok: true,
      game: 'droggn',
      complete: true,
      thrownIn: true,
    });
  });

  test('in a position: finished tricks alone', () => {
    const actions =
      'pass pass solo discard D5 D6 D7 lie schwacher good retour good good S5 T2 S6 T3';
    expect(droggn(actions)).toStrictEqual({
      file: 'f',
      ok: true,
      game: 'droggn',
      complete: false,
      thrownIn: false,
      declarer: 3,
      contract: 'solo',
      multiplier: 4,
      tricks: [{ lead: 3, cards: ['S5', 'T2', 'S6'], winner: 1 }],
    });
  });

  test('after a revoke there are no card points', () => {
    expect(droggn('pass pass solo revoke 1', 'rests: Franz')).toStrictEqual({
      file: 'f',
      ok: true,
      game: 'droggn',
      complete: true,
      thrownIn: false,
      declarer: 3,
      contract: 'solo',
      multiplier: 1,
      tricks: [],
      score: 40,
      lines: [{ rule: 'droggn/scoring/revoke', points: 40, times: 1 }],
      payments: [-40, -40, 120, -40],
    });
  });

  test('a Super Mord ends with the first trick that is lost, and counts no card points', () => {
    expect(droggn('pass super-mord pass lie good good CK D1 T1')).toStrictEqual({
      file: 'f',
      ok: true,
      game: 'droggn',
      complete: true,
      thrownIn: false,
      declarer: 2,
      contract: 'super-mord',
      multiplier: 1,
      tricks: [{ lead: 2, cards: ['CK', 'D1', 'T1'], winner: 1 }],
      score: -167,
      lines: [{ rule: 'droggn/scoring/super-mord', points: -167, times: 1 }],
      payments: [167, -334, 167],
    });
  });
});
