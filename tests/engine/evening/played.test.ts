import { describe, expect, test } from 'vitest';
import type { PlayedHand } from '#engine';
import { account, dobbmHand, dobbmTerms, lastHand, MUSSRUNDE, refusalOf } from './table.ts';

/** The small example: seat 1 plays Dobbm and has 64 points. */
const PLAYED: PlayedHand = {
  type: 'played',
  deal: [
    'HS HK H9 AS A10 L6 B9 B8',
    'H10 H8 AK AO L10 LK B10 B7',
    'HO H7 AU A9 LS LO BS BK',
    'HU H6 A8 A7 LU L9 BO BU',
  ],
  talon: 'L8 L7 B6 A6',
  actions: `dobbm pass pass pass discard L8 L7 B6 L6 lie good good good
    AS AO A9 A7  HS H8 H7 H6  HK H10 HO HU  L10 LS LU H9
    A10 AK AU A8  B9 B10 BS BO  BK BU B8 B7  LO L9 A6 LK`,
};

const cut = (end: string): PlayedHand => ({
  ...PLAYED,
  actions: PLAYED.actions.slice(0, PLAYED.actions.indexOf(end)),
});

describe('a hand taken over from a record', () => {
  test('is replayed, and its seats are counted from the dealer', () => {
    expect(lastHand(dobbmTerms(4, '12'), dobbmHand(3, 70), PLAYED)).toEqual({
      declarer: 4,
      contract: 'dobbm',
      multiplier: 1,
      score: 4,
      lines: [{ rule: 'dobbm/scoring/difference', points: 4, times: 1 }],
      payments: [-1, -1, -1, 3],
      cardPoints: { declarer: 64, defenders: 56 },
      revokedBy: null,
    });
  });

  test('makes the resting dealer of five pay [dobbm/scoring/resting-dealer-pays]', () => {
    expect(lastHand(dobbmTerms(5, '12'), PLAYED).payments).toEqual([-1, 4, -1, -1, -1]);
    expect(lastHand(dobbmTerms(5, '12'), dobbmHand(5, 70), PLAYED).payments).toEqual([
      4, -1, -1, -1, -1,
    ]);
  });

  test('makes its declarer the next dealer [dobbm/deal/last-declarer-deals]', () => {
    const { next } = account(dobbmTerms(4), dobbmHand(3, 70), PLAYED);
    expect(next).toMatchObject({ sitting: { dealer: 4 } });
  });

  test('is a thrown-in deal if all passed [dobbm/deal/stockerl]', () => {
    const passed = { ...PLAYED, actions: 'pass pass pass pass' };
    expect(account(dobbmTerms(5), passed).balance).toEqual([-10, 40, -10, -10, -10]);
    expect(refusalOf(dobbmTerms(5), [MUSSRUNDE], passed).kind).toBe('no-auction');
  });

  test('names who revoked [dobbm/scoring/revoke]', () => {
    const revoked = { ...cut('HS H8'), actions: `${cut('HS H8').actions} revoke 3` };
    expect(lastHand(dobbmTerms(4), revoked)).toMatchObject({
      declarer: 2,
      revokedBy: 4,
      payments: [-30, 90, -30, -30],
    });
  });

  test('reads cards and words in any case', () => {
    const small = {
      ...PLAYED,
      deal: PLAYED.deal.map((hand) => hand.toLowerCase()),
      actions: PLAYED.actions.toUpperCase(),
    };
    expect(lastHand(dobbmTerms(4), small).score).toBe(4);
  });

  test('fits the Mußrunde if the player who must declare does [dobbm/session/mussrunde]', () => {
    expect(account(dobbmTerms(4), MUSSRUNDE, PLAYED).impossible).toEqual([]);
    const other = { ...PLAYED, actions: PLAYED.actions.replace('dobbm pass', 'pass solo') };
    expect(refusalOf(dobbmTerms(4), [MUSSRUNDE], other).kind).toBe('action-refused');
  });

  test('is refused where it stops early, with what should come', () => {
    expect(refusalOf(dobbmTerms(4), [], cut('LO L9'))).toMatchObject({
      kind: 'unfinished',
      rule: 'dobbm/play/card-in-hand',
      expected: { phase: 'play', seat: 3 },
    });
  });

  test('is refused where an action is, with its token and its reason', () => {
    const wrong = { ...PLAYED, actions: PLAYED.actions.replace('AS AO', 'AS H8') };
    expect(refusalOf(dobbmTerms(4), [], wrong)).toMatchObject({
      kind: 'action-refused',
      rule: 'dobbm/play/follow-suit',
      token: 14,
      refusal: { kind: 'must-follow', card: 'H8' },
    });
    const nonsense = { ...PLAYED, actions: 'dobbm perhaps' };
    expect(refusalOf(dobbmTerms(4), [], nonsense)).toMatchObject({
      kind: 'action-refused',
      token: 1,
      refusal: { kind: 'unknown-word' },
    });
  });

  test('is refused if it is no deal [dobbm/deal/packets]', () => {
    expect(refusalOf(dobbmTerms(4), [], { ...PLAYED, talon: 'L8 L7 B6' })).toEqual({
      kind: 'no-deal',
      rule: 'dobbm/deal/packets',
      fault: { kind: 'size', seat: null, given: 3, needed: 4 },
    });
  });
});
