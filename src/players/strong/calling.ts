import { type Action, type Card, games, type Seat } from '#engine';
import type { Chance } from '#solver';
import { PASS } from '../manner.ts';
import { dealerOf, type World } from '../sampling/deal.ts';
import { hiddenFrom } from '../sampling/hidden.ts';
import type { SeatView } from '../view.ts';
import { bestBid, openContracts } from '../worth/bidding.ts';
import { bestDiscard, bestPurchase } from '../worth/exchange.ts';
import { exchanges, prospectOf } from '../worth/prospect.ts';
import { TABLES } from '../worth/tables.ts';
import { type Ready, scoreOfReady } from './average.ts';
import { dealsWith, raced } from './race.ts';

const SUPER_MORD = 'super-mord';
const GSTIESS = 'G';
/** Deals that are thought through for each call. */
const DEALS = 60;
/** What a higher game must promise more than a pass or a lower one, in payments. */
const MARGIN = { droggn: 10, dobbm: 3 } as const;

/** The points that a Super must promise before a Super Mord is thought of. */
const MORD_AT = 58;

/**
 * The calls that are weighed. All tricks in a Super pay as much as a Super Mord and risk less, so
 * that one pays for the holder of the Gstieß alone, who may lay it out.
 *
 * @rule droggn/scoring/match
 * @rule droggn/announcing/lay-out-gstiess
 */
const callsOf = (view: SeatView): readonly (string | null)[] => {
  const { game, hand, actions } = view;
  const mord = actions.some((action) => action.type === 'bid' && action.contract === SUPER_MORD);
  const strong = () => prospectOf(game, hand, 'super').points >= MORD_AT;
  const dares = mord && hand.includes(GSTIESS) && strong();
  return [null, ...openContracts(view), ...(dares ? [SUPER_MORD] : [])];
};

/** The exchange of a declarer by the tables, as ordinary players make it. */
export const exchangeIn = (
  view: SeatView,
  { hands, aside: talon }: World,
  declarer: Seat,
  contract: string,
): Ready => {
  const { game: id } = view;
  if (!exchanges(id, contract)) {
    const lays = contract === SUPER_MORD && hands[declarer - 1]?.includes(GSTIESS);
    const laidOut = lays ? { card: GSTIESS, by: declarer } : null;
    return { declarer, contract, hands, aside: talon, laidOut };
  }
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
    const open = game.contracts.slice(above).filter((contract) => contract !== SUPER_MORD);
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
  const dealer = dealerOf(hiddenFrom(view), () => 1);
  const calls = callsOf(view);
  const margin = MARGIN[view.game];
  const means = raced({
    choices: calls.length,
    deals: dealsWith(DEALS, effort),
    handicaps: calls.map((call) => (call === null ? 0 : -margin)),
    slack: margin,
    deal: () => {
      const world = dealer(chance);
      return (choice) => paymentAfter(view, world, calls[choice] ?? null);
    },
  });
  let best: string | null = null;
  let most = means[0] ?? Number.NEGATIVE_INFINITY;
  calls.forEach((call, index) => {
    const mean = means[index];
    if (call === null || mean == null || mean <= most) return;
    best = call;
    most = mean + margin;
  });
  return best === null ? PASS : { type: 'bid', contract: best };
};
