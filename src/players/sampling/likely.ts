import { type Card, type GameId, games, playerOf } from '#engine';
import { below, packs } from '#solver';
import type { SeatView } from '../view.ts';
import { bestDiscard, pointsAside } from '../worth/exchange.ts';
import { masksOf, sumOver } from '../worth/features.ts';
import { TABLES } from '../worth/tables.ts';
import { type Dealer, dealerOf, type Leaning, type World } from './deal.ts';
import { type Hidden, wasExchanged } from './hidden.ts';

/** The points that a declarer's hand promises when it is bid, about, and how sharply it is judged. */
const BID_AT: Readonly<Record<GameId, number>> = { droggn: 38, dobbm: 58 };
const SHARPNESS: Readonly<Record<GameId, number>> = { droggn: 3, dobbm: 8 };
/** How many deals are looked at before one is taken as it is. */
const TRIES = 4;
const TRIES_READY = 8;

/** How readily a declarer puts a card away. */
const asideLeaning = (game: GameId, card: Card): number => {
  const rank = card.slice(1);
  if (game === 'dobbm') {
    if (card.endsWith('S')) return 0.05;
    if (card.startsWith('H')) return 0.1;
    return rank === '10' ? 3 : 1;
  }
  if (rank === 'K') return 0.02;
  if (card.startsWith('T')) return 0.05;
  return rank === 'Q' || rank === 'R' || rank === 'J' ? 2.5 : 1;
};

/** Cards on which people bid. */
const isStrong = (game: GameId, card: Card): boolean =>
  game === 'dobbm'
    ? card.endsWith('S') || card.startsWith('H')
    : card.endsWith('K') || card === 'G' || /^T(1[6-9]|2\d)$/.test(card);

const leaningOf = (view: SeatView): Leaning => {
  const { game, declarer } = view;
  const aside = games[game].seats.length;
  const exchanged = wasExchanged(view);
  return (card, place) => {
    if (place === aside) return exchanged ? asideLeaning(game, card) : 1;
    return declarer !== null && place === declarer - 1 && isStrong(game, card) ? 1.5 : 1;
  };
};

/** Where nothing has been put away yet, high cards are likelier with the declarer, aside too. */
const leaningBeforeExchange = (view: SeatView): Leaning => {
  const { game, declarer } = view;
  const aside = games[game].seats.length;
  return (card, place) =>
    (place === aside || place + 1 === declarer) && isStrong(game, card) ? 1.5 : 1;
};

/** The cards that a seat has played. */
const playedBy = ({ game, trick, tricks }: SeatView, seat: number): readonly Card[] =>
  [...tricks, ...(trick ? [trick] : [])].flatMap((of) =>
    of.cards.filter((card) => playerOf(of, card, games[game].seats.length) === seat),
  );

/** How likely the declarer would have bid on the cards of a deal. */
const oddsOfBidIn = (view: SeatView): ((world: World) => number) => {
  const { game, declarer, seat } = view;
  if (declarer === null || declarer === seat) return () => 1;
  const pack = packs[game];
  const played = playedBy(view, declarer);
  return ({ hands, aside }) => {
    const masks = masksOf(pack, [...(hands[declarer - 1] ?? []), ...played]);
    const points = sumOver(pack, masks, TABLES[game].ready) + pointsAside(pack, aside);
    return 1 / (1 + Math.exp((BID_AT[game] - points) / SHARPNESS[game]));
  };
};

const FINENESS = 1 << 20;

/** Deals until one is likely enough, a few times at the most. */
const sifted =
  (deal: Dealer, odds: (world: World) => number, most: number): Dealer =>
  (chance) => {
    let world = deal(chance);
    for (let tries = 1; tries < most; tries += 1) {
      if (below(chance, FINENESS) / FINENESS < odds(world)) break;
      world = deal(chance);
    }
    return world;
  };

/**
 * Deals what the seat does not see so that it agrees with all it has seen: the cards played and
 * shown, the voids, the exchange; and, as far as such a thing can be judged, with the auction.
 */
export const likelyDealer = (view: SeatView, hidden: Hidden): Dealer =>
  sifted(dealerOf(hidden, leaningOf(view)), oddsOfBidIn(view), TRIES);

/**
 * The same before the first lead, when nothing has been shown: the declarer has put away what he
 * would put away of such cards.
 */
export const likelyReady = (view: SeatView, hidden: Hidden): Dealer => {
  const { game, declarer, seat, bought } = view;
  if (declarer === null || declarer === seat || !wasExchanged(view)) {
    return likelyDealer(view, hidden);
  }
  const deal = dealerOf(hidden, leaningBeforeExchange(view));
  const exchange: Dealer = (chance) => {
    const { hands, aside } = deal(chance);
    const full = games[game].sortHand([...(hands[declarer - 1] as readonly Card[]), ...aside]);
    const open = full.filter((card) => card !== bought?.card);
    const away = bestDiscard(game, open, TABLES[game].ready);
    return {
      hands: hands.with(
        declarer - 1,
        full.filter((card) => !away.includes(card)),
      ),
      aside: away,
    };
  };
  return sifted(exchange, oddsOfBidIn(view), TRIES_READY);
};
