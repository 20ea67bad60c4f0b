export type { Action, ActionType, LayOutName } from './core/action.ts';
export { type Card, type SuitId, without, withoutAll } from './core/card.ts';
export type { CountedGroup, Counting } from './core/counting.ts';
export { type Deal, type DealFault, faultOfDeal, type Packets } from './core/deal.ts';
export { type DoublingWord, MOST_DOUBLINGS } from './core/doubling.ts';
export type { Game, HandState } from './core/game.ts';
export {
  type Notation,
  type NotationFault,
  type Reading,
  tokenize,
  type Wanted,
} from './core/notation.ts';
export {
  chooseOptions,
  defaultOptions,
  type OptionFault,
  type OptionSpec,
  type Options,
} from './core/options.ts';
export type { Expectation, Refusal, RefusalKind, Whereabouts } from './core/refusal.ts';
export { err, ok, type Result } from './core/result.ts';
export { GAME_IDS, type GameId, type RuleId } from './core/rule.ts';
export { type Score, type ScoreLine, type SidePoints, settle, sumOf } from './core/score.ts';
export { nextSeat, othersOf, type Seat, seatAfter, seatsOf } from './core/seat.ts';
export type { Spoken } from './core/spoken.ts';
export { type OpenTrick, playerOf, seatToPlay, type Trick } from './core/trick.ts';
export { type LayOut, PHASES, type Phase, type Purchase, type TableView } from './core/view.ts';
export type { DobbmCard } from './dobbm/cards.ts';
export { dobbm } from './dobbm/game.ts';
export { paymentOf, schillingOf } from './dobbm/money.ts';
export type { Outcome as DobbmOutcome } from './dobbm/outcome.ts';
export { scoreLines as scoreLinesOfDobbm } from './dobbm/scoring.ts';
export type { DobbmState } from './dobbm/state.ts';
export type { DroggnCard } from './droggn/cards.ts';
export { countByThrees, countGroup } from './droggn/counting.ts';
export { droggn } from './droggn/game.ts';
export type {
  GameOutcome,
  Outcome,
  PagatOutcome,
  RevokeOutcome,
  Side,
  SuperMordOutcome,
} from './droggn/outcome.ts';
export { scoreLines } from './droggn/scoring.ts';
export type { DroggnState } from './droggn/state.ts';
export { games } from './games.ts';
