import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { type HandRecord, parseRecord, replay, rulesByStep } from '#record';
import { ROOT } from '../content/files.ts';
import { ANSAGER, DOBBM, THROWN_IN } from '../widgets/records.ts';

const at = (record: HandRecord) => rulesByStep(replay(record));

describe('the rules at work in an Ansager', () => {
  const rules = at(ANSAGER);

  test.each([
    ['start', []],
    ['a1', ['droggn/auction/one-turn-each']],
    ['a2', ['droggn/auction/ladder']],
    ['a3', ['droggn/auction/declarer']],
    ['x', ['droggn/exchange/take-talon', 'droggn/exchange/discard-three']],
    [
      'buy',
      [
        'droggn/exchange/buy-one-card',
        'droggn/exchange/nothing-paid',
        'droggn/exchange/gift-any-card',
      ],
    ],
    ['lay', ['droggn/announcing/lay-out-pagat']],
    ['lie', ['droggn/announcing/i-lie']],
    [
      'd1',
      [
        'droggn/announcing/first-word',
        'droggn/announcing/schwacher',
        'droggn/announcing/what-is-doubled',
        'droggn/announcing/game-and-lay-out-together',
      ],
    ],
    ['d2', ['droggn/announcing/schwacher-binds-both']],
  ])('%s', (address, expected) => {
    expect(rules[address]).toEqual(expected);
  });

  test('the lead, and what forbids the other cards of a hand', () => {
    expect(rules['t1.1']).toEqual(['droggn/pagat/kept-for-last', 'droggn/play/declarer-leads']);
    expect(rules['t1.2']).toContain('droggn/play/follow-suit');
    expect(rules['t2.1']).toContain('droggn/play/winner-leads');
  });

  test('the Gstieß is played to a trick that it cannot win, and goes home', () => {
    expect(rules['t5.2']).toContain('droggn/gstiess/any-time');
    expect(rules['t5.3']).toEqual(
      expect.arrayContaining(['droggn/gstiess/never-wins', 'droggn/gstiess/stays-with-its-side']),
    );
  });

  test('the end has the rules of its score', () => {
    expect(rules['t21.3'] ?? []).toEqual(
      expect.arrayContaining([
        'droggn/scoring/base',
        'droggn/scoring/difference',
        'droggn/counting/by-threes',
        'droggn/scoring/each-other-pays',
      ]),
    );
  });
});

test('a hand of Dobbm shows its own rules', () => {
  const rules = at(DOBBM);
  expect(rules.x).toEqual(['dobbm/exchange/take-dobb', 'dobbm/exchange/discard-four']);
  expect(rules['t8.4']).toContain('dobbm/play/eight-tricks');
  expect(at(THROWN_IN).a4).toEqual(['dobbm/auction/thrown-in', 'dobbm/deal/thrown-in-redeal']);
});

test('every rule that a hand of the archive shows is in the ledger', () => {
  const { hands, rules } = readArchive(ROOT).archive;
  const known = new Set(rules.map(({ id }) => id));
  for (const hand of hands) {
    const record = parseRecord(JSON.stringify(hand));
    if (!record.ok) throw new Error(hand.id);
    const shown = Object.values(at(record.value)).flat();
    // A hand that is thrown in, or ends with a revoke, is short.
    const tokens = record.value.actions.trim().split(/\s+/);
    const whole = tokens.length > 30 && !tokens.includes('revoke');
    expect(shown.length, hand.id).toBeGreaterThan(whole ? 30 : tokens.length / 2);
    expect(shown.filter((id) => !known.has(id))).toEqual([]);
  }
});
