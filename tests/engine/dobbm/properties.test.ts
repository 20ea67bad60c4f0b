import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DobbmState, dobbm, type Score, sumOf } from '#engine';
import { deals, hands } from './arbitraries.ts';

const endOf = (states: readonly DobbmState[]): DobbmState => {
  const last = states.at(-1);
  if (!last) throw new Error('a hand without a state');
  return last;
};

const scoreOf = (states: readonly DobbmState[]): Score | null => dobbm.view(endOf(states)).score;

const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);

describe('in any division of the pack', () => {
  test('the sides share 120 points [dobbm/scoring/one-hundred-twenty, mcleod-dobbm]', () => {
    fc.assert(
      fc.property(fc.subarray([...dobbm.pack]), (ours) => {
        const theirs = dobbm.pack.filter((card) => !ours.includes(card));
        expect(dobbm.count(ours).total + dobbm.count(theirs).total).toBe(120);
      }),
    );
    expect(dobbm.totalPoints).toBe(120);
  });

  test('the groups of a count run up to its total [dobbm/scoring/counting]', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...dobbm.pack], { minLength: 1 }), (pile) => {
        const { groups, total } = dobbm.count(pile);
        expect(groups.flatMap(({ cards }) => cards)).toEqual(pile);
        expect(groups.at(-1)?.running).toBe(total);
      }),
    );
  });
});

describe('in any legal hand', () => {
  test('exactly the legal cards are accepted, and there is one [dobbm/play/play-freely]', () => {
    fc.assert(
      fc.property(hands, (states) => {
        for (const state of states) {
          if (state.phase !== 'play') continue;
          const legal = dobbm.legalCards(state);
          expect(legal.length).toBeGreaterThan(0);
          const accepted = dobbm.pack.filter(
            (card) => dobbm.apply(state, { type: 'play', card }).ok,
          );
          const allowed = dobbm.pack.filter((card) => dobbm.refusalOfCard(state, card) === null);
          expect(accepted).toEqual(dobbm.sortHand(legal));
          expect(allowed).toEqual(accepted);
        }
      }),
      { numRuns: 30 },
    );
  });

  test('exactly the legal actions are accepted', () => {
    const words = ['pass', 'no-buy', 'lie', 'good', 'schwacher', 'retour'] as const;
    const bids = dobbm.contracts.map((contract) => ({ type: 'bid', contract }) as const);
    const actions = [...words.map((type) => ({ type })), ...bids];
    fc.assert(
      fc.property(hands, (states) => {
        for (const state of states) {
          if (state.phase === 'play') continue;
          const accepted = actions.filter((action) => dobbm.apply(state, action).ok);
          expect(dobbm.legalActions(state)).toEqual(expect.arrayContaining(accepted));
          expect(dobbm.legalActions(state)).toHaveLength(accepted.length);
        }
      }),
    );
  });

  test('no card is lost and none appears twice', () => {
    fc.assert(
      fc.property(hands, (states) => {
        for (const state of states) {
          const { hands, talon, talonTaken, discard, trick, tricks } = dobbm.view(state);
          const all = [
            ...hands.flat(),
            ...(talonTaken ? discard : talon),
            ...(trick?.cards ?? []),
            ...tricks.flatMap(({ cards }) => cards),
          ];
          expect(dobbm.sortHand(all)).toEqual(dobbm.pack);
        }
      }),
    );
  });

  test('the points of both sides are 120 at the end, and all cards lie in the piles', () => {
    fc.assert(
      fc.property(hands, (states) => {
        const { thrownIn, points, piles } = dobbm.view(endOf(states));
        if (thrownIn) return;
        expect(points.declarer + points.defenders).toBe(120);
        expect(dobbm.sortHand([...piles.declarer, ...piles.defenders])).toEqual(dobbm.pack);
      }),
    );
  });

  test('the payments sum to zero, one for each player [dobbm/scoring/each-other-pays]', () => {
    fc.assert(
      fc.property(hands, (states) => {
        const score = scoreOf(states);
        if (!score) return;
        expect(sum(score.payments)).toBe(0);
        expect([4, 5]).toContain(score.payments.length);
      }),
    );
  });

  test('the lines sum to the score, and none is of 0 points [dobbm/scoring/difference]', () => {
    fc.assert(
      fc.property(hands, (states) => {
        const score = scoreOf(states);
        if (!score) return;
        expect(sumOf(score.lines)).toBe(score.score);
        expect(score.lines.every(({ points }) => points !== 0)).toBe(true);
      }),
    );
  });

  test('a revoke between auction and end scores half a Match against its side [dobbm/scoring/revoke]', () => {
    fc.assert(
      fc.property(hands, fc.nat(), fc.constantFrom(...dobbm.seats), (states, place, seat) => {
        const state = states[place % states.length];
        if (!state || state.phase === 'auction' || state.phase === 'over') return;
        const result = dobbm.apply(state, { type: 'revoke', seat });
        if (!result.ok) throw new Error(JSON.stringify(result.error));
        const { score, revoked } = dobbm.view(result.value);
        expect(revoked).toBe(seat);
        expect(Math.sign(score?.score ?? 0)).toBe(seat === state.declarer ? -1 : 1);
        expect(Math.abs(score?.lines[0]?.points ?? 0)).toBe(30);
        expect(sum(score?.payments ?? [])).toBe(0);
      }),
    );
  });

  test('printed and read again, an action is the same', () => {
    fc.assert(
      fc.property(hands, (states) => {
        const actions = states.flatMap((state) => dobbm.legalActions(state));
        const readings = actions.map((action) =>
          dobbm.notation.read(dobbm.notation.print(action), 0),
        );
        const values = readings.map((reading) => (reading?.ok ? reading.value.action : null));
        expect(values).toEqual(actions);
      }),
    );
  });

  test('the seat to act is the one that is expected, until nobody is', () => {
    fc.assert(
      fc.property(hands, (states) => {
        for (const state of states) {
          const expected = dobbm.expected(state);
          expect(dobbm.turn(state)).toBe(expected.seat);
          expect(dobbm.view(state)).toMatchObject({ turn: expected.seat, phase: expected.phase });
          expect(expected.seat === null).toBe(state.phase === 'over');
        }
      }),
    );
  });
});

test('any deal can be started [dobbm/deal/packets]', () => {
  fc.assert(
    fc.property(deals, (deal) => {
      expect(dobbm.view(dobbm.start(deal, {}))).toMatchObject({ turn: 1, dealt: deal.hands });
    }),
  );
});
