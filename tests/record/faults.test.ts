import { describe, expect, test } from 'vitest';
import { faultSentence, parseRecord, type RecordFault, report } from '#record';
import { DOBBM_FILE, droggnFile } from './records.ts';

const faultOf = (text: string): RecordFault => {
  const record = parseRecord(text);
  if (record.ok) throw new Error('the record has no fault');
  return record.error;
};

/** The small example without its actions. */
const DOBBM_HEAD = DOBBM_FILE.slice(0, DOBBM_FILE.indexOf('actions'));

const handOf = (cards: string) => `deal:\n  - ${cards}\n  - ${cards}\n  - ${cards}`;

const TRUMPS = 'T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T5 T4 T3 T2 T1';

describe('a file that is no record says what, where and what would be right', () => {
  test.each<readonly [string, string, RecordFault['rule'], string]>([
    [
      'nothing',
      '',
      'record/syntax',
      'The file is no YAML: expected a document, but the input is empty.',
    ],
    [
      'a comment alone',
      '# later\n',
      'record/syntax',
      'The file is no YAML: expected a document, but the input is empty.',
    ],
    [
      'a list left open',
      'format: 1\ndeal: [T1',
      'record/syntax',
      'The file is no YAML (line 2, column 10): unexpected end of the stream within a flow collection.',
    ],
    [
      'a tab as indentation',
      'format: 1\nrules:\n\twin-at: 37',
      'record/syntax',
      'The file is no YAML (line 3, column 1): tab characters must not be used in indentation.',
    ],
    [
      'a key twice',
      'format: 1\nformat: 1',
      'record/syntax',
      'The file is no YAML (line 2, column 1): duplicated mapping key.',
    ],
    [
      'two documents',
      'a: 1\n---\nb: 2',
      'record/syntax',
      'The file is no YAML: expected a single document in the stream, but found more.',
    ],
    [
      'a list',
      '- pass',
      'record/syntax',
      'The file holds a list, where a hand record has keys: format, game, deal, talon, actions.',
    ],
    [
      'a word',
      'droggn',
      'record/syntax',
      'The file holds text, where a hand record has keys: format, game, deal, talon, actions.',
    ],
    ['no format', 'game: droggn', 'record/format', 'The key “format” is missing.'],
    [
      'format 2',
      'format: 2\ngame: droggn',
      'record/format',
      'Format “2” is not known; this program reads “format: 1”.',
    ],
    [
      'a format in words',
      'format: one',
      'record/format',
      'Format “one” is not known; this program reads “format: 1”.',
    ],
    ['no game', 'format: 1', 'record/format', 'The key “game” is missing.'],
    [
      'another game',
      'format: 1\ngame: skat',
      'record/format',
      'The game “skat” is not known; the known games are droggn and dobbm.',
    ],
    [
      'a game that is a list',
      'format: 1\ngame: [droggn]',
      'record/format',
      'The game “[…]” is not known; the known games are droggn and dobbm.',
    ],
    [
      'the name of an inherited property',
      'format: 1\ngame: constructor',
      'record/format',
      'The game “constructor” is not known; the known games are droggn and dobbm.',
    ],
    ['no deal', 'format: 1\ngame: droggn', 'record/deal', 'The key “deal” is missing.'],
    [
      'no talon',
      `format: 1\ngame: droggn\n${handOf(TRUMPS)}`,
      'record/deal',
      'The key “talon” is missing.',
    ],
    ['no actions', DOBBM_HEAD, 'record/syntax', 'The key “actions” is missing.'],
    [
      'actions that are a number',
      `${DOBBM_HEAD}actions: 7`,
      'record/syntax',
      '“actions” must be text; it is a number.',
    ],
    [
      'a deal in one line',
      droggnFile({ deal: 'deal: T1 T2' }),
      'record/syntax',
      '“deal” must be a list; it is text.',
    ],
    [
      'a hand that is a list',
      droggnFile({ deal: 'deal:\n  - [T1, T2]' }),
      'record/syntax',
      '“deal, seat 1” must be text; it is a list.',
    ],
    [
      'a talon that is a number',
      droggnFile({ talon: 'talon: 7' }),
      'record/syntax',
      '“talon” must be text; it is a number.',
    ],
    [
      'too few hands',
      droggnFile({ deal: `deal:\n  - ${TRUMPS}` }),
      'record/deal',
      '“deal” must have 3 lines, one for each seat; it has 1.',
    ],
    [
      'a hand too small',
      droggnFile({ deal: 'deal:\n  - T1 T2\n  -\n  - T3' }),
      'record/deal',
      'In the hand of seat 1 there must be 21 cards; there are 2.',
    ],
    [
      'a talon too large',
      droggnFile({ talon: 'talon: D5 D6 D7 D4' }),
      'record/deal',
      'In the talon there must be 3 cards; there are 4.',
    ],
    [
      'an empty talon',
      droggnFile({ talon: 'talon:' }),
      'record/deal',
      'In the talon there must be 3 cards; there are 0.',
    ],
    [
      'an unknown card',
      droggnFile({ talon: 'talon: D5 D6 d8' }),
      'record/deal',
      'In the talon stands “D8”, which is no card of the pack.',
    ],
    [
      'a card of the other game',
      DOBBM_FILE.replace('HS HK', 'T1 HK'),
      'record/deal',
      'In the hand of seat 1 stands “T1”, which is no card of the pack.',
    ],
    [
      'a card in two places',
      droggnFile({ talon: 'talon: D5 D6 D4' }),
      'record/deal',
      'D4 stands in the hand of seat 3 and again in the talon; missing from the deal: D7.',
    ],
    [
      'a card twice in a hand',
      DOBBM_FILE.replace('HS HK', 'HS HS'),
      'record/deal',
      'HS stands twice in the hand of seat 1; missing from the deal: HK.',
    ],
    [
      'an unknown option',
      droggnFile({ rules: 'rules: { kontra: 1 }' }),
      'record/options',
      '“rules” knows no key “kontra”; the known keys are win-at and gstiess-last-trick.',
    ],
    [
      'an option of the other game',
      droggnFile({ rules: 'rules: { match-price: 60 }' }),
      'record/options',
      '“rules” knows no key “match-price”; the known keys are win-at and gstiess-last-trick.',
    ],
    [
      'an unknown option of a game that has one',
      DOBBM_FILE.replace('match-price: 12', 'win-at: 37'),
      'record/options',
      '“rules” knows no key “win-at”; the only known key is match-price.',
    ],
    [
      'an unknown value',
      droggnFile({ rules: 'rules: { win-at: 39 }' }),
      'record/options',
      '“win-at: 39” in “rules” is not known; the known values are 37, 38 and tie-by-last-trick.',
    ],
    [
      'a value that is a list',
      droggnFile({ rules: 'rules: { win-at: [37] }' }),
      'record/options',
      '“win-at: […]” in “rules” is not known; the known values are 37, 38 and tie-by-last-trick.',
    ],
    [
      'rules that are a list',
      droggnFile({ rules: 'rules: [win-at]' }),
      'record/syntax',
      '“rules” must be a mapping of keys to values; it is a list.',
    ],
    [
      'too few players',
      droggnFile({ rules: 'players: [Anna, Bartl]' }),
      'record/syntax',
      '“players” must have one name for each of the 3 seats; it has 2.',
    ],
    [
      'players in one line',
      droggnFile({ rules: 'players: Anna' }),
      'record/syntax',
      '“players” must be a list; it is text.',
    ],
    [
      'a player who is a number',
      droggnFile({ rules: 'players: [Anna, 2, Cilli]' }),
      'record/syntax',
      '“players, seat 2” must be a name; it is a number.',
    ],
    [
      'a player whose name is empty',
      droggnFile({ rules: 'players: [Anna, " ", Cilli]' }),
      'record/syntax',
      '“players, seat 2” must be a name; it is nothing.',
    ],
    [
      'a resting player without a name',
      droggnFile({ rules: 'rests: true' }),
      'record/syntax',
      '“rests” must be a name; it is true or false.',
    ],
  ])('%s', (_, text, rule, message) => {
    const fault = faultOf(text);
    expect(faultSentence(fault, 'en')).toBe(message);
    expect(report('file', text)).toEqual({
      file: 'file',
      ok: false,
      error: { at: null, token: null, rule, message },
    });
    expect(faultSentence(fault, 'de')).toMatch(/^[„\p{Lu}].*\.$/u);
  });
});

describe('what the format leaves open is read', () => {
  test.each<readonly [string, string]>([
    ['keys of the archive', droggnFile({ rules: 'title: { en: Trumps }\nnotes: { deal: [1] }' })],
    ['lower case', DOBBM_FILE.toLowerCase()],
    ['upper case', DOBBM_FILE.replace(/^ .*/gm, (text) => text.toUpperCase())],
    ['Windows line ends', DOBBM_FILE.replaceAll('\n', '\r\n')],
    ['a byte order mark', `\uFEFF${DOBBM_FILE}`],
    ['comments', DOBBM_FILE.replace('pass pass pass', 'pass#no\n  pass # pass pass\n  pass')],
    ['no actions yet', `${DOBBM_HEAD}actions:`],
    ['the format as text', DOBBM_FILE.replace('format: 1', 'format: "1"')],
    ['rules left empty', droggnFile({ rules: 'rules:' })],
    ['nobody resting', droggnFile({ rules: 'rests:\nplayers:' })],
    ['an option as text', droggnFile({ rules: "rules: { win-at: '38' }" })],
    ['aliases', droggnFile({ rules: 'base: &a { x: 1 }\nlike: [*a, *a]' })],
  ])('%s', (_, text) => {
    expect(report('file', text)).toMatchObject({ ok: true });
  });

  test('JSON is YAML too', () => {
    const record = parseRecord(DOBBM_FILE);
    if (!record.ok) throw new Error('the example is a record');
    const { deal, actions } = record.value;
    const json = JSON.stringify({
      format: 1,
      game: 'dobbm',
      rules: { 'match-price': 12 },
      deal: deal.hands.map((hand) => hand.join(' ')),
      talon: deal.talon.join(' '),
      actions,
    });
    expect(parseRecord(json)).toEqual(record);
  });
});

describe('hostile text gives an error and no exception', () => {
  test.each<readonly [string, string]>([
    ['a null character', 'format: 1\0'],
    ['deep nesting', '['.repeat(200_000)],
    [
      'deep mappings',
      Array.from({ length: 5000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
    ['more than a megabyte', 'a'.repeat(1024 * 1024 + 1)],
    ['a tag for code', 'format: !!js/function "function () {}"'],
    ['half a surrogate pair', 'format: "\ud800"'],
    ['a key called __proto__', '__proto__: { format: 1, game: droggn }'],
    ['an alias to nothing', 'format: *one'],
    ['an alias to itself', 'format: &one [*one]'],
    [
      'a million words',
      `format: 1\ngame: droggn\ndeal: [${'x '.repeat(400_000)}]\ntalon: x\nactions: x`,
    ],
  ])('%s', (_, text) => {
    expect(report('file', text)).toMatchObject({ ok: false, error: { at: null } });
  });

  test('a long stray token is cut short in the report', () => {
    const result = report('file', droggnFile({ actions: 'x'.repeat(5000) }));
    expect(result).toMatchObject({ ok: false, error: { at: 0, token: `${'x'.repeat(60)}…` } });
    expect(JSON.stringify(result).length).toBeLessThan(400);
  });
});
