import { describe, expect, test } from 'vitest';
import { deal, refusalOf, tableAfter } from './table.ts';

const LIES = 'pass solo pass pass lie';

const say = (words: string) => tableAfter(deal(), `${LIES} ${words}`);

describe('the doubling', () => {
  test('begins on the left of the declarer, not of the dealer [dobbm/doubling/first-word, mcleod-dobbm]', () => {
    expect(say('')).toMatchObject({ phase: 'doubling', turn: 3, multiplier: 1 });
    expect(say('good').turn).toBe(4);
    expect(say('good good').turn).toBe(1);
    expect(say('good good good')).toMatchObject({ phase: 'play', turn: 2, multiplier: 1 });
  });

  test('doubles with a Schwacher, which ends the round [dobbm/doubling/schwacher, mcleod-dobbm]', () => {
    expect(say('schwacher')).toMatchObject({ turn: 2, multiplier: 2 });
    expect(say('good good schwacher')).toMatchObject({ turn: 2, multiplier: 2 });
    expect(say('schwacher good')).toMatchObject({ phase: 'play', multiplier: 2 });
  });

  test('binds all defenders by the first Schwacher [dobbm/doubling/schwacher-binds-all, mcleod-dobbm]', () => {
    expect(refusalOf(deal(), `${LIES} schwacher`, 'schwacher')).toMatchObject({
      kind: 'word-not-open',
      rule: 'dobbm/doubling/retour',
      seat: 2,
      open: ['good', 'retour'],
    });
    const view = tableAfter(deal(), `${LIES} schwacher good revoke 2`);
    expect(view.score?.payments).toEqual([120, -360, 120, 120]);
    expect(view.doublings).toEqual([
      { seat: 3, word: 'schwacher' },
      { seat: 2, word: 'good' },
    ]);
  });

  test('answers a Schwacher with good or retour [dobbm/doubling/retour, mcleod-dobbm]', () => {
    expect(say('schwacher retour')).toMatchObject({ turn: 3, multiplier: 4 });
    expect(refusalOf(deal(), LIES, 'retour')).toMatchObject({
      kind: 'word-not-open',
      rule: 'dobbm/doubling/retour',
      open: ['good', 'schwacher'],
    });
  });

  test('lets any defender answer a retour, and after him the declarer [dobbm/doubling/retours-alternate, mcleod-dobbm]', () => {
    expect(say('schwacher retour good good').turn).toBe(1);
    expect(say('schwacher retour good good good')).toMatchObject({ phase: 'play', multiplier: 4 });
    expect(say('schwacher retour good good retour')).toMatchObject({ turn: 2, multiplier: 8 });
    expect(say('schwacher retour good retour retour')).toMatchObject({ turn: 3, multiplier: 16 });
    expect(say('schwacher retour retour good')).toMatchObject({ phase: 'play', multiplier: 8 });
  });

  test('stops at ten doublings; good is still said [dobbm/doubling/no-limit]', () => {
    const ten = `schwacher${' retour'.repeat(9)}`;
    expect(say(ten)).toMatchObject({ phase: 'doubling', multiplier: 1024 });
    expect(refusalOf(deal(), `${LIES} ${ten}`, 'retour')).toMatchObject({
      kind: 'word-not-open',
      rule: 'dobbm/doubling/no-limit',
      open: ['good'],
      doublings: 10,
    });
    expect(say(`${ten} good good good`)).toMatchObject({ phase: 'play', multiplier: 1024 });
  });

  test('is open to a defender who passed the auction [dobbm/doubling/passer-may-double, mcleod-dobbm]', () => {
    const view = say('good good schwacher');
    expect(view.calls[0]).toEqual({ seat: 1, word: 'pass' });
    expect(view.doublings.at(-1)).toEqual({ seat: 1, word: 'schwacher' });
  });

  test('is over when play begins [dobbm/play/declarer-leads]', () => {
    expect(refusalOf(deal(), `${LIES} good good good`, 'good')).toMatchObject({
      kind: 'out-of-turn',
      expected: { phase: 'play', seat: 2, actions: ['play'] },
    });
    expect(refusalOf(deal(), LIES, 'HS').rule).toBe('dobbm/doubling/first-word');
  });
});
