import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRecord, placeOfFault, placeOfToken, replay, type TextPlace } from '#record';
import { arbitraryRecordOfAnyGame, DOBBM_FILE, droggnFile } from './records.ts';

/** What stands at a place of a text. */
const shown = (text: string, place: TextPlace | null): string | null => {
  if (!place) return null;
  const line = text.split(/\r?\n/)[place.line - 1] ?? '';
  return line.slice(place.column - 1, place.column - 1 + place.length);
};

const faultPlace = (text: string): { line: number | undefined; shown: string | null } => {
  const record = parseRecord(text);
  if (record.ok) throw new Error('no fault');
  const place = placeOfFault(text, record.error);
  return { line: place?.line, shown: shown(text, place) };
};

describe('where a token of the actions stands', () => {
  const tokens = (text: string): readonly string[] => {
    const record = parseRecord(text);
    return record.ok ? replay(record.value).tokens : [];
  };

  test.each([
    ['a block', DOBBM_FILE],
    ['lines that end as on Windows', DOBBM_FILE.replaceAll('\n', '\r\n')],
    ['one line', DOBBM_FILE.replace(/\| *\n[\s\S]*/, 'dobbm pass pass pass discard L8 L7 B6 L6\n')],
    [
      'comments',
      DOBBM_FILE.replace('pass pass pass', 'pass # pass "A" \n\n  # lie\n  pass pass').replace(
        'lie good',
        'lie   \tgood',
      ),
    ],
  ])('%s', (_, text) => {
    const all = tokens(text);
    expect(all.length).toBeGreaterThan(8);
    all.forEach((token, at) => {
      expect(shown(text, placeOfToken(text, at))).toBe(token);
    });
    expect(placeOfToken(text, all.length)).toBeNull();
  });

  test('JSON, with comments in the text', () => {
    fc.assert(
      fc.property(arbitraryRecordOfAnyGame, (record) => {
        const actions = `# "deal" \\ \n${record.actions.replace(' ', '\t# pass\n')}`;
        const { game, deal } = record;
        const file = { format: 1, game, deal: deal.hands.map((hand) => hand.join(' ')) };
        const text = JSON.stringify({ ...file, talon: deal.talon.join(' '), actions }, null, 1);
        tokens(text).forEach((token, at) => {
          if (at % 9 === 0) expect(shown(text, placeOfToken(text, at))).toBe(token);
        });
      }),
      { numRuns: 12 },
    );
  });

  test('no place rather than a wrong one', () => {
    const text = DOBBM_FILE.replace('actions: |', 'other: &a |').concat('actions: *a\n');
    expect(placeOfToken(text, 1)).toBeNull();
  });
});

describe('where a fault of the file stands', () => {
  const hand = 'H10 H8 AK AO L10 LK B10 B7';

  test.each([
    ['an unknown card', DOBBM_FILE.replace('LK B10', 'lx B10'), 6, 'lx'],
    ['a card for the second time', DOBBM_FILE.replace('LK B10', 'HS B10'), 6, 'HS'],
    ['a card twice in one hand', DOBBM_FILE.replace('LK B10', 'H8 B10'), 6, 'H8'],
    ['a card too few', DOBBM_FILE.replace(' B10 B7', ' B10'), 6, hand.slice(0, -3)],
    ['a game', DOBBM_FILE.replace('game: dobbm', 'game: skat'), 2, 'skat'],
    ['a format', DOBBM_FILE.replace('format: 1', 'format: 2'), 1, '2'],
    ['a value', DOBBM_FILE.replace('price: 12', 'price: 13'), 3, '13'],
    ['a key', DOBBM_FILE.replace('match-price', 'price'), 3, '12'],
    ['players', DOBBM_FILE.replace('rules', 'players: [Anna]\nrules'), 3, ''],
    ['a nameless player', `players: [a, b, 3, d]\n${DOBBM_FILE}`, 1, '3'],
    ['a hand that is no text', DOBBM_FILE.replace(hand, '12'), 6, '12'],
    ['no YAML', DOBBM_FILE.replace('deal:', 'deal: "'), 9, ''],
  ])('%s', (_, text, line, token) => {
    expect(faultPlace(text)).toEqual({ line, shown: token });
  });

  test('a key that is missing stands nowhere', () => {
    expect(faultPlace(droggnFile({ talon: '' }))).toEqual({ line: undefined, shown: null });
  });
});
