import { type Action, type Card, games, type Seat } from '#engine';
import type { Chance } from '#solver';
import { PASS } from '../manner.ts';
import { dealHidden, type World } from '../sampling/deal.ts';
import { hiddenFrom } from '../sampling/hidden.ts';
import type { SeatView } from '../view.ts';
import { bestBid, openContracts } from '../worth/bidding.ts';
import { bestDiscard, bestPurchase } from '../worth/exchange.ts';
import { exchanges } from '../worth/prospect.ts';
import { TABLES } from '../worth/tables.ts';
import { overDeals, type Ready, scoreOfReady } from './average.ts';

/** Deals that are thought through for each call. */
const DEALS = 60;
/** What a higher game must promise more than a pass or a lower one, in payments. */
const MARGIN = { droggn: 10, dobbm: 3 } as const;

/** The exchange of a declarer by the tables, as ordinary players make it. */
export const exchangeIn = (
  view: SeatView,
  { hands, aside: talon }: World,
  declarer: Seat,
  contract: string,
): Ready => {
  const { game: id } = view;
  if (!exchanges(id, contract)) return { declarer, contract, hands, aside: talon };
  const table = TABLES[id].ready;
  const full = games[id].sortHand([...(hands[declarer - 1] as readonly Card[]), ...talon]);
  const aside = bestDiscard(id, full, table);
  const hand = full.filter((card) => !aside.includes(card));
  const ready: Ready = { declarer, contract, hands: hands.with(declarer - 1, hand), aside };
  const purchase = contract === 'ansager' ? bestPurchase(id, hand, aside, table) : null;
  return purchase ? afterPurchase(ready, purchase.wanted, purchase.given) : ready;
};

/** The hands after a card has been bought for another. */
export const afterPurchase = (ready: Ready, wanted: Card, given: Card): Ready => ({
  ...ready,
  hands: ready.hands.map((cards, index) => {
    const [out, into] = index === ready.declarer - 1 ? [given, wanted] : [wanted, given];
    return cards.includes(out) ? [...cards.filter((card) => card !== out), into] : cards;
  }),
});

interface Standing {
  readonly seat: Seat;
  readonly contract: string;
}

/** The auction after a call of the view's seat, the others calling as ordinary players. */
const highestAfter = (view: SeatView, world: World, call: string | null): Standing | null => {
  const game = games[view.game];
  const before = view.calls.findLast(({ word }) => word !== 'pass');
  let standing: Standing | null = before ? { seat: before.seat, contract: before.word } : null;
  if (call !== null) standing = { seat: view.seat, contract: call };
  for (const seat of game.seats.slice(view.seat)) {
    const above = standing ? game.contracts.indexOf(standing.contract) + 1 : 0;
    const open = game.contracts.slice(above).filter((contract) => contract !== 'super-mord');
    const bid = bestBid(view.game, world.hands[seat - 1] ?? [], open);
    if (bid) standing = { seat, contract: bid.contract };
  }
  return standing;
};

/** What the seat of the view is paid in a deal after its call. */
const paymentAfter = (view: SeatView, world: World, call: string | null): number => {
  const standing = highestAfter(view, world, call);
  if (!standing) return 0;
  const ready = exchangeIn(view, world, standing.seat, standing.contract);
  const score = scoreOfReady(view, ready);
  return standing.seat === view.seat ? score * (games[view.game].seats.length - 1) : -score;
};

/** A call or a pass, whichever is paid best on the average of many deals. */
export const callStrongly = (view: SeatView, chance: Chance, effort: number): Action => {
  const hidden = hiddenFrom(view);
  const calls = [null, ...openContracts(view)];
  const sums = calls.map(() => 0);
  const deals = overDeals(DEALS, effort, () => {
    const world = dealHidden(hidden, () => 1, chance);
    calls.forEach((call, index) => {
      sums[index] = (sums[index] as number) + paymentAfter(view, world, call);
    });
  });
  let best = 0;
  sums.forEach((sum, index) => {
    if (sum > (sums[best] as number) + MARGIN[view.game] * deals) best = index;
  });
  const contract = calls[best];
  return contract ? { type: 'bid', contract } : PASS;
};
