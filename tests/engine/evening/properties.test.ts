import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Account,
  accountOf,
  appendEntry,
  type Evening,
  editEvening,
  enterEdit,
  transfersOf,
} from '#engine';
import { edits, entryAt, evenings, terms } from './arbitraries.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((one, two) => one + two, 0);

/** The account of each evening on the way to this one. */
const accountsOf = (evening: Evening): readonly Account[] =>
  [...evening.entries.keys(), evening.entries.length].map((length) =>
    accountOf({ ...evening, entries: evening.entries.slice(0, length) }),
  );

describe('in any evening', () => {
  test('the payments of each hand and of the whole sum to zero [dobbm/session/cash-each-hand]', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        const { postings, balance, settlement } = accountOf(evening);
        for (const posting of postings) {
          if (posting.kind === 'hand') expect(sum(posting.hand.payments)).toBe(0);
          expect(sum(posting.balance)).toBe(0);
        }
        expect(sum(balance)).toBe(0);
        expect(sum(settlement.amounts)).toBe(0);
      }),
    );
  });

  test('the lines of each hand sum to its score', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        for (const posting of accountOf(evening).postings) {
          if (posting.kind !== 'hand') continue;
          const { lines, score } = posting.hand;
          expect(sum(lines.map(({ points, times }) => points * times))).toBe(score);
        }
      }),
    );
  });

  test('the dealer is the last declarer, but before the first hand and after five have passed at Dobbm [droggn/deal/last-declarer-deals, dobbm/deal/last-declarer-deals]', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        const { terms } = evening;
        const stockerls = terms.game === 'dobbm' && terms.players.length === 5;
        let dealer: number = terms.firstDealer;
        accountsOf(evening).forEach(({ postings, next }, length) => {
          const posting = postings[length - 1];
          if (posting?.kind === 'hand') dealer = posting.hand.declarer;
          if (posting?.kind === 'thrown-in' && stockerls) dealer = (dealer % 5) + 1;
          if (next.kind === 'deal') expect(next.sitting.dealer).toBe(dealer);
        });
      }),
    );
  });

  test('the dealer alone rests, at a table with one player too many, and never declares [droggn/overview/four-at-the-table, dobbm/overview/five-at-the-table]', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        const seats = evening.terms.game === 'droggn' ? 3 : 4;
        for (const posting of accountOf(evening).postings) {
          if (posting.kind !== 'hand') continue;
          const { sitting, hand } = posting;
          const resting = evening.terms.players.length > seats ? sitting.dealer : null;
          expect(sitting.resting).toBe(resting);
          expect(hand.declarer).not.toBe(resting);
          expect(sitting.seats).toContain(hand.declarer);
          expect(new Set(sitting.seats).size).toBe(seats);
        }
      }),
    );
  });

  test('what a player has in Droggn is N times his score less the sum of all scores [droggn/scoring/settlement]', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        if (evening.terms.game !== 'droggn') return;
        const { balance, scores } = accountOf(evening);
        expect(balance).toEqual(scores.map((score) => scores.length * score - sum(scores)));
      }),
    );
  });

  test('the pairs of Droggn pay just what the settlement says [droggn/scoring/settlement]', () => {
    fc.assert(
      fc.property(evenings, ({ terms, ...rest }) => {
        if (terms.game !== 'droggn') return;
        const { settlement } = accountOf({ terms, ...rest });
        const amounts = terms.players.map((_, index) => {
          const into = settlement.pairs.filter(({ to }) => to === index + 1);
          const outOf = settlement.pairs.filter(({ from }) => from === index + 1);
          return sum(into.map(({ amount }) => amount)) - sum(outOf.map(({ amount }) => amount));
        });
        expect(amounts).toEqual(settlement.amounts);
      }),
    );
  });

  test('closing rounds are as long as they must be, and nothing stands after them [droggn/scoring/last-three-hands, dobbm/session/mussrunde]', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        const { postings, next } = accountOf(evening);
        const called = postings.findIndex(({ kind }) => kind === 'call');
        if (called < 0) {
          expect(next.closing).toBeNull();
          return;
        }
        const { game, players } = evening.terms;
        const hands = postings.slice(called).filter(({ kind }) => kind === 'hand').length;
        const length = game === 'droggn' ? 4 : players.length;
        expect(next.closing?.left).toBe(length - hands);
        expect(next.kind).toBe(hands === length ? 'over' : 'deal');
      }),
    );
  });

  test('each player declares once in a Mußrunde [dobbm/session/mussrunde]', () => {
    fc.assert(
      fc.property(evenings, (evening) => {
        if (evening.terms.game !== 'dobbm') return;
        const declarers = accountOf(evening).postings.flatMap((posting) =>
          posting.kind === 'hand' && posting.closing ? [posting.hand.declarer] : [],
        );
        expect(new Set(declarers).size).toBe(declarers.length);
      }),
    );
  });
});

describe('any edit', () => {
  test('and its undo give back the same evening and the same account', () => {
    fc.assert(
      fc.property(edits, ([evening, edit]) => {
        const there = editEvening(evening, edit);
        const back = editEvening(there.evening, there.undo);
        expect(back.evening).toEqual(evening);
        expect(accountOf(back.evening)).toEqual(accountOf(evening));
        expect(editEvening(back.evening, back.undo).evening).toEqual(there.evening);
      }),
    );
  });

  test('leaves everything before it as it was', () => {
    fc.assert(
      fc.property(edits, ([evening, edit]) => {
        if (edit.type === 'terms') return;
        const before = accountOf(evening).postings.slice(0, edit.at);
        const after = accountOf(editEvening(evening, edit).evening).postings.slice(0, edit.at);
        expect(after).toEqual(before);
      }),
    );
  });

  test('is refused only for its own entry; what it disturbs is reported and kept', () => {
    fc.assert(
      fc.property(edits, ([evening, edit]) => {
        const entered = enterEdit(evening, edit);
        const { evening: changed } = editEvening(evening, edit);
        if (!entered.ok) {
          if (edit.type !== 'insert' && edit.type !== 'replace') throw new Error(edit.type);
          expect(accountOf(changed).postings[edit.at]).toMatchObject({
            kind: 'impossible',
            refusal: entered.error,
          });
          return;
        }
        const { account, disturbed } = entered.value;
        expect(entered.value.evening).toEqual(changed);
        expect(account).toEqual(accountOf(changed));
        const places = account.impossible.map(({ at }) => at);
        expect(places).toEqual(expect.arrayContaining(disturbed.map(({ at }) => at)));
      }),
    );
  });

  test('at the end disturbs nothing', () => {
    fc.assert(
      fc.property(
        evenings.chain((evening) => fc.tuple(fc.constant(evening), entryAt(evening.terms))),
        ([evening, entry]) => {
          const entered = appendEntry(evening, entry);
          if (entered.ok) expect(entered.value.disturbed).toEqual([]);
        },
      ),
    );
  });
});

test('an impossible entry counts for nothing: the account is that of the others', () => {
  fc.assert(
    fc.property(evenings, (evening) => {
      const { postings, impossible, ...rest } = accountOf(evening);
      const possible = postings.filter(({ kind }) => kind !== 'impossible');
      const entries = possible.map(({ entry }) => entry);
      const cleaned = accountOf({ ...evening, entries });
      expect(cleaned.impossible).toEqual([]);
      expect(cleaned).toMatchObject(rest);
      expect(possible.length + impossible.length).toBe(evening.entries.length);
    }),
  );
});

/** How many payments it takes at least: one fewer than there are players in each group that sums to 0. */
const fewestOf = (amounts: readonly number[]): number => {
  const owed = amounts.filter((amount) => amount !== 0);
  const groupsIn = (left: readonly number[]): number => {
    const [first, ...rest] = left;
    if (first === undefined) return 0;
    let most = 0;
    for (let chosen = 0; chosen < 2 ** rest.length; chosen += 1) {
      const others = rest.filter((_, index) => (chosen >> index) & 1);
      if (first + sum(others) !== 0) continue;
      most = Math.max(most, 1 + groupsIn(rest.filter((_, index) => !((chosen >> index) & 1))));
    }
    return most;
  };
  return owed.length - groupsIn(owed);
};

test('the transfers settle any amounts, and no way takes fewer', () => {
  const amounts = fc
    .array(fc.integer({ min: -5, max: 5 }), { minLength: 2, maxLength: 4 })
    .map((some) => [...some, 0 - sum(some)]);
  fc.assert(
    fc.property(amounts, (owed) => {
      const transfers = transfersOf(owed);
      const left = owed.map(
        (amount, index) =>
          amount +
          sum(transfers.filter(({ from }) => from === index + 1).map((one) => one.amount)) -
          sum(transfers.filter(({ to }) => to === index + 1).map((one) => one.amount)),
      );
      expect(left.every((amount) => amount === 0)).toBe(true);
      expect(transfers.every(({ amount }) => amount > 0)).toBe(true);
      expect(transfers).toHaveLength(fewestOf(owed));
    }),
  );
});

test('an evening without entries has an account of zeroes', () => {
  fc.assert(
    fc.property(terms, (one) => {
      const account = accountOf({ title: '', date: '', terms: one, entries: [] });
      expect(account.balance).toEqual(one.players.map(() => 0));
      expect(account.settlement.transfers).toEqual([]);
      expect(account.next).toMatchObject({ kind: 'deal', sitting: { dealer: one.firstDealer } });
    }),
  );
});
