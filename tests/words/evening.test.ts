import { describe, expect, test } from 'vitest';
import {
  type EveningRefusal,
  type FileFault,
  type PlayedHand,
  parseEvening,
  printEvening,
  scorePlayedHand,
  type TermsFault,
} from '#engine';
import {
  type Company,
  eveningEnglish,
  eveningGerman,
  fileFaultSentence,
  LOCALES,
  money,
  playedRefusalSentence,
  schillingFigure,
  signedMoney,
  termsFaultSentence,
} from '#words';
import { dobbmTerms, droggnTerms, evening } from '../engine/evening/table.ts';

const SITTING = { dealer: 1, resting: 1, seats: [2, 3, 4] } as const;
const company = (locale: Company['locale']): Company => ({
  locale,
  terms: droggnTerms(4),
  sitting: SITTING,
});

const REFUSALS: readonly EveningRefusal[] = [
  { kind: 'other-game', rule: 'droggn/auction/ladder', game: 'dobbm' },
  { kind: 'evening-over', rule: 'dobbm/session/mussrunde', closing: 'mussrunde' },
  { kind: 'already-closing', rule: 'droggn/scoring/last-three-hands', closing: 'last-three' },
  { kind: 'no-such-player', rule: 'droggn/overview/four-at-the-table', given: 5, players: 4 },
  {
    kind: 'resting',
    rule: 'droggn/overview/rests-after-declaring',
    player: 1,
    role: 'declarer',
  },
  { kind: 'must-declare', rule: 'dobbm/session/mussrunde', given: 2, due: 3 },
  { kind: 'no-auction', rule: 'dobbm/session/mussrunde-no-auction', due: 3 },
  { kind: 'doublings-out-of-range', rule: 'droggn/announcing/no-limit', given: 11, most: 10 },
  {
    kind: 'points-out-of-range',
    rule: 'droggn/counting/seventy-four',
    given: 90,
    least: 1,
    most: 73,
  },
  { kind: 'points-of-match', rule: 'droggn/scoring/match', given: 74 },
  {
    kind: 'super-mord-uncounted',
    rule: 'droggn/scoring/super-mord-nothing-else',
    given: 'points',
  },
  { kind: 'no-super-mord', rule: 'droggn/scoring/super-mord', contract: 'solo' },
  {
    kind: 'pagat-against-match',
    rule: 'droggn/scoring/match',
    pagat: { kind: 'caught', by: 2 },
  },
  {
    kind: 'pagat-against-last-trick',
    rule: 'droggn/pagat/ultimo',
    pagat: { kind: 'ultimo', by: 2 },
  },
  { kind: 'last-trick-missing', rule: 'droggn/variants/tie-by-last-trick', points: 37 },
  {
    kind: 'no-deal',
    rule: 'droggn/deal/packets',
    fault: { kind: 'size', seat: null, given: 2, needed: 3 },
  },
];

describe('every refusal of the account is a sentence in both languages', () => {
  test.each(REFUSALS)('$kind', (refusal) => {
    const english = eveningEnglish.refusal(refusal, company('en'), playedRefusalSentence);
    const german = eveningGerman.refusal(refusal, company('de'), playedRefusalSentence);
    for (const sentence of [english, german]) {
      expect(sentence).toMatch(/^[A-ZÄÖÜ„“].*\.?[.?]$/);
      expect(sentence).not.toMatch(/undefined|\[object|NaN/);
    }
    expect(german).not.toBe(english);
  });

  test('with the players by name and what would be right', () => {
    const [, , , , resting] = REFUSALS;
    if (!resting) throw new Error('no refusal');
    expect(eveningEnglish.refusal(resting, company('en'), playedRefusalSentence)).toBe(
      'Anna deals and rests, and so cannot have declared. The hand is between Bartl, Cilli and Done.',
    );
  });
});

describe('a hand with every card says why it cannot be', () => {
  const pack = (cards: string): PlayedHand => ({
    type: 'played',
    deal: [
      'HS HK H9 AS A10 L6 B9 B8',
      'H10 H8 AK AO L10 LK B10 B7',
      cards,
      'HU H6 A8 A7 LU L9 BO BU',
    ],
    talon: 'L8 L7 B6 A6',
    actions: 'dobbm pass pass solo',
  });
  const terms = dobbmTerms(4);
  const sitting = { dealer: 4, resting: null, seats: [1, 2, 3, 4] } as const;
  const sentence = (hand: PlayedHand, locale: Company['locale']): string => {
    const scored = scorePlayedHand(hand, sitting, terms);
    if (scored.ok) throw new Error('it was not refused');
    const { kind } = scored.error;
    if (kind !== 'no-deal' && kind !== 'action-refused' && kind !== 'unfinished')
      throw new Error(kind);
    return playedRefusalSentence(scored.error, { locale, terms, sitting });
  };

  test.each(LOCALES)('by the card, the action or the end (%s)', (locale) => {
    const right = 'HO H7 AU A9 LS LO BS BK';
    expect(sentence(pack('HO H7 AU A9 LS LO BS HS'), locale)).toMatch(/HS/);
    const stopped = { ...pack(right), actions: 'dobbm pass pass pass' };
    expect(sentence(stopped, locale)).toMatch(/Anna/);
    const refused = { ...pack(right), actions: 'dobbm pass pass dobbm' };
    expect(sentence(refused, locale)).toMatch(/4/);
  });
});

describe('a damaged file is refused with line, place and reason', () => {
  const text = printEvening(evening(droggnTerms(3), { type: 'thrown-in' }));
  const faultOf = (damaged: string): FileFault => {
    const read = parseEvening(damaged);
    if (read.ok) throw new Error('it was read');
    return read.error;
  };

  test.each<readonly [string, string, RegExp]>([
    [
      'cut off',
      text.slice(0, text.indexOf('"title"')),
      /^Line \d+, column \d+: the file breaks off/,
    ],
    ['cut off in a text', text.slice(0, 60), /a quotation mark is not closed/],
    ['another format', text.replace('stubai-evening', 'holiday'), /“holiday” is not known/],
    ['a wrong entry', text.replace('thrown-in', 'thrown'), /in entry 1, type: “thrown”/],
    ['a missing key', text.replace('  "groschen": 10,\n', ''), /“groschen” is missing/],
    ['a name twice', text.replace('"Bartl"', '"Anna"'), /called Anna/],
    ['a text for a number', text.replace('"groschen": 10', '"groschen": "ten"'), /a number should/],
  ])('%s', (_, damaged, reason) => {
    const fault = faultOf(damaged);
    expect(fileFaultSentence(fault, 'en')).toMatch(reason);
    expect(fileFaultSentence(fault, 'de')).toMatch(/^Zeile \d+, Spalte \d+/);
  });
});

test.each<TermsFault>([
  { kind: 'players', given: 2, least: 3, most: 4 },
  { kind: 'name-missing', player: 2 },
  { kind: 'name-twice', player: 3, name: 'Anna' },
  { kind: 'first-dealer', given: 5, players: 4 },
  { kind: 'option', fault: { kind: 'unknown-key', key: 'win', known: ['win-at'] } },
  { kind: 'groschen', given: Number.NaN },
])('wrong terms are said in both languages: $kind', (fault) => {
  for (const locale of LOCALES) expect(termsFaultSentence(fault, locale)).toMatch(/^\S.*\.$/);
});

test('money is written in Groschen below a Schilling, else in Schilling', () => {
  expect([50, 530, -8, 0].map((amount) => money(amount, 'groschen', 'en'))).toEqual([
    '50 g',
    '5.30 S',
    '−8 g',
    '0',
  ]);
  expect(signedMoney(1205, 'groschen', 'de')).toBe('+12,05 S');
  expect(signedMoney(-3, 'schilling', 'de')).toBe('−3 S');
  expect(schillingFigure(-50, 'groschen', 'en')).toBe('−0.50');
  expect(schillingFigure(12, 'schilling', 'en')).toBe('+12');
});
