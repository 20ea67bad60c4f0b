import type { Card, GameId, LayOut, OpenTrick, Options, Seat, TableView, Trick } from '#engine';

/** A moment of the card play with all cards open. */
export interface Position {
  readonly game: GameId;
  readonly options: Options;
  readonly declarer: Seat;
  readonly contract: string;
  /** The doublings alone: 1, 2, 4 … */
  readonly multiplier: number;
  /** The cards held now, index seat - 1. */
  readonly hands: readonly (readonly Card[])[];
  /** The open trick, perhaps without a card. */
  readonly trick: OpenTrick;
  /** The finished tricks. */
  readonly tricks: readonly Trick[];
  /** The discard, or the untouched talon, which counts for the declarer. */
  readonly aside: readonly Card[];
  readonly laidOut: LayOut | null;
}

/** The position of a table while cards are played; null at any other time. */
export const positionOf = (
  game: GameId,
  table: TableView,
  options: Options = {},
): Position | null => {
  const { phase, declarer, contract, turn } = table;
  if (phase !== 'play' || declarer === null || contract === null || turn === null) return null;
  const { multiplier, hands, tricks, laidOut, talonTaken, discard, talon } = table;
  return {
    game,
    options,
    declarer,
    contract,
    multiplier,
    hands,
    trick: table.trick ?? { lead: turn, cards: [] },
    tricks,
    aside: talonTaken ? discard : talon,
    laidOut,
  };
};
