import type {
  Action,
  Card,
  Game,
  GameId,
  HandState,
  LayOut,
  OpenTrick,
  Options,
  Phase,
  Seat,
  Spoken,
  SuitId,
  TableView,
  Trick,
} from '#engine';
import { voidsOf } from './voids.ts';

/** A card bought from a defender. The card given for it is seen by the two who exchange alone. */
export interface SeenPurchase {
  readonly card: Card;
  readonly from: Seat;
  /** Null for the one who is not shown it. */
  readonly given: Card | null;
}

/**
 * Everything that one seat may know at one moment, and nothing else: plain data, which crosses to a
 * worker as it is.
 *
 * @rule droggn/exchange/talon-hidden
 * @rule droggn/exchange/open-handover
 * @rule droggn/exchange/talon-untouched
 * @rule dobbm/exchange/solo-dobb-untouched
 */
export interface SeatView {
  readonly game: GameId;
  readonly options: Options;
  readonly seat: Seat;
  readonly phase: Phase;
  /** Null when the hand is over. */
  readonly turn: Seat | null;
  /** The own cards as a player sorts them. */
  readonly hand: readonly Card[];
  /** The undealt cards, for the declarer who has taken them up. */
  readonly talon: readonly Card[] | null;
  /** The own discard. */
  readonly discard: readonly Card[] | null;
  /** The words of the auction in order. */
  readonly calls: readonly Spoken[];
  readonly declarer: Seat | null;
  readonly contract: string | null;
  readonly bought: SeenPurchase | null;
  readonly laidOut: LayOut | null;
  /** The words of the doubling in order. */
  readonly doublings: readonly Spoken[];
  /** The doublings alone: 1, 2, 4 … */
  readonly multiplier: number;
  /** The trick on the table; null when none is open. */
  readonly trick: OpenTrick | null;
  readonly tricks: readonly Trick[];
  /** The suits that each seat has shown to be void of, index seat - 1. */
  readonly voids: readonly (readonly SuitId[])[];
  /** If it is this seat's turn: all legal actions but `discard`, `buy` and `revoke`. */
  readonly actions: readonly Action[];
}

/** A hand at one moment, as the referee has it. */
export interface Moment {
  readonly game: Game;
  readonly options: Options;
  readonly state: HandState;
}

const purchaseSeenBy = (seat: Seat, { bought, declarer }: TableView): SeenPurchase | null => {
  if (!bought) return null;
  const { card, from, given } = bought;
  return { card, from, given: seat === declarer || seat === from ? given : null };
};

/** The legal actions, cards in the order in which a player sorts them. */
const actionsIn = ({ game, state }: Moment): readonly Action[] =>
  state.phase === 'play'
    ? game.sortHand(game.legalCards(state)).map((card) => ({ type: 'play', card }))
    : game.legalActions(state);

/** What a seat may know. */
export const seatView = (moment: Moment, seat: Seat): SeatView => {
  const { game, options, state } = moment;
  const table = game.view(state);
  const { phase, turn, declarer, contract, calls, doublings, multiplier } = table;
  const { laidOut, trick, tricks } = table;
  const took = table.talonTaken && declarer === seat;
  return {
    game: game.id,
    options,
    seat,
    phase,
    turn,
    hand: game.sortHand(table.hands[seat - 1] ?? []),
    talon: took ? game.sortHand(table.talon) : null,
    discard: took && phase !== 'discarding' ? game.sortHand(table.discard) : null,
    calls,
    declarer,
    contract,
    bought: purchaseSeenBy(seat, table),
    laidOut,
    doublings,
    multiplier,
    trick,
    tricks,
    voids: voidsOf(game, trick ? [...tricks, trick] : tricks),
    actions: turn === seat ? actionsIn(moment) : [],
  };
};
