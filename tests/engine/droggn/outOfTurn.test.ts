import { describe, expect, test } from 'vitest';
import { type Action, droggn } from '#engine';
import { after, begin, dealWith } from './table.ts';

const start = begin(dealWith({ 1: 'H7 H6 H5 H4', 2: 'SK HK', 3: 'HQ' }));
const DISCARD = 'discard H7 H6 H5';

const ACTIONS: readonly Action[] = [
  { type: 'pass' },
  { type: 'bid', contract: 'super' },
  { type: 'discard', cards: ['H7', 'H6', 'H5'] },
  { type: 'buy', wanted: 'SK', given: 'H4' },
  { type: 'no-buy' },
  { type: 'lay', card: 'pagat' },
  { type: 'lie' },
  { type: 'good' },
  { type: 'schwacher' },
  { type: 'retour' },
  { type: 'play', card: 'H4' },
];

const PHASES = [
  ['the auction', '', 'droggn/auction/one-turn-each', 'pass bid'],
  ['the exchange', 'ansager pass pass', 'droggn/exchange/discard-three', 'discard'],
  ['the purchase', `ansager pass pass ${DISCARD}`, 'droggn/exchange/buy-one-card', 'buy no-buy'],
  ['the laying out', 'super pass pass', 'droggn/announcing/i-lie', 'lay lie'],
  ['the first word', 'super pass pass lie', 'droggn/announcing/first-word', 'lay good schwacher'],
  ['the answer', 'super pass pass lie schwacher good', 'droggn/announcing/retour', 'good retour'],
  [
    'the retours',
    'super pass pass lie schwacher good retour',
    'droggn/announcing/retours-alternate',
    'good retour',
  ],
  ['the play', 'super pass pass lie good good', 'droggn/play/card-in-hand', 'play'],
  ['a hand thrown in', 'pass pass pass', 'droggn/auction/thrown-in', ''],
  [
    'a lost Super Mord',
    'super-mord pass pass lie good good H4 HK HQ',
    'droggn/scoring/super-mord-ends',
    '',
  ],
  ['a revoke', 'super pass pass revoke 1', 'droggn/scoring/revoke', ''],
] as const;

/** Words whose time is over, or never comes in this contract, break a rule of their own. */
const lateRule = (words: string, action: Action['type']): string | null => {
  if (words === '' || /revoke|^pass pass pass|H4 HK HQ/.test(words)) return null;
  if (action === 'pass' || action === 'bid') return 'droggn/auction/one-turn-each';
  if (words.startsWith('ansager')) return null;
  if (action === 'discard') return 'droggn/exchange/talon-untouched';
  return action === 'buy' || action === 'no-buy' ? 'droggn/exchange/buy-one-card' : null;
};

/** Words that the stage of the doubling judges by rules of their own. */
const JUDGED_APART = /first-word|retour/;

describe('whatever does not belong to', () => {
  test.each(PHASES)('%s (“%s”) is refused under %s', (_, words, rule, actions) => {
    const state = after(start, words);
    expect(droggn.expected(state)).toMatchObject({
      rule,
      actions: actions.split(' ').filter(Boolean),
    });
    for (const action of ACTIONS) {
      const allowed = actions.split(' ').includes(action.type);
      const doubling = /^(lay|good|schwacher|retour)$/.test(action.type);
      if (allowed || (doubling && JUDGED_APART.test(rule))) continue;
      expect(droggn.apply(state, action)).toMatchObject({
        ok: false,
        error: {
          kind: 'out-of-turn',
          rule: lateRule(words, action.type) ?? rule,
          action: action.type,
          expected: { actions: expect.anything() },
        },
      });
    }
  });

  test.each(PHASES)('%s offers what may be done instead (“%s”)', (_, words) => {
    const state = after(start, words);
    for (const action of droggn.legalActions(state)) {
      expect(droggn.apply(state, action).ok).toBe(true);
    }
  });
});

describe('text that is no action', () => {
  test.each([
    ['in the auction', '', 'herz', 'unknown-word', 'droggn/auction/ladder'],
    [
      'in the play',
      'super pass pass lie good good',
      'H8',
      'unknown-word',
      'droggn/play/card-in-hand',
    ],
    ['for a word of the purchase', '', 'for', 'unknown-word', 'droggn/auction/ladder'],
    ['after the end', 'pass pass pass', 'H8', 'unknown-word', 'droggn/auction/thrown-in'],
    [
      'cut short in a purchase',
      `ansager pass pass ${DISCARD}`,
      'buy HK for',
      'incomplete',
      'droggn/exchange/buy-one-card',
    ],
    [
      'cut short in a lay-out',
      'super pass pass',
      'lay',
      'incomplete',
      'droggn/announcing/lay-out-pagat',
    ],
    ['cut short in a revoke', 'super pass pass', 'revoke', 'incomplete', 'droggn/scoring/revoke'],
    [
      'cut short in a purchase in a Super',
      'super pass pass',
      'buy HK for',
      'out-of-turn',
      'droggn/exchange/buy-one-card',
    ],
    ['cut short out of turn', '', 'buy HK for', 'out-of-turn', 'droggn/auction/one-turn-each'],
    [
      'cut short in a revoke out of turn',
      '',
      'revoke',
      'out-of-turn',
      'droggn/auction/one-turn-each',
    ],
  ])('%s (after “%s”): %s is %s under %s', (_, words, text, kind, rule) => {
    const state = after(start, words);
    const reading = droggn.notation.read(text.split(' '), 0);
    if (!reading || reading.ok) throw new Error('this should not be readable');
    expect(droggn.refusalOfFault(state, reading.error)).toMatchObject({ kind, rule });
  });
});
