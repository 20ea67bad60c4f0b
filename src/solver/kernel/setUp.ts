import type { Card } from '#engine';
import type { Position } from '../position.ts';
import type { Board } from './board.ts';
import { numberOf, SEAT_SHIFT } from './pack.ts';
import { play } from './play.ts';

/**
 * Sets the board up as it stood before the first trick, and plays the cards of the position again,
 * so that the fate of the hand is known.
 */
export const setUp = (board: Board, position: Position): void => {
  const { pack } = board;
  const { tricks, trick, hands, laidOut, options, contract } = position;
  board.hands.fill(0);
  board.live.fill(0);
  board.left = 0;
  hands.forEach((held, seat) => {
    for (const card of held) give(board, seat, card);
  });
  for (const { lead, cards } of [...tricks, trick]) {
    cards.forEach((card, place) => {
      give(board, (lead - 1 + place) % pack.seats, card);
    });
  }
  board.tricksLeft = tricks.length + Math.max(...hands.map((held) => held.length));
  board.declarer = position.declarer - 1;
  board.laidOut = laidOut ? numberOf(pack, laidOut.card) : -1;
  board.laidOutBy = laidOut ? laidOut.by - 1 : -1;
  board.gstiessClosed = options['gstiess-last-trick'] === 'forbidden';
  board.endsWithLoss = contract === 'super-mord';
  board.ply = 0;
  board.place = 0;
  board.turn = (tricks[0] ?? trick).lead - 1;
  board.led = -1;
  board.best = -1;
  board.winner = board.turn;
  board.gained = 0;
  board.fate = 0;
  for (const { cards } of [...tricks, trick]) {
    for (const card of cards) play(board, numberOf(pack, card));
  }
};

const give = (board: Board, seat: number, card: Card): void => {
  const { pack, hands, live } = board;
  const number = numberOf(pack, card);
  const suit = number >> 5;
  const bit = 1 << (number & 31);
  const slot = (seat << SEAT_SHIFT) | suit;
  hands[slot] = (hands[slot] as number) | bit;
  live[suit] = (live[suit] as number) | bit;
  board.left += pack.units[number] as number;
};

/** The units of the cards that lie aside. */
export const unitsAside = ({ pack }: Board, { aside }: Position): number =>
  aside.reduce((sum, card) => sum + (pack.units[numberOf(pack, card)] as number), 0);
