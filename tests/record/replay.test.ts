import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { games, sumOf } from '#engine';
import { parseRecord, type Replay, replay, report, stepAt, viewAt } from '#record';
import { arbitraryRecordOfAnyGame, DOBBM_FILE, droggnFile } from './records.ts';

const replayOf = (text: string): Replay => {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return replay(record.value);
};

const addresses = (text: string): string =>
  replayOf(text)
    .steps.map(({ address }) => address)
    .join(' ');

describe('every step has an address', () => {
  test('a Dobbm hand from start to end', () => {
    expect(addresses(DOBBM_FILE)).toBe(
      'start a1 a2 a3 a4 x lie d1 d2 d3 t1.1 t1.2 t1.3 t1.4 t2.1 t2.2 t2.3 t2.4 t3.1 t3.2 t3.3 t3.4 t4.1 t4.2 t4.3 t4.4 t5.1 t5.2 t5.3 t5.4 t6.1 t6.2 t6.3 t6.4 t7.1 t7.2 t7.3 t7.4 t8.1 t8.2 t8.3 t8.4',
    );
  });

  test.each<readonly [string, string, string]>([
    [
      'a purchase',
      'pass pass ansager discard D5 D6 D7 buy CK for S5 lie good',
      'start a1 a2 a3 x buy lie d1',
    ],
    ['no purchase', 'pass pass ansager discard D5 D6 D7 no-buy', 'start a1 a2 a3 x buy'],
    ['the declarer’s lay-out', 'super pass pass lay pagat lie', 'start a1 a2 a3 lay lie'],
    [
      'a defender’s lay-out',
      'pass super pass lie good lay pagat good',
      'start a1 a2 a3 lie d1 lay d2',
    ],
    [
      'retours',
      'super pass pass lie schwacher good retour retour good',
      'start a1 a2 a3 lie d1 d2 d3 d4 d5',
    ],
    ['a revoke', 'super pass pass revoke 2', 'start a1 a2 a3 revoke'],
    ['up to the error', 'pass super grand', 'start a1 a2'],
  ])('%s', (_, actions, expected) => {
    expect(addresses(droggnFile({ actions }))).toBe(expected);
  });

  test('a step knows who acted, its first token, and the table after it', () => {
    const played = replayOf(DOBBM_FILE);
    const step = stepAt(played, 't4.4');
    expect(step).toMatchObject({ at: 28, seat: 1, action: { type: 'play', card: 'H9' } });
    expect(step && viewAt(played, step).tricks).toHaveLength(4);
    expect(stepAt(played, 'x')).toMatchObject({ at: 4, seat: 1 });
    expect(stepAt(played, 'start')).toMatchObject({ at: null, seat: null, action: null });
    expect(stepAt(played, 't9.1')).toBeUndefined();
  });

  test('end is the last step of a hand that is over', () => {
    const played = replayOf(DOBBM_FILE);
    expect(stepAt(played, 'end')).toBe(stepAt(played, 't8.4'));
    expect(stepAt(replayOf(droggnFile({ actions: 'pass' })), 'end')).toBeUndefined();
    const revoked = stepAt(replayOf(droggnFile({ actions: 'pass solo pass revoke 3' })), 'end');
    expect(revoked).toMatchObject({ address: 'revoke', seat: 3 });
  });
});

test('any legal hand has one step an action, each under its own address', () => {
  fc.assert(
    fc.property(arbitraryRecordOfAnyGame, (record) => {
      const { steps, error } = replay(record);
      expect(error).toBeNull();
      expect(new Set(steps.map(({ address }) => address)).size).toBe(steps.length);
    }),
    { numRuns: 60 },
  );
});

test('the report of any legal hand adds up', () => {
  fc.assert(
    fc.property(arbitraryRecordOfAnyGame, (record) => {
      const { steps } = replay(record);
      const last = steps.at(-1);
      const view = last && games[record.game].view(last.state);
      expect(view?.phase).toBe('over');
      const score = view?.score;
      expect(view?.thrownIn).toBe(!score);
      if (!score) return;
      expect(sumOf(score.lines)).toBe(score.score);
      expect(score.lines.every(({ points }) => points !== 0)).toBe(true);
      expect(score.payments.reduce((sum, payment) => sum + payment, 0)).toBe(0);
      expect(score.payments).toHaveLength(record.deal.hands.length + (record.rests ? 1 : 0));
    }),
    { numRuns: 60 },
  );
});

test('a file is judged the same, however its tokens are spread over lines', () => {
  const { actions } = (() => {
    const record = parseRecord(DOBBM_FILE);
    if (!record.ok) throw new Error('the example is a record');
    return record.value;
  })();
  const head = DOBBM_FILE.slice(0, DOBBM_FILE.indexOf('actions'));
  const flat = `${head}actions: ${actions.replaceAll(/\s+/g, ' ')}`;
  expect(report('f', flat)).toEqual(report('f', DOBBM_FILE));
});
