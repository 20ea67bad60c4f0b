import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, droggn, tokenize } from '#engine';

const { read, print, canonical } = droggn.notation;

describe('tokens', () => {
  test('are separated by white space and line ends', () => {
    expect(tokenize('  pass\tansager\r\npass\n')).toEqual(['pass', 'ansager', 'pass']);
  });

  test('leave comments out, to the end of the line', () => {
    expect(tokenize('T21 T3 # a # b\nT2#c\n#d')).toEqual(['T21', 'T3', 'T2']);
  });

  test('of an empty text are none', () => {
    expect(tokenize('')).toEqual([]);
    expect(tokenize(' # nothing')).toEqual([]);
  });

  test.each([
    ['t21', 'T21'],
    ['hk', 'HK'],
    ['g', 'G'],
    ['LIE', 'lie'],
    ['Super-Mord', 'super-mord'],
    ['For', 'for'],
    ['Herz', 'Herz'],
  ])('%s is written %s: cards in upper case, words in lower', (token, written) => {
    expect(canonical(token)).toBe(written);
  });
});

describe('an action', () => {
  test.each<readonly [string, Action]>([
    ['PASS', { type: 'pass' }],
    ['Super-Mord', { type: 'bid', contract: 'super-mord' }],
    ['discard c4 C5 h7', { type: 'discard', cards: ['C4', 'C5', 'H7'] }],
    ['discard', { type: 'discard', cards: [] }],
    ['buy hk FOR c6', { type: 'buy', wanted: 'HK', given: 'C6' }],
    ['no-buy', { type: 'no-buy' }],
    ['lay Gstiess', { type: 'lay', card: 'gstiess' }],
    ['t21', { type: 'play', card: 'T21' }],
    ['revoke 3', { type: 'revoke', seat: 3 }],
  ])('“%s” is read whatever its case', (text, action) => {
    const tokens = tokenize(text);
    expect(read(tokens, 0)).toEqual({ ok: true, value: { action, next: tokens.length } });
  });

  test('takes all card codes up to the next word into the discard', () => {
    expect(read(tokenize('discard C4 C5 H7 H6 lie T21'), 0)).toMatchObject({
      value: { action: { cards: ['C4', 'C5', 'H7', 'H6'] }, next: 5 },
    });
  });

  test('is null after the last token', () => {
    expect(read(['pass'], 1)).toBeNull();
  });

  test.each([
    ['herz', { kind: 'unknown-word', token: 'herz' }],
    ['H8', { kind: 'unknown-word', token: 'H8' }],
    ['dobbm', { kind: 'unknown-word', token: 'dobbm' }],
    ['pagat', { kind: 'unknown-word', token: 'pagat' }],
    ['buy', { kind: 'incomplete', action: 'buy', wanted: 'card', found: null }],
    ['buy HK', { kind: 'incomplete', action: 'buy', wanted: 'for', found: null }],
    ['buy HK C6', { kind: 'incomplete', action: 'buy', wanted: 'for', found: 'C6' }],
    ['buy HK for', { kind: 'incomplete', action: 'buy', wanted: 'card', found: null }],
    ['buy HK for H8', { kind: 'incomplete', action: 'buy', wanted: 'card', found: 'H8' }],
    ['lay', { kind: 'incomplete', action: 'lay', wanted: 'pagat-or-gstiess', found: null }],
    ['lay T1', { kind: 'incomplete', action: 'lay', wanted: 'pagat-or-gstiess', found: 'T1' }],
    ['lay t1', { kind: 'incomplete', action: 'lay', wanted: 'pagat-or-gstiess', found: 'T1' }],
    ['revoke', { kind: 'incomplete', action: 'revoke', wanted: 'seat', found: null }],
    ['revoke 5', { kind: 'incomplete', action: 'revoke', wanted: 'seat', found: '5' }],
  ])('“%s” is a fault at its first word', (text, fault) => {
    expect(read(['good', ...tokenize(text)], 1)).toMatchObject({
      ok: false,
      error: { at: 1, ...fault },
    });
  });

  test('read, printed and read again is the same', () => {
    const card = fc.constantFrom(...droggn.pack);
    const action = fc.oneof(
      fc.constantFrom<Action>(
        ...(['pass', 'no-buy', 'lie', 'good', 'schwacher', 'retour'] as const).map((type) => ({
          type,
        })),
      ),
      fc.constantFrom(...droggn.contracts).map((contract): Action => ({ type: 'bid', contract })),
      fc.array(card).map((cards): Action => ({ type: 'discard', cards })),
      fc.tuple(card, card).map(([wanted, given]): Action => ({ type: 'buy', wanted, given })),
      fc.constantFrom('pagat', 'gstiess').map((name): Action => ({ type: 'lay', card: name })),
      card.map((one): Action => ({ type: 'play', card: one })),
      fc.constantFrom(1, 2, 3, 4).map((seat): Action => ({ type: 'revoke', seat })),
    );
    fc.assert(
      fc.property(action, (original) => {
        const tokens = print(original);
        expect(read(tokens, 0)).toEqual({
          ok: true,
          value: { action: original, next: tokens.length },
        });
      }),
    );
  });
});
