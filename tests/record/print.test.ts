import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineOfToken, parseRecord, printRecord, report } from '#record';
import { arbitraryRecordOfAnyGame, DOBBM_FILE } from './records.ts';

test('a printed record reads back to the same record', () => {
  fc.assert(
    fc.property(arbitraryRecordOfAnyGame, (record) => {
      const text = printRecord(record);
      const read = parseRecord(text);
      expect(read).toEqual({ ok: true, value: record });
      expect(read.ok && printRecord(read.value)).toBe(text);
    }),
    { numRuns: 60 },
  );
});

const tokens = 'pass ansager good T1 T21 G discard buy lay revoke # : - " 2 \t ä'.split(' ');

const samples = fc.sample(arbitraryRecordOfAnyGame, { numRuns: 12, seed: 66 }).map(printRecord);

/** A record file in which something has been cut out, put in or doubled. */
const arbitraryMutant: fc.Arbitrary<string> = fc
  .record({
    text: fc.constantFrom(...samples),
    place: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat(20),
    put: fc.oneof(fc.constantFrom(...tokens), fc.string({ unit: 'binary', maxLength: 5 })),
  })
  .map(({ text, place, cut, put }) => {
    const start = Math.floor(place * text.length);
    return text.slice(0, start) + put + text.slice(start + cut);
  });

const oneLine = (text: string) => {
  const result = report('f', text);
  const json = JSON.stringify(result);
  expect(json).not.toMatch(/[\n\r]/);
  if (result.ok) return;
  const { at, token, rule, message } = result.error;
  expect(message).toMatch(/\S.*\.$/su);
  expect(rule).toMatch(at === null ? /^record\/[a-z]+$/ : /^(droggn|dobbm)\/[a-z]+\/[a-z-]+$/);
  expect(typeof token).toBe(at === null ? 'object' : 'string');
};

test('whatever a file holds, it gets one line and no exception', () => {
  fc.assert(fc.property(arbitraryMutant, oneLine), { numRuns: 400 });
  fc.assert(fc.property(fc.string({ unit: 'binary' }), oneLine), { numRuns: 400 });
  fc.assert(
    fc.property(fc.object(), (value) => oneLine(JSON.stringify(value))),
    { numRuns: 100 },
  );
});

test('a token is found on its line in the file', () => {
  expect(lineOfToken(DOBBM_FILE, 0)).toBe(11);
  expect(lineOfToken(DOBBM_FILE, 4)).toBe(12);
  expect(lineOfToken(DOBBM_FILE, 13)).toBe(14);
  expect(lineOfToken(DOBBM_FILE, 44)).toBe(21);
  expect(lineOfToken(DOBBM_FILE, 45)).toBeNull();
});

test('comments and the archive’s own keys do not move a token', () => {
  const actions = 'actions: |\n\n  # pass pass\n  pass # pass\n  solo\n';
  const text = DOBBM_FILE.replace(/actions[\s\S]*/, `notes: { actions: x }\n${actions}last: 1\n`);
  expect(lineOfToken(text, 0)).toBe(14);
  expect(lineOfToken(text, 1)).toBe(15);
});
