import type { Card, GameId, LayOut, Seat } from '#engine';
import { type Board, createBoard, type Position, packs, setUp } from '#solver';
import { WEIGHTS } from '../cards/weights.ts';
import type { SeatView } from '../view.ts';
import { stakeOf } from './outcome.ts';
import { playOut } from './playOut.ts';

const boards: Readonly<Record<GameId, Board>> = {
  droggn: createBoard(packs.droggn),
  dobbm: createBoard(packs.dobbm),
};

/** A hand ready for the first lead. */
export interface Ready {
  readonly declarer: Seat;
  readonly contract: string;
  readonly hands: readonly (readonly Card[])[];
  readonly aside: readonly Card[];
  readonly laidOut?: LayOut | null;
}

/** The declarer's score of a hand that ordinary players play out, without the doublings. */
export const scoreOfReady = ({ game, options }: SeatView, ready: Ready): number => {
  const { declarer, contract, hands, aside, laidOut = null } = ready;
  const position: Position = {
    game,
    options,
    declarer,
    contract,
    multiplier: 1,
    hands,
    trick: { lead: declarer, cards: [] },
    tricks: [],
    aside,
    laidOut,
  };
  const board = boards[game];
  setUp(board, position);
  return playOut(board, stakeOf(board, position), WEIGHTS[game]);
};
