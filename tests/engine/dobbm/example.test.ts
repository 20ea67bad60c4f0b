import { expect, test } from 'vitest';
import { deal, tableAfter } from './table.ts';

test('the whole small example: 64 points at 12 Schilling bring 1 from each', () => {
  const dealt = deal({
    1: 'HS HK H9 AS A10 L6 B9 B8',
    2: 'H10 H8 AK AO L10 LK B10 B7',
    3: 'HO H7 AU A9 LS LO BS BK',
    4: 'HU H6 A8 A7 LU L9 BO BU',
    dobb: 'L8 L7 B6 A6',
  });
  const view = tableAfter(
    dealt,
    `dobbm pass pass pass
     discard L8 L7 B6 L6
     lie good good good
     AS AO A9 A7
     HS H8 H7 H6
     HK H10 HO HU
     L10 LS LU H9
     A10 AK AU A8
     B9 B10 BS BO
     BK BU B8 B7
     LO L9 A6 LK`,
    { 'match-price': '12' },
  );
  expect(view).toMatchObject({ declarer: 1, contract: 'dobbm', multiplier: 1, phase: 'over' });
  expect(view.score).toEqual({
    score: 4,
    lines: [{ rule: 'dobbm/scoring/difference', points: 4, times: 1 }],
    payments: [3, -1, -1, -1],
    cardPoints: { declarer: 64, defenders: 56 },
  });
});
