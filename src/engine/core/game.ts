import type { Action } from './action.ts';
import type { Card, SuitId } from './card.ts';
import type { Counting } from './counting.ts';
import type { Deal, Packets } from './deal.ts';
import type { Notation, NotationFault } from './notation.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Expectation, Refusal } from './refusal.ts';
import type { Result } from './result.ts';
import type { GameId } from './rule.ts';
import type { Seat } from './seat.ts';
import type { Phase, TableView } from './view.ts';

/**
 * A hand at one moment. What else a state holds is its game's own business: callers take it from
 * `start` or `apply`, hand it back to the same game, and look at it through `view`.
 */
export interface HandState {
  readonly game: GameId;
  readonly phase: Phase;
}

/**
 * A game as a referee sees it: pure functions over an immutable state, closed over the game's
 * constants. `droggn` and `dobbm` are the two values.
 */
export interface Game<State extends HandState = HandState> extends Packets {
  readonly id: GameId;
  /** The bids, lowest first. */
  readonly contracts: readonly string[];
  readonly tricks: number;
  /** The card points of the whole pack. */
  readonly totalPoints: number;
  readonly optionSpecs: readonly OptionSpec[];
  readonly notation: Notation;

  /** A hand before the first word. Throws if the deal is not the pack (see `faultOfDeal`). */
  start(deal: Deal, options: Options): State;
  /** The state after an action, or why it is refused. */
  apply(state: State, action: Action): Result<State, Refusal>;
  /** What must happen now, and the rule that says so. */
  expected(state: State): Expectation;
  /** Why text that is no action is refused at this point. */
  refusalOfFault(state: State, fault: NotationFault): Refusal;
  /** The seat to act; null when the hand is over. */
  turn(state: State): Seat | null;
  /** The cards that the seat to play may play; none outside play. */
  legalCards(state: State): readonly Card[];
  /** Why the seat to play may not play this card now; null if it may. Null outside play. */
  refusalOfCard(state: State, card: Card): Refusal | null;
  /** All legal actions but `discard` and `buy`, which are too many, and `revoke`. */
  legalActions(state: State): readonly Action[];
  view(state: State): TableView;

  /** The card points of a pile, with the working. */
  count(pile: readonly Card[]): Counting;
  /** The cards as a player sorts them: by suit, the best first. */
  sortHand(cards: readonly Card[]): readonly Card[];
  suitOf(card: Card): SuitId;
  /** What a card is worth before anything is deducted. */
  cardValue(card: Card): number;
  isCard(code: string): boolean;
}
