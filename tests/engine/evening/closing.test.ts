import { describe, expect, test } from 'vitest';
import {
  account,
  ansager,
  dobbmHand,
  dobbmTerms,
  droggnTerms,
  LAST_THREE,
  MUSSRUNDE,
  refusalOf,
  THROWN_IN,
} from './table.ts';

describe('the last three hands of Droggn', () => {
  const terms = droggnTerms(3);
  const hand = ansager(2, 40);

  test('are dealt by the next declarer first, which makes four hands [droggn/scoring/last-three-hands, mcleod-droggn]', () => {
    const left = [0, 1, 2, 3].map((played) => {
      const { next } = account(
        terms,
        hand,
        LAST_THREE,
        ...Array.from({ length: played }, () => hand),
      );
      return next.closing?.left;
    });
    expect(left).toEqual([4, 3, 2, 1]);
    expect(account(terms, LAST_THREE, hand, hand, hand, hand).next).toEqual({
      kind: 'over',
      closing: { kind: 'last-three', left: 0 },
      rules: ['droggn/scoring/last-three-hands'],
    });
  });

  test('do not count a deal that is thrown in [droggn/scoring/thrown-in-not-counted, inferred]', () => {
    const { next } = account(terms, LAST_THREE, THROWN_IN, hand, THROWN_IN, THROWN_IN);
    expect(next.closing).toEqual({ kind: 'last-three', left: 3 });
  });

  test('end the evening: nothing can be entered after them [droggn/scoring/last-three-hands]', () => {
    const over = [LAST_THREE, hand, hand, hand, hand];
    for (const entry of [hand, THROWN_IN, LAST_THREE]) {
      expect(refusalOf(terms, over, entry)).toEqual({
        kind: 'evening-over',
        rule: 'droggn/scoring/last-three-hands',
        closing: 'last-three',
      });
    }
  });

  test('are called once, and not in Dobbm [droggn/scoring/last-three-hands]', () => {
    expect(refusalOf(terms, [LAST_THREE, hand], LAST_THREE)).toMatchObject({
      kind: 'already-closing',
      closing: 'last-three',
    });
    expect(refusalOf(dobbmTerms(4), [], LAST_THREE)).toMatchObject({
      kind: 'other-game',
      game: 'droggn',
    });
  });
});

describe('the Mußrunde of Dobbm', () => {
  test.each([4, 5])(
    'lets each of %i players declare once, from the left of the dealer [dobbm/session/mussrunde, mcleod-dobbm]',
    (players) => {
      const terms = dobbmTerms(players);
      const entries = [dobbmHand(3, 70), MUSSRUNDE];
      const due: number[] = [];
      for (let { next } = account(terms, ...entries); next.kind === 'deal'; ) {
        if (next.mustDeclare === null) throw new Error('nobody must declare');
        expect(next.mayDeclare).toEqual([next.mustDeclare]);
        due.push(next.mustDeclare);
        entries.push(dobbmHand(next.mustDeclare, 50));
        next = account(terms, ...entries).next;
      }
      expect(due).toEqual(players === 4 ? [4, 1, 2, 3] : [4, 5, 1, 2, 3]);
    },
  );

  test('lets the player who must declare choose Solo, and be doubled [dobbm/session/mussrunde-no-auction]', () => {
    const solo = dobbmHand(2, 72, { contract: 'solo', doublings: 2 });
    expect(account(dobbmTerms(4), MUSSRUNDE, solo).balance).toEqual([-96, 288, -96, -96]);
  });

  test('refuses any other declarer [dobbm/session/mussrunde, mcleod-dobbm]', () => {
    expect(refusalOf(dobbmTerms(4), [MUSSRUNDE], dobbmHand(3, 70))).toEqual({
      kind: 'must-declare',
      rule: 'dobbm/session/mussrunde',
      given: 3,
      due: 2,
    });
  });

  test('has no auction, so nothing is thrown in [dobbm/session/mussrunde-no-auction, inferred]', () => {
    expect(refusalOf(dobbmTerms(5), [MUSSRUNDE], THROWN_IN)).toEqual({
      kind: 'no-auction',
      rule: 'dobbm/session/mussrunde-no-auction',
      due: 2,
    });
  });

  test('ends the evening, and is not known in Droggn [dobbm/session/mussrunde]', () => {
    const round = [MUSSRUNDE, ...([2, 3, 4, 1] as const).map((player) => dobbmHand(player, 70))];
    expect(account(dobbmTerms(4), ...round).next.kind).toBe('over');
    expect(refusalOf(dobbmTerms(4), round, dobbmHand(2, 70))).toMatchObject({
      kind: 'evening-over',
      closing: 'mussrunde',
    });
    expect(refusalOf(droggnTerms(3), [], MUSSRUNDE)).toMatchObject({
      kind: 'other-game',
      game: 'dobbm',
    });
  });
});
