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

describe('a result that the referee does not come to is named', () => {
  test.each<readonly [string, Partial<Hand['expect']>, string]>([
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
    expect(said({ expect: { ...SAMPLE_HAND.expect, ...change } })).toContain(`${FILE}: ${line}`);
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
