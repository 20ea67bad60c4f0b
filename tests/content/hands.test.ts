import { describe, expect, test } from 'vitest';
import { type Hand, readArchive } from '#archive/archive.ts';
import { handFaults } from '#archive/checks/hands.ts';
import { faultLine } from '#archive/fault.ts';
import { ROOT } from './files.ts';
import { SAMPLE_HAND } from './sampleHand.ts';

const { archive } = readArchive(ROOT);

const said = (change: Partial<Hand> = {}): readonly string[] =>
  handFaults({ ...archive, hands: [{ ...SAMPLE_HAND, ...change }] }).map(faultLine);

const noted = (address: string, en: string): readonly string[] =>
  said({ notes: { [address]: { en } } });

const FILE = 'content/hands/dobbm/sample.yaml';

test('a hand that replays to what it says is let pass', () => {
  expect(said()).toEqual([]);
});

test.each(archive.hands.map((hand) => [hand.id, hand] as const))(
  'the golden hand %s replays to its expectation',
  (_, hand) => {
    expect(handFaults({ ...archive, hands: [hand] }).map(faultLine)).toEqual([]);
  },
);

describe('a hand is refused with its token and rule for', () => {
  test.each<readonly [string, Partial<Hand>, RegExp]>([
    [
      'an illegal card',
      { actions: SAMPLE_HAND.actions.replace('AS AO A9 A7', 'AS H8 A9 A7') },
      /: token 14 \(H8\): dobbm\/play\/follow-suit: /,
    ],
    [
      'an illegal discard',
      { actions: SAMPLE_HAND.actions.replace('L8 L7 B6 L6', 'L8 L7 B6 AS') },
      /: token 4 \(discard\): dobbm\/exchange\/sow-with-trump: /,
    ],
    [
      'a word out of turn',
      { actions: SAMPLE_HAND.actions.replace('lie', 'schwacher') },
      /: token 9 \(schwacher\): dobbm\//,
    ],
    ['a deal that is not the pack', { talon: 'L8 L7 B6 B6' }, /: record\/deal: .*B6/],
    ['an option that the game does not know', { rules: { 'win-at': 38 } }, /: record\/options: /],
    [
      'the wrong folder',
      { id: 'droggn/sample' },
      /: game: a hand of dobbm stands in content\/hands\/dobbm/,
    ],
  ])('%s', (_, change, line) => {
    const lines = said(change);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  test('stopping before its end', () => {
    expect(said({ actions: 'dobbm pass pass pass' })[0]).toMatch(
      /: actions: the hand stops before/,
    );
  });
});

describe('a hand in which all pass', () => {
  const PASSED = { actions: 'pass pass pass pass', notes: {} };

  test('says so instead of a score', () => {
    expect(said({ ...PASSED, expect: { thrownIn: true } })).toEqual([]);
  });

  test.each<readonly [string, Partial<Hand>, string]>([
    ['a score', PASSED, 'expect.thrownIn: says false, but the referee comes to true'],
    [
      'a hand that is played',
      { expect: { thrownIn: true } },
      'expect.thrownIn: says true, but the referee comes to false',
    ],
  ])('is refused with %s', (_, change, line) => {
    expect(said(change)).toEqual([`${FILE}: ${line}`]);
  });
});

describe('a result that the referee does not come to is named', () => {
  test.each<readonly [string, object, string]>([
    ['score', { score: 5 }, 'expect.score: says 5, but the referee comes to 4'],
    [
      'card points',
      { cardPoints: { declarer: 63, defenders: 57 } },
      'expect.cardPoints.declarer: says 63, but the referee comes to 64',
    ],
    [
      'payments',
      { payments: [6, -2, -2, -2] },
      'expect.payments: says [6,-2,-2,-2], but the referee comes to [3,-1,-1,-1]',
    ],
    ['multiplier', { multiplier: 2 }, 'expect.multiplier: says 2, but the referee comes to 1'],
  ])('%s', (_, change, line) => {
    expect(said({ expect: { ...SAMPLE_HAND.expect, ...change } as Hand['expect'] })).toContain(
      `${FILE}: ${line}`,
    );
  });
});

describe('a note is refused for', () => {
  test.each<readonly [string, string, string, string]>([
    [
      'points that are not in the pile',
      't3.4',
      'They have {points:defenders=20}.',
      'notes.t3.4.en: says 20 for the points of the defenders; it is 19',
    ],
    [
      'trumps that are not in the hand',
      't2.4',
      'He has {trumps:1=3}.',
      'notes.t2.4.en: says 3 for the trumps in the hand of seat 1; it is 2',
    ],
    [
      'cards that are not out',
      't1.4',
      'There are {out:A=3}.',
      'notes.t1.4.en: says 3 for the cards of A still in the hands; it is 5',
    ],
    ['a score that is not', 'end', '{score=5}', 'notes.end.en: says 5 for the score; it is 4'],
    [
      'a score before the end',
      't1.1',
      '{score=4}',
      'notes.t1.1.en: the score is not known at this step',
    ],
    ['a card of the other game', 't1.1', 'Not {card:T21}.', 'notes.t1.1.en: dobbm has no card T21'],
  ])('%s', (_, address, text, line) => {
    expect(noted(address, text)).toEqual([`${FILE}: ${line}`]);
  });

  test('a step that the hand does not have', () => {
    expect(noted('t9.1', 'Too late.')[0]).toMatch(
      /: notes\.t9\.1: the hand has no such step; it has start a1 a2 a3 a4 x lie d1 /,
    );
  });
});

describe('a variation', () => {
  const nine = {
    id: 'nine-first',
    instead: 't4.3',
    title: { en: 'The nine first' },
    actions: 'L9 H9',
    notes: { 't4.4': { en: 'Now it is {points:declarer=46}.' } },
  };
  const varied = (change: Partial<typeof nine> = {}): readonly string[] =>
    said({ variations: [{ ...nine, ...change }] });

  test('that the referee lets pass is let pass, its figures too', () => {
    expect(varied()).toEqual([]);
  });

  test.each<readonly [string, Partial<typeof nine>, string | RegExp]>([
    [
      'an illegal card, with place and rule',
      { actions: 'L9 A10' },
      /^content\/hands\/dobbm\/sample\.yaml: variations\.0\.actions: token 1 \(A10\): dobbm\/play\/must-trump: /,
    ],
    [
      'a word that is none',
      { actions: 'L9 banana' },
      /variations\.0\.actions: token 1 \(banana\): /,
    ],
    [
      'a step that the record does not have',
      { instead: 't9.1' },
      `${FILE}: variations.0.instead: the hand has no step t9.1`,
    ],
    [
      'going the way of the record',
      { actions: 'LU' },
      `${FILE}: variations.0.actions: “nine-first” begins as the record does at t4.3; it must leave the record there`,
    ],
    [
      'a note at a step of the record',
      { notes: { 't3.4': { en: 'Before.' } } as never },
      `${FILE}: variations.0.notes.t3.4: the step belongs to the record; “nine-first” begins at t4.3`,
    ],
    [
      'a figure that is not so',
      { notes: { 't4.4': { en: '{points:declarer=7}' } } },
      /variations\.0\.notes\.t4\.4\.en: says 7 for the points of the declarer; it is \d+/,
    ],
  ])('is refused for %s', (_, change, line) => {
    const lines = varied(change);
    expect(lines).toHaveLength(1);
    if (typeof line === 'string') expect(lines[0]).toBe(line);
    else expect(lines[0]).toMatch(line);
  });

  test('is refused for the name of another', () => {
    expect(said({ variations: [nine, nine] })).toEqual([
      `${FILE}: variations.1.id: “nine-first” is taken by another variation`,
    ]);
  });
});
