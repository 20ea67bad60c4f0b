import { describe, expect, test } from 'vitest';
import { droggn } from '#engine';
import { after, begin, dealWith, refusal, view } from './table.ts';

const lying = after(begin(dealWith({ talon: 'T1' })), 'pass super pass lie');

const words = (text: string): readonly string[] =>
  droggn.legalActions(after(lying, text)).map((action) => action.type);

/** So many retours, the declarer and his left-hand neighbour in turn. */
const retours = (count: number): string => Array(count).fill('retour').join(' ');

describe('the doubling', () => {
  test('begins with the left-hand neighbour of the declarer [mcleod-droggn] [droggn/announcing/first-word]', () => {
    expect(view(lying)).toMatchObject({ phase: 'doubling', turn: 3, declarer: 2 });
    expect(words('')).toEqual(['good', 'schwacher']);
    expect(refusal(lying, 'T2')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'droggn/announcing/first-word',
      seat: 3,
    });
  });

  test('gives the second defender the same choice after good [droggn/announcing/first-word]', () => {
    expect(view(after(lying, 'good'))).toMatchObject({ phase: 'doubling', turn: 1 });
    expect(words('good')).toEqual(['good', 'schwacher']);
    expect(view(after(lying, 'good good'))).toMatchObject({ phase: 'play', multiplier: 1 });
  });

  test.each([
    ['the first', 'schwacher good good'],
    ['the second', 'good schwacher good'],
  ])('doubles when %s defender says Schwacher [droggn/announcing/schwacher]', (_, text) => {
    expect(view(after(lying, text))).toMatchObject({ phase: 'play', multiplier: 2 });
  });

  test('leaves the second defender only good after a Schwacher [droggn/announcing/schwacher-binds-both]', () => {
    expect(words('schwacher')).toEqual(['good']);
    expect(refusal(lying, 'schwacher schwacher')).toMatchObject({
      kind: 'word-not-open',
      rule: 'droggn/announcing/schwacher-binds-both',
      seat: 1,
      open: ['good'],
      doublings: 1,
    });
  });

  test('lets the declarer answer a Schwacher with good or retour [mcleod-droggn] [droggn/announcing/retour]', () => {
    expect(view(after(lying, 'schwacher good'))).toMatchObject({ phase: 'doubling', turn: 2 });
    expect(words('schwacher good')).toEqual(['good', 'retour']);
    expect(view(after(lying, 'schwacher good retour good good'))).toMatchObject({
      phase: 'play',
      multiplier: 4,
    });
  });

  test('knows a retour only as an answer to a Schwacher [droggn/announcing/retour]', () => {
    expect(refusal(lying, 'retour')).toMatchObject({
      kind: 'word-not-open',
      rule: 'droggn/announcing/retour',
      open: ['good', 'schwacher'],
    });
    expect(refusal(lying, 'schwacher good schwacher')).toMatchObject({
      rule: 'droggn/announcing/retour',
      open: ['good', 'retour'],
    });
  });

  test('lets either defender say the next retour, then the declarer again [mcleod-droggn] [droggn/announcing/retours-alternate]', () => {
    const retoured = 'schwacher good retour';
    expect(view(after(lying, retoured)).turn).toBe(3);
    expect(view(after(lying, `${retoured} good`)).turn).toBe(1);
    expect(view(after(lying, `${retoured} retour`)).turn).toBe(2);
    expect(view(after(lying, `${retoured} good retour`)).turn).toBe(2);
    expect(view(after(lying, `${retoured} good retour good`))).toMatchObject({
      phase: 'play',
      multiplier: 8,
    });
    expect(refusal(lying, `${retoured} schwacher`)).toMatchObject({
      rule: 'droggn/announcing/retours-alternate',
      seat: 3,
    });
  });

  test('stops at ten doublings, x 1024, after which only good is said [droggn/announcing/no-limit]', () => {
    const tenth = `schwacher good ${retours(9)}`;
    expect(view(after(lying, tenth))).toMatchObject({
      multiplier: 1024,
      phase: 'doubling',
      turn: 3,
    });
    expect(words(tenth)).toEqual(['good']);
    expect(refusal(lying, `${tenth} retour`)).toMatchObject({
      kind: 'word-not-open',
      rule: 'droggn/announcing/no-limit',
      open: ['good'],
      doublings: 10,
    });
    expect(refusal(lying, `${tenth} T2`).kind).toBe('out-of-turn');
    expect(view(after(lying, `${tenth} good good`))).toMatchObject({
      phase: 'play',
      multiplier: 1024,
    });
  });

  test('records every word with its speaker [droggn/announcing/retours-alternate]', () => {
    expect(view(after(lying, 'good schwacher retour good good')).doublings).toEqual([
      { seat: 3, word: 'good' },
      { seat: 1, word: 'schwacher' },
      { seat: 2, word: 'retour' },
      { seat: 3, word: 'good' },
      { seat: 1, word: 'good' },
    ]);
  });

  test('leaves nobody waiting: the declarer leads when it is closed [droggn/play/declarer-leads]', () => {
    expect(view(after(lying, 'good good'))).toMatchObject({ phase: 'play', turn: 2 });
  });
});
