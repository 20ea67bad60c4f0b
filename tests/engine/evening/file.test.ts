import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountOf,
  type Evening,
  type FileFault,
  parseCsv,
  parseEvening,
  printCsv,
  printEvening,
  type Result,
} from '#engine';
import { evenings } from './arbitraries.ts';
import {
  ansager,
  dobbmHand,
  dobbmTerms,
  droggnTerms,
  evening,
  LAST_THREE,
  THROWN_IN,
} from './table.ts';

const EVENING = evening(
  droggnTerms(4, { 'win-at': '38' }),
  ansager(2, 40, { pagat: { kind: 'ultimo', by: 3 }, doublings: 1 }),
  ansager(3, 30, { result: { kind: 'revoke', by: 4, laidOut: true } }),
  THROWN_IN,
  LAST_THREE,
  ansager(4, 0, {
    contract: 'super-mord',
    result: { kind: 'super-mord', won: true, laidOut: 'gstiess' },
  }),
);

const JSON_TEXT = `{
  "format": "stubai-evening",
  "version": 1,
  "title": "",
  "date": "",
  "game": "dobbm",
  "players": ["Anna","Bartl","Cilli","Done"],
  "firstDealer": 1,
  "options": {"match-price":"12"},
  "entries": [
    {"type":"hand","game":"dobbm","declarer":2,"contract":"solo","doublings":1,"result":{"kind":"points","points":76}},
    {"type":"thrown-in"}
  ]
}
`;

const CSV_TEXT = `stubai-evening,1
title,
date,
game,dobbm
players,Anna,Bartl,Cilli,Done
first-dealer,Anna
option,match-price,12

entry,declarer,contract,doublings,result,points
hand,Bartl,solo,1,points,76
thrown-in,,,,,
end
`;

const SMALL = evening(
  dobbmTerms(4, '12'),
  dobbmHand(2, 76, { contract: 'solo', doublings: 1 }),
  THROWN_IN,
);

const faultOf = (result: Result<Evening, FileFault>): FileFault => {
  if (result.ok) throw new Error('it was not refused');
  return result.error;
};

describe('the JSON of an evening', () => {
  test('has one entry a line', () => {
    expect(printEvening(SMALL)).toBe(JSON_TEXT);
    expect(printEvening(evening(dobbmTerms(4)))).toContain('"entries": []');
  });

  test('printed and read again is the same evening', () => {
    fc.assert(
      fc.property(evenings, (one) => {
        expect(parseEvening(printEvening(one))).toEqual({ ok: true, value: one });
      }),
    );
  });

  test('may be laid out otherwise, and begin with a byte order mark', () => {
    const other = `\uFEFF${JSON.stringify(JSON.parse(JSON_TEXT), null, 4)}`;
    expect(parseEvening(other)).toEqual({ ok: true, value: SMALL });
  });

  test('keeps an entry that cannot stand where it does; the account reports it', () => {
    const text = JSON_TEXT.replace('"points":76', '"points":176');
    const parsed = parseEvening(text);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    expect(accountOf(parsed.value).impossible).toHaveLength(1);
  });

  test.each<readonly [string, string, string, FileFault]>([
    [
      'an unknown version',
      '"version": 1',
      '"version": 2',
      {
        place: { line: 3, column: 14 },
        path: ['version'],
        reason: { kind: 'unknown-value', found: '2', known: ['1'] },
      },
    ],
    [
      'another format',
      '"format": "stubai-evening",',
      '',
      {
        place: { line: 1, column: 1 },
        path: [],
        reason: { kind: 'missing', key: 'format' },
      },
    ],
    [
      'an unknown key',
      '"date": ""',
      '"day": ""',
      {
        place: { line: 5, column: 10 },
        path: ['day'],
        reason: {
          kind: 'unknown-key',
          key: 'day',
          known: [
            'format',
            'version',
            'title',
            'date',
            'players',
            'firstDealer',
            'options',
            'entries',
            'game',
          ],
        },
      },
    ],
    [
      'a name twice',
      '"Cilli"',
      '"Anna"',
      {
        place: { line: 7, column: 30 },
        path: ['players', 2],
        reason: { kind: 'terms', fault: { kind: 'name-twice', player: 3, name: 'Anna' } },
      },
    ],
    [
      'a player who is not there',
      '"declarer":2',
      '"declarer":5',
      {
        place: { line: 11, column: 46 },
        path: ['entries', 0, 'declarer'],
        reason: { kind: 'unknown-value', found: '5', known: ['1', '2', '3', '4'] },
      },
    ],
    [
      'text for a number',
      '"points":76',
      '"points":"76"',
      {
        place: { line: 11, column: 115 },
        path: ['entries', 0, 'result', 'points'],
        reason: { kind: 'wrong-sort', wanted: 'number', found: 'text' },
      },
    ],
    [
      'half a point',
      '"points":76',
      '"points":76.5',
      {
        place: { line: 11, column: 115 },
        path: ['entries', 0, 'result', 'points'],
        reason: { kind: 'no-whole-number', found: 76.5 },
      },
    ],
    [
      'a contract of the other game',
      '"solo"',
      '"super"',
      {
        place: { line: 11, column: 59 },
        path: ['entries', 0, 'contract'],
        reason: { kind: 'unknown-value', found: 'super', known: ['dobbm', 'solo'] },
      },
    ],
    [
      'a key twice',
      '"title"',
      '"date"',
      { place: { line: 5, column: 3 }, path: [], reason: { kind: 'key-twice', key: 'date' } },
    ],
    [
      'a comma too many',
      '{"type":"thrown-in"}',
      '{"type":"thrown-in"},',
      {
        place: { line: 13, column: 3 },
        path: ['entries', 2],
        reason: { kind: 'syntax', wanted: 'value', found: ']' },
      },
    ],
    [
      'a quote that is not closed',
      '"Done"]',
      '"Done]',
      {
        place: { line: 7, column: 38 },
        path: ['players', 3],
        reason: { kind: 'syntax', wanted: 'closing-quote', found: '"' },
      },
    ],
  ])('is refused whole, with line and reason, for %s', (_, from, to, fault) => {
    const found = faultOf(parseEvening(JSON_TEXT.replace(from, to)));
    expect(found.reason).toEqual(fault.reason);
    expect(found).toEqual(fault);
  });

  test('is refused wherever it is cut off', () => {
    const whole = JSON_TEXT.trimEnd();
    for (let length = 0; length < whole.length; length += 1) {
      const { reason, place } = faultOf(parseEvening(whole.slice(0, length)));
      expect(reason.kind).toBe('syntax');
      expect(place.line).toBeLessThanOrEqual(14);
    }
  });

  test('never throws, whatever the text is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parseEvening(text).ok).toBe(false);
      }),
    );
    const deep = faultOf(parseEvening('['.repeat(100_000)));
    expect(deep.reason).toEqual({ kind: 'too-deep', most: 16 });
    expect(faultOf(parseEvening('{"__proto__": 1}')).reason.kind).toBe('missing');
  });

  test('is read just as the platform reads JSON', () => {
    const damaged = fc
      .tuple(evenings, fc.nat(), fc.constantFrom('', ',', '"', '}', ' ', '0', '\\', '\n'))
      .map(([one, at, text]) => {
        const printed = printEvening(one);
        const place = at % printed.length;
        return printed.slice(0, place) + text + printed.slice(place + 1);
      });
    fc.assert(
      fc.property(damaged, (text) => {
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        const parsed = parseEvening(text);
        const wellFormed = parsed.ok || parsed.error.reason.kind !== 'syntax';
        const twice = !parsed.ok && parsed.error.reason.kind === 'key-twice';
        expect(wellFormed || twice).toBe(valid || twice);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the CSV of an evening', () => {
  test.each([',', ';', '\t'] as const)(
    'printed with %j and read again is the same evening',
    (separator) => {
      fc.assert(
        fc.property(evenings, (one) => {
          expect(parseCsv(printCsv(one, separator))).toEqual({ ok: true, value: one });
        }),
      );
    },
  );

  test('shows what each entry came to', () => {
    const rows = printCsv(EVENING).split('\r\n');
    expect(rows).toContain('players,Anna,Bartl,Cilli,Done');
    expect(rows).toContain('option,win-at,38');
    expect(rows).toContain(
      'hand,Bartl,ansager,1,points,40,,ultimo,Cilli,,,,,,,Anna,Anna,36,-36,108,-36,-36,-36,108,-36,-36',
    );
    expect(rows).toContain('thrown-in,,,,,,,,,,,,,,,Cilli,Cilli,,,,,,-76,68,84,-76');
    expect(rows.at(-2)).toBe('end');
  });

  test('may lack columns that it does not need, and have been filled up by a spreadsheet', () => {
    expect(parseCsv(CSV_TEXT)).toEqual({ ok: true, value: SMALL });
    const filled = CSV_TEXT.replaceAll('\n', ',,,,\r\n').replaceAll(',', ';');
    expect(parseCsv(`\uFEFF${filled}`)).toEqual({ ok: true, value: SMALL });
  });

  test('keeps a played hand with all its lines', () => {
    const played = {
      type: 'played',
      deal: ['HS HK', 'LS LK'],
      talon: 'L8 L7',
      actions: 'dobbm pass\n  # "a comment", with a comma\n pass',
    } as const;
    const one = evening(dobbmTerms(4), played);
    expect(parseCsv(printCsv(one))).toEqual({ ok: true, value: one });
  });

  test.each<readonly [string, string, string, FileFault]>([
    [
      'another beginning',
      'stubai-evening,1',
      'sep=,',
      { place: { line: 1, column: 1 }, path: [], reason: { kind: 'no-evening' } },
    ],
    [
      'a name that nobody has',
      'hand,Bartl',
      'hand,Berta',
      {
        place: { line: 10, column: 6 },
        path: ['entries', 0, 'declarer'],
        reason: {
          kind: 'unknown-value',
          found: 'Berta',
          known: ['Anna', 'Bartl', 'Cilli', 'Done'],
        },
      },
    ],
    [
      'a word for a number',
      'points,76',
      'points,many',
      {
        place: { line: 10, column: 26 },
        path: ['entries', 0, 'result', 'points'],
        reason: { kind: 'wrong-sort', wanted: 'number', found: 'text' },
      },
    ],
    [
      'an empty cell where one is needed',
      'points,76',
      'points,',
      {
        place: { line: 10, column: 1 },
        path: ['entries', 0, 'result'],
        reason: { kind: 'missing', key: 'points' },
      },
    ],
    [
      'a cell too many',
      'thrown-in,,,,,',
      'thrown-in,,,1,,',
      {
        place: { line: 11, column: 13 },
        path: ['entries', 1, 'doublings'],
        reason: { kind: 'unknown-key', key: 'doublings', known: ['type'] },
      },
    ],
    [
      'a rule that is not known',
      'match-price,12',
      'match-price,13',
      {
        place: { line: 7, column: 1 },
        path: ['options', 'match-price'],
        reason: {
          kind: 'terms',
          fault: {
            kind: 'option',
            fault: {
              kind: 'unknown-value',
              key: 'match-price',
              value: '13',
              known: ['60', '6', '12', '120', '240'],
            },
          },
        },
      },
    ],
    [
      'a column twice',
      'entry,declarer,contract',
      'entry,declarer,declarer',
      {
        place: { line: 9, column: 16 },
        path: [],
        reason: { kind: 'key-twice', key: 'declarer' },
      },
    ],
    [
      'a key twice',
      'title,',
      'game,dobbm',
      { place: { line: 4, column: 1 }, path: [], reason: { kind: 'key-twice', key: 'game' } },
    ],
    [
      'a quote that is not closed',
      'Cilli',
      '"Cilli',
      {
        place: { line: 5, column: 20 },
        path: [],
        reason: { kind: 'syntax', wanted: 'closing-quote', found: '"' },
      },
    ],
    [
      'text beside a quoted one',
      'Cilli',
      '"Cilli"x',
      {
        place: { line: 5, column: 27 },
        path: [],
        reason: { kind: 'syntax', wanted: 'comma-or-end', found: 'x' },
      },
    ],
    [
      'no end',
      'end\n',
      '',
      { place: { line: 12, column: 1 }, path: [], reason: { kind: 'missing', key: 'end' } },
    ],
  ])('is refused whole, with line and reason, for %s', (_, from, to, fault) => {
    expect(faultOf(parseCsv(CSV_TEXT.replace(from, to)))).toEqual(fault);
  });

  test('names an unknown column or key, and the known ones', () => {
    const column = faultOf(parseCsv(CSV_TEXT.replace('doublings', 'doubled')));
    expect(column).toMatchObject({ place: { line: 9, column: 25 }, reason: { key: 'doubled' } });
    const key = faultOf(parseCsv(CSV_TEXT.replace('first-dealer', 'dealer')));
    expect(key).toMatchObject({ place: { line: 6 }, reason: { kind: 'unknown-key' } });
  });

  test('is refused wherever it is cut off', () => {
    const whole = CSV_TEXT.trimEnd();
    for (let length = 0; length < whole.length; length += 1) {
      expect(parseCsv(whole.slice(0, length)).ok).toBe(false);
    }
  });

  test('never throws, whatever the text is', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.string().map((text) => `stubai-evening,1\n${text}`),
      fc.string().map((text) => `stubai-evening;1\nentry;points\n${text}\nend`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(parseCsv(text).ok).toBe(false);
      }),
    );
  });
});
