import { describe, expect, test } from 'vitest';
import { linkOf, parseRecord, replay } from '#record';
import { handAddress, isAddress, lettersIn } from '#widgets/hand-desk/address.ts';
import { excerptAt, offsetOf } from '#widgets/hand-desk/excerpt.ts';
import { readText, textOfAddress } from '#widgets/hand-desk/reading.ts';
import { deskReducer, EMPTY } from '#widgets/hand-desk/state.ts';
import { DOBBM_FILE } from '../../record/records.ts';
import { ANSAGER } from '../records.ts';

const lettersOf = (): string => {
  const link = linkOf(ANSAGER);
  return link.ok ? link.value : '';
};

describe('the referee reads a text', () => {
  test('a legal one is a hand without a complaint', () => {
    const { record, complaint } = readText(DOBBM_FILE, 'en');
    expect(record?.game).toBe('dobbm');
    expect(complaint).toBeNull();
  });

  test('a broken rule is told at its line, with the token, the rule and what would be right', () => {
    const { record, complaint } = readText(DOBBM_FILE.replace('HS H8 H7', 'HS L10 H7'), 'en');
    expect(complaint?.rule).toBe('dobbm/play/follow-suit');
    expect(complaint?.sentence).toMatch(/the heart ten or the heart eight must be played/);
    expect(complaint?.excerpt?.line).toEqual({
      number: 15,
      before: '  HS ',
      marked: 'L10',
      after: ' H7 H6',
    });
    // What comes before it is a hand.
    expect(record && replay(record).steps.at(-1)?.address).toBe('t2.1');
  });

  test('a fault of the file is told at its line', () => {
    const { record, complaint } = readText(DOBBM_FILE.replace('LK B10', 'LK B11'), 'de');
    expect(record).toBeNull();
    expect(complaint?.rule).toBeNull();
    expect(complaint?.place?.line).toBe(6);
    expect(complaint?.excerpt?.line.marked).toBe('B11');
    expect(complaint?.sentence).toMatch(/B11/);
  });

  test('an illegal first word leaves no hand', () => {
    expect(readText(DOBBM_FILE.replace('dobbm pass', 'T1 pass'), 'en').record).toBeNull();
  });
});

describe('addresses', () => {
  test.each([
    [`https://stubai-tarock.example/viewer/#h=${lettersOf()}`, true],
    [`  #h=${lettersOf()}\n`, true],
    [`#h=${lettersOf()}&step=t4.2`, true],
    [`#step=t4.2&h=${lettersOf()}`, true],
    [DOBBM_FILE, false],
    [`${DOBBM_FILE}# see #h=1abc`, false],
    ['', false],
  ])('%s', (text, is) => {
    expect(isAddress(text)).toBe(is);
    if (!is) return;
    expect(lettersIn(text)).toBe(lettersOf());
    const read = textOfAddress(text, 'en');
    const record = read.ok ? parseRecord(read.value) : null;
    expect(record?.ok && record.value.players).toEqual(ANSAGER.players);
  });

  test('lead to the pages of each language', () => {
    expect(handAddress('editor', '1abc', 'de')).toBe('/de/editor/#h=1abc');
    expect(handAddress('viewer', '1abc', 'en')).toBe('/viewer/#h=1abc');
  });

  test('one that is damaged gives a sentence', () => {
    expect(textOfAddress('#h=1abc', 'en')).toMatchObject({ ok: false });
    expect(textOfAddress('#h=', 'de')).toMatchObject({ ok: false });
  });
});

describe('nothing that was typed is lost', () => {
  const typed = deskReducer(EMPTY, { type: 'type', text: 'mine' });

  test('a file or a link takes its place, and it can be brought back, to and fro', () => {
    const linked = deskReducer(typed, { type: 'replace', text: 'theirs', fromLink: true });
    expect(linked).toMatchObject({ text: 'theirs', before: 'mine', fromLink: true });
    const back = deskReducer(linked, { type: 'bring-back' });
    expect(back).toMatchObject({ text: 'mine', before: 'theirs', fromLink: false });
  });

  test('emptying the field keeps the text', () => {
    const empty = deskReducer(typed, { type: 'replace', text: '' });
    expect(empty).toMatchObject({ text: '', before: 'mine' });
    expect(deskReducer(empty, { type: 'replace', text: '' }).before).toBe('mine');
  });

  test('the same text again pushes nothing out', () => {
    const linked = deskReducer(typed, { type: 'replace', text: 'theirs' });
    expect(deskReducer(linked, { type: 'replace', text: 'theirs' }).before).toBe('mine');
  });

  test('an error keeps the text', () => {
    expect(deskReducer(typed, { type: 'trouble', sentence: 'x' }).text).toBe('mine');
  });
});

describe('an excerpt', () => {
  test('shows the lines around a place, and very long ones shortened', () => {
    const text = `a\nb\n${'x'.repeat(300)}HK${'y'.repeat(300)}\nc`;
    const excerpt = excerptAt(text, { line: 3, column: 301, length: 2 });
    expect(excerpt.before.map(({ number }) => number)).toEqual([1, 2]);
    expect(excerpt.line.marked).toBe('HK');
    expect(excerpt.line.before.length).toBeLessThan(130);
    expect(excerpt.after).toEqual([{ number: 4, text: 'c' }]);
  });

  test('the place in a field, whatever ends its lines', () => {
    const place = { line: 3, column: 2, length: 1 };
    expect(offsetOf('ab\ncd\nef', place)).toBe(7);
    expect(offsetOf('ab\r\ncd\r\nef', place)).toBe(7);
  });
});
