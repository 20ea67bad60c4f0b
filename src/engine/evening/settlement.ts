import { type Player, playersOf } from './player.ts';
import type { Terms } from './terms.ts';

/** One player pays another. `amount` is positive, in the unit of the settlement. */
export interface Transfer {
  readonly from: Player;
  readonly to: Player;
  readonly amount: number;
}

/** Who owes whom at the end of the evening. */
export interface Settlement {
  readonly unit: 'groschen' | 'schilling';
  /** What each player wins or loses in all; sums to 0. */
  readonly amounts: readonly number[];
  /** As few payments as settle it. */
  readonly transfers: readonly Transfer[];
  /** Droggn as it is done at the table: every pair pays its difference. Empty in Dobbm. */
  readonly pairs: readonly Transfer[];
}

/**
 * Droggn is settled at the end at so many Groschen a point; the balance holds every pair's
 * difference already. In Dobbm cash has gone after each hand, and this is what it came to.
 *
 * @rule droggn/scoring/settlement
 * @rule dobbm/session/cash-each-hand
 */
export const settlementOf = (
  terms: Terms,
  balance: readonly number[],
  scores: readonly number[],
): Settlement => {
  if (terms.game === 'dobbm') {
    return { unit: 'schilling', amounts: balance, transfers: transfersOf(balance), pairs: [] };
  }
  const amounts = balance.map((points) => points * terms.groschen);
  const pairs = pairsOf(scores.map((score) => score * terms.groschen));
  return { unit: 'groschen', amounts, transfers: transfersOf(amounts), pairs };
};

const pairsOf = (scores: readonly number[]): readonly Transfer[] => {
  const players = playersOf(scores.length);
  const scoreOf = (player: Player): number => scores[player - 1] ?? 0;
  return players.flatMap((one) =>
    players
      .filter((other) => scoreOf(other) > scoreOf(one))
      .map((other) => ({ from: one, to: other, amount: scoreOf(other) - scoreOf(one) })),
  );
};

/**
 * The fewest payments that settle the amounts. Who owes just what another is owed pays him; of the
 * rest, the greatest debtor pays the greatest creditor until nobody owes. With up to five players
 * no way takes fewer.
 */
export const transfersOf = (amounts: readonly number[]): readonly Transfer[] => {
  const left = [...amounts];
  const transfers: Transfer[] = [];
  for (let next = nextTransfer(left); next; next = nextTransfer(left)) {
    transfers.push(next);
    left[next.from - 1] = (left[next.from - 1] ?? 0) + next.amount;
    left[next.to - 1] = (left[next.to - 1] ?? 0) - next.amount;
  }
  return transfers;
};

const nextTransfer = (left: readonly number[]): Transfer | null => {
  const players = playersOf(left.length);
  const amountOf = (player: Player): number => left[player - 1] ?? 0;
  const debtors = players.filter((player) => amountOf(player) < 0);
  for (const from of debtors) {
    const to = players.find((player) => amountOf(player) === -amountOf(from));
    if (to) return { from, to, amount: amountOf(to) };
  }
  const [from] = debtors.toSorted((one, other) => amountOf(one) - amountOf(other));
  const [to] = players.toSorted((one, other) => amountOf(other) - amountOf(one));
  if (from === undefined || to === undefined) return null;
  return { from, to, amount: Math.min(-amountOf(from), amountOf(to)) };
};
