import { expect, test } from 'vitest';
import { parseRecord, transcript } from '#record';
import { DOBBM_FILE, droggnFile } from './records.ts';

const transcriptOf = (text: string): readonly string[] => {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return transcript(record.value);
};

test('a hand is told trick by trick, then line by line', () => {
  const lines = transcriptOf(
    DOBBM_FILE.replace('rules', 'players: [Anna, Bartl, Cilli, Dora]\nrests: Franz\nrules'),
  );
  expect(lines.slice(0, 7)).toEqual([
    'Dobbm, match-price: 12',
    '  Anna           hearts S K 9 · leaves 6 · acorns S 10 · bells 9 8',
    '  Bartl          hearts 10 8 · leaves 10 K · acorns K O · bells 10 7',
    '  Cilli          hearts O 7 · leaves S O · acorns U 9 · bells S K',
    '  Dora           hearts U 6 · leaves U 9 · acorns 8 7 · bells O U',
    '  Franz, dealer  rests',
    '  Dobb           leaves 8 7 · acorns 6 · bells 6',
  ]);
  expect(lines).toContain('  Bartl passes: “gut”');
  expect(lines).toContain(
    '  Anna takes up the Dobb and discards the leaf eight, the leaf seven, the bell six and the leaf six',
  );
  expect(lines.find((line) => line.startsWith('  8'))).toMatch(
    /^ {2}8 {2}Cilli leaf ober, Dora leaf nine, Anna acorn six, Bartl leaf king +to Bartl {2}64 : 56$/,
  );
  expect(lines.slice(lines.indexOf('Result'))).toEqual([
    'Result',
    '  Anna, Dobbm: +4 with 64 card points.',
    '  Card points: declarer 64, defenders 56.',
    '',
    'Score, Dobbm',
    '  Declarer’s card points over 60  +4  × 1  +4  dobbm/scoring/difference',
    '  Sum                                      +4',
    '',
    'Payments, in Schilling',
    '  Anna   +4',
    '  Bartl  −1',
    '  Cilli  −1',
    '  Dora   −1',
    '  Franz  −1',
  ]);
});

test('a position shows the trick that lies open and no score', () => {
  const actions = 'pass pass solo discard D5 D6 D7 lie schwacher good retour good good S5 T2 S6 T3';
  const lines = transcriptOf(droggnFile({ actions, rules: 'rules: { win-at: 38 }' }));
  expect(lines.slice(0, 4)).toEqual([
    'Droggn, win-at: 38',
    '  Seat 1          XXI XX XIX XVIII XVII XVI XV XIV XIII XII XI X IX VIII VII VI V IV III II I',
    '  Seat 2          Gstieß · ♣ K Q R J 10 9 8 7 6 5 4 · ♠ K Q R J 10 9 8 7 6',
    '  Seat 3, dealer  ♦ K Q R J 1 2 3 4 · ♠ 5 4 · ♥ K Q R J 1 2 3 4 5 6 7',
  ]);
  expect(lines.slice(lines.indexOf('Doubling'))).toEqual([
    'Doubling',
    '  Seat 1 gives a Schwacher: ×2',
    '  Seat 2 says “gut”',
    '  Seat 3 says “retour”: ×4',
    '  Seat 1 says “gut”',
    '  Seat 2 says “gut”',
    '',
    'Play',
    '  1  Seat 3 ♠5, Seat 1 II, Seat 2 ♠6  to Seat 1       1 : 1',
    '  2  Seat 1 III                       (not finished)',
    '',
    'Result',
    '  The record stops here; the hand is not finished.',
  ]);
});

test('a lay-out stands where it was said', () => {
  const lines = transcriptOf(droggnFile({ actions: 'pass super pass lie good lay pagat good' }));
  expect(lines.slice(lines.indexOf('Exchange and lay-out'))).toEqual([
    'Exchange and lay-out',
    '  Seat 2 is ready: “ich liege”',
    '',
    'Doubling',
    '  Seat 3 says “gut”',
    '  Seat 1 lays out the Pagat',
    '  Seat 1 says “gut”',
    '',
    'Result',
    '  The record stops here; the hand is not finished.',
  ]);
});

test('when all pass, nothing is counted', () => {
  const lines = transcriptOf(droggnFile({ actions: 'pass pass pass' }));
  expect(lines.at(-1)).toBe('  All pass; the cards are thrown in.');
});

test('the same in German', () => {
  const text = DOBBM_FILE.replace('rules', 'players: [Anna, Bartl, Cilli, Dora]\nrules');
  const record = parseRecord(text);
  if (!record.ok) throw new Error(record.error.rule);
  const lines = transcript(record.value, 'de');
  expect(lines).toContain('  Dora, Geber  Herz U 6 · Laub U 9 · Eichel 8 7 · Schellen O U');
  expect(lines).toContain('  Augen: Alleinspieler 64, Gegenspieler 56.');
  expect(lines).toContain('Zahlungen in Schilling');
  expect(lines.join('\n')).not.toMatch(/\b(?:to|the|of|Score|Play|Sum)\b/);
});
