import { describe, expect, test } from 'vitest';
import { parseMarkup, segmentsOf } from '#archive/markup.ts';
import type { Segment } from '#archive/segments.ts';

test.each<readonly [string, readonly Segment[]]>([
  ['plain words', [{ kind: 'text', text: 'plain words' }]],
  ['{card:HK}', [{ kind: 'card', card: 'HK' }]],
  ['{card:T21}', [{ kind: 'card', card: 'T21' }]],
  ['{card:G}', [{ kind: 'card', card: 'G' }]],
  ['{card:BS}', [{ kind: 'card', card: 'BS' }]],
  ['{rule:droggn/play/follow-suit}', [{ kind: 'rule', id: 'droggn/play/follow-suit' }]],
  [
    '{rule:droggn/play/follow-suit|follow suit}',
    [{ kind: 'rule', id: 'droggn/play/follow-suit', text: 'follow suit' }],
  ],
  ['{term:pagat}', [{ kind: 'term', id: 'pagat' }]],
  ['{term:talon|stock}', [{ kind: 'term', id: 'talon', text: 'stock' }]],
  ['{cite:mcleod-droggn}', [{ kind: 'cite', id: 'mcleod-droggn' }]],
  ['{cite:dummett-1980|p. 466}', [{ kind: 'cite', id: 'dummett-1980', at: 'p. 466' }]],
  ['{seat:2}', [{ kind: 'seat', seat: 2 }]],
  ['{bar:i sog on}', [{ kind: 'foreign', language: 'bar', text: 'i sog on' }]],
  ['{de:gut}', [{ kind: 'foreign', language: 'de', text: 'gut' }]],
  ['{points:declarer=23}', [{ kind: 'points', side: 'declarer', value: 23 }]],
  ['{points:defenders=14}', [{ kind: 'points', side: 'defenders', value: 14 }]],
  ['{trumps:2=5}', [{ kind: 'trumps', seat: 2, value: 5 }]],
  ['{out:S=3}', [{ kind: 'out', suit: 'S', value: 3 }]],
  ['{score=53}', [{ kind: 'score', value: 53 }]],
  ['{score=-6}', [{ kind: 'score', value: -6 }]],
  ['{score=−6}', [{ kind: 'score', value: -6 }]],
  ['\\{not a tag\\} and 2 \\* 3', [{ kind: 'text', text: '{not a tag} and 2 * 3' }]],
  [
    'a *{card:HK} of note* b',
    [
      { kind: 'text', text: 'a ' },
      {
        kind: 'emphasis',
        children: [
          { kind: 'card', card: 'HK' },
          { kind: 'text', text: ' of note' },
        ],
      },
      { kind: 'text', text: ' b' },
    ],
  ],
])('reads %s', (text, segments) => {
  expect(parseMarkup(text)).toEqual({ segments, faults: [] });
});

describe('says what is wrong and what would be right', () => {
  test.each<readonly [string, string, RegExp]>([
    ['{kard:HK}', '{kard:HK}', /no such markup; the known ones are card, rule, term/],
    ['{card:H11}', '{card:H11}', /"H11" is no card; write \{card:HK\}/],
    [
      '{rule:play/follow-suit}',
      '{rule:play/follow-suit}',
      /write \{rule:droggn\/play\/follow-suit\}/,
    ],
    ['{term:Der Pagat}', '{term:Der Pagat}', /write \{term:pagat\}/],
    ['{term:pagat|}', '{term:pagat|}', /the words to show/],
    ['{seat:5}', '{seat:5}', /write \{seat:1\} to \{seat:4\}/],
    ['{points:me=3}', '{points:me=3}', /write \{points:declarer=23\}/],
    ['{trumps:2}', '{trumps:2}', /write \{trumps:2=5\}/],
    ['{out:X=3}', '{out:X=3}', /write \{out:S=3\}/],
    ['{score=many}', '{score=many}', /write \{score=53\}/],
    ['{bar:}', '{bar:}', /is empty/],
    ['a } b', '}', /lone brace; write \\\}/],
    ['a {card:HK', '{', /lone brace; write \\\{/],
    ['an *open emphasis', '*', /has no end/],
  ])('%s', (text, markup, reason) => {
    const { faults } = parseMarkup(text);
    expect(faults.map((fault) => fault.markup)).toEqual([markup]);
    expect(faults[0]?.reason).toMatch(reason);
  });
});

test('a text that was to be checked before is refused with its words', () => {
  expect(() => segmentsOf('ask for {card:H11}')).toThrow(/"H11" is no card.*ask for \{card:H11\}/);
});
