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
export {
  type Account,
  accountWith,
  type ImpossiblePosting,
  type Posting,
} from './evening/account.ts';
export type { Closing } from './evening/closing.ts';
export {
  type Edited,
  type Entered,
  type EveningEdit,
  editEvening,
  enterEditWith,
} from './evening/edit.ts';
export type {
  ClosingCall,
  ClosingKind,
  DobbmHand,
  DobbmResult,
  DroggnHand,
  DroggnResult,
  EveningEntry,
  PagatEvent,
  PagatEventKind,
  PlayedHand,
  ThrownIn,
} from './evening/entry.ts';
export type { Evening } from './evening/evening.ts';
export type {
  FileFault,
  FilePath,
  FilePlace,
  Sort,
  SyntaxWanted,
  TextReason,
  ValueReason,
} from './evening/file/fault.ts';
export { parseEvening, printEvening } from './evening/file/json.ts';
export { parseCsv } from './evening/file/parseCsv.ts';
export { printCsv } from './evening/file/printCsv.ts';
export type { HandResult } from './evening/handResult.ts';
export type { Next } from './evening/next.ts';
export { scorePlayedHand } from './evening/playedHand.ts';
export { type Player, playersOf } from './evening/player.ts';
export { accountOf, appendEntry, enterEdit } from './evening/refereed.ts';
export type { EveningRefusal, Role } from './evening/refusal.ts';
export type { Replay } from './evening/replay.ts';
export { type Settlement, type Transfer, transfersOf } from './evening/settlement.ts';
export { type Sitting, seatOf } from './evening/sitting.ts';
export type { EveningEvent } from './evening/step.ts';
export type { Stockerl } from './evening/stockerl.ts';
export { type GameTable, tables } from './evening/tables.ts';
export {
  type DobbmTerms,
  type DroggnTerms,
  faultOfTerms,
  type Terms,
  type TermsFault,
} from './evening/terms.ts';
export { games } from './games.ts';
