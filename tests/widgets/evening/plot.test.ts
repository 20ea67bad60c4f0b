import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOf } from '#engine';
import { courseOf, plotShape, spread } from '#widgets/evening/plot/plotShape.ts';
import { evenings } from '../../engine/evening/arbitraries.ts';
import { ansager, droggnTerms, evening, THROWN_IN } from '../../engine/evening/table.ts';

const GAP = 11;

describe('the course of an evening', () => {
  test('begins at nothing, in the unit of the settlement, without deals thrown in', () => {
    const one = evening(droggnTerms(3), ansager(2, 43), THROWN_IN, ansager(1, 37));
    expect(courseOf(accountOf(one), one.terms)).toEqual([
      [0, 0, 0],
      [-260, 520, -260],
      [140, 320, -460],
    ]);
  });

  test('is not drawn as long as nothing has been paid', () => {
    const one = evening(droggnTerms(3), THROWN_IN);
    expect(plotShape(accountOf(one), one.terms, GAP)).toBeNull();
  });

  test('stays in its field and ends at the balance', () => {
    fc.assert(
      fc.property(evenings, (one) => {
        const account = accountOf(one);
        const shape = plotShape(account, one.terms, GAP);
        for (const { points, end, player } of shape?.lines ?? []) {
          for (const place of points.split(/[ ,]/).map(Number)) {
            expect(place).toBeGreaterThanOrEqual(0);
            expect(place).toBeLessThanOrEqual(100);
          }
          expect(end.value).toBe(account.settlement.amounts[player - 1]);
        }
      }),
    );
  });
});

test('names at the ends of the lines never cover each other', () => {
  const places = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(places, (ends) => {
      const sorted = [...spread(ends, GAP, 100)].sort((one, other) => one - other);
      for (const [index, place] of sorted.entries()) {
        expect(place).toBeLessThanOrEqual(100);
        expect(place).toBeGreaterThanOrEqual(0);
        if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThan(GAP - 1e-9);
      }
    }),
  );
});
