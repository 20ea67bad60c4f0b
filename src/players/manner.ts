import type { Action, Card } from '#engine';
import type { Chance } from '#solver';
import type { SeatView } from './view.ts';

/**
 * How a player decides: one answer for each thing that the table can ask of a seat. `effort` is the
 * share of the usual work that it puts into it.
 */
export interface Manner {
  /** A bid or a pass. */
  readonly call: (view: SeatView, chance: Chance, effort: number) => Action;
  /** The cards to put away. */
  readonly discard: (view: SeatView, chance: Chance, effort: number) => readonly Card[];
  /** A purchase, or `no-buy`. */
  readonly buy: (view: SeatView, chance: Chance, effort: number) => Action;
  /** The declarer lays a card out, or lies. */
  readonly lie: (view: SeatView, chance: Chance, effort: number) => Action;
  /** A word of the doubling, or a defender's lay-out. */
  readonly answer: (view: SeatView, chance: Chance, effort: number) => Action;
  readonly card: (view: SeatView, chance: Chance, effort: number) => Card;
}

export const PASS: Action = { type: 'pass' };
export const GOOD: Action = { type: 'good' };
export const LIE: Action = { type: 'lie' };
export const NO_BUY: Action = { type: 'no-buy' };

/** The open action of a kind, if there is one. */
export const openAction = <Type extends Action['type']>(
  { actions }: SeatView,
  type: Type,
): Extract<Action, { type: Type }> | null =>
  actions.find((action): action is Extract<Action, { type: Type }> => action.type === type) ?? null;

/** The cards that may be played. */
export const legalCardsIn = ({ actions }: SeatView): readonly Card[] =>
  actions.flatMap((action) => (action.type === 'play' ? [action.card] : []));
