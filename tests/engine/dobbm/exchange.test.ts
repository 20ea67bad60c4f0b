import { describe, expect, test } from 'vitest';
import { deal, refusalOf, tableAfter } from './table.ts';

const AUCTION = 'dobbm pass pass pass';

/** A declarer with every sow and two more hearts; the other two are in the Dobb. */
const SOWS = deal({ 1: 'HS LS AS BS H7 H6 L9 L8', dobb: 'H9 H8 B7 B6' });

describe('the exchange', () => {
  test('puts the Dobb into the hand of the declarer [dobbm/exchange/take-dobb, mcleod-dobbm]', () => {
    const view = tableAfter(SOWS, AUCTION);
    expect(view.hands[0]).toEqual([...(SOWS.hands[0] ?? []), ...SOWS.talon]);
    expect(view).toMatchObject({ phase: 'discarding', turn: 1, talonTaken: true });
  });

  test('asks for four cards from hand and Dobb together [dobbm/exchange/discard-four, mcleod-dobbm]', () => {
    const view = tableAfter(SOWS, `${AUCTION} discard L9 L8 B7 B6`);
    expect(view.hands[0]).toHaveLength(8);
    expect(view.discard).toEqual(['L9', 'L8', 'B7', 'B6']);
    for (const [discard, given] of [
      ['discard L9 L8 B7', 3],
      ['discard L9 L8 B7 B6 H6', 5],
      ['discard', 0],
    ] as const) {
      expect(refusalOf(SOWS, AUCTION, discard)).toEqual({
        kind: 'wrong-number',
        rule: 'dobbm/exchange/discard-four',
        seat: 1,
        given,
        needed: 4,
      });
    }
    expect(refusalOf(SOWS, AUCTION, 'lie').rule).toBe('dobbm/exchange/discard-four');
  });

  test('takes only cards that the declarer holds, each once [dobbm/exchange/discard-from-hand]', () => {
    expect(refusalOf(SOWS, AUCTION, 'discard L9 L8 B7 B8')).toMatchObject({
      kind: 'card-not-held',
      rule: 'dobbm/exchange/discard-from-hand',
      card: 'B8',
    });
    expect(refusalOf(SOWS, AUCTION, 'discard L9 L8 B7 L9')).toMatchObject({
      kind: 'card-twice',
      card: 'L9',
    });
  });

  test('counts the discard for the declarer [dobbm/exchange/discard-counts, mcleod-dobbm]', () => {
    const view = tableAfter(SOWS, `${AUCTION} discard LS AS H7 H6`);
    expect(view.piles.declarer).toEqual(['LS', 'AS', 'H7', 'H6']);
    expect(view.points).toEqual({ declarer: 22, defenders: 0 });
  });

  test.each([
    ['a sow with a heart', 'LS H7 B7 B6'],
    ['two sows with two hearts', 'LS AS H7 H6'],
    ['the sow of hearts with another heart', 'HS H7 B7 B6'],
    ['the sow of hearts and another sow with two more hearts', 'HS LS H9 H8'],
    ['four hearts and no sow', 'H9 H8 H7 H6'],
  ])('allows %s [dobbm/exchange/sow-with-trump, mcleod-dobbm]', (_, discard) => {
    expect(tableAfter(SOWS, `${AUCTION} discard ${discard}`).phase).toBe('laying-out');
  });

  test.each([
    ['a sow without a heart', 'sow-with-trump', 'LS L9 L8 B6', 0],
    ['two sows without a heart', 'two-sows', 'LS AS B7 B6', 0],
    ['two sows with one heart', 'two-sows', 'LS AS H7 B6', 1],
    ['three sows with one heart', 'two-sows', 'LS AS BS H7', 1],
    ['three sows, the one of hearts among them, with one heart', 'two-sows', 'HS LS AS H7', 1],
    ['all four sows', 'two-sows', 'HS LS AS BS', 0],
    ['the sow of hearts alone', 'heart-sow-no-escort', 'HS L9 L8 B6', 0],
    ['the sow of hearts and another sow with one heart', 'heart-sow-no-escort', 'HS LS H7 B6', 1],
    ['another sow with the sow of hearts alone', 'two-sows', 'HS LS L9 B6', 0],
  ])('refuses %s [dobbm/exchange/%s, mcleod-dobbm]', (_, rule, discard, escorts) => {
    const refusal = refusalOf(SOWS, AUCTION, `discard ${discard}`);
    expect(refusal).toMatchObject({
      kind: 'escort-missing',
      rule: `dobbm/exchange/${rule}`,
      available: ['H7', 'H6', 'H9', 'H8'],
    });
    expect(refusal).toHaveProperty('escorts.length', escorts);
  });

  test('names what a sow lacks [dobbm/exchange/sow-with-trump]', () => {
    expect(refusalOf(SOWS, AUCTION, 'discard LS L9 L8 B6').rule).toBe(
      'dobbm/exchange/sow-with-trump',
    );
  });

  test('allows two sows at most, since each needs a heart [dobbm/exchange/two-sows, inferred]', () => {
    expect(refusalOf(SOWS, AUCTION, 'discard LS AS BS H7').rule).toBe('dobbm/exchange/two-sows');
  });

  test('lets the sow of hearts accompany no sow, not even herself [dobbm/exchange/heart-sow-no-escort]', () => {
    expect(refusalOf(SOWS, AUCTION, 'discard HS L9 L8 B6').rule).toBe(
      'dobbm/exchange/heart-sow-no-escort',
    );
  });

  test('leaves the Dobb untouched in Solo [dobbm/exchange/solo-dobb-untouched, mcleod-dobbm]', () => {
    const view = tableAfter(SOWS, 'solo pass pass pass');
    expect(view).toMatchObject({ phase: 'laying-out', talonTaken: false, talon: SOWS.talon });
    expect(view.hands).toEqual(SOWS.hands);
    expect(refusalOf(SOWS, 'solo pass pass pass', 'discard L9 L8 B7 B6').rule).toBe(
      'dobbm/exchange/solo-dobb-untouched',
    );
  });

  test('ends when the declarer says that he lies [dobbm/exchange/i-lie, mcleod-dobbm]', () => {
    const done = `${AUCTION} discard L9 L8 B7 B6`;
    expect(refusalOf(SOWS, done, 'good').rule).toBe('dobbm/exchange/i-lie');
    expect(refusalOf(SOWS, done, 'discard L9 L8 B7 B6').rule).toBe('dobbm/exchange/i-lie');
    expect(tableAfter(SOWS, `${done} lie`).phase).toBe('doubling');
  });

  test('knows no buying and no lay-out', () => {
    const done = `${AUCTION} discard L9 L8 B7 B6`;
    for (const action of ['no-buy', 'buy LK for L9', 'lay pagat']) {
      expect(refusalOf(SOWS, done, action)).toMatchObject({
        kind: 'out-of-turn',
        rule: 'dobbm/exchange/i-lie',
      });
    }
  });
});
