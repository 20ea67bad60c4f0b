import { type Card, games } from '#engine';
import { type Board, createBoard, numberOf, type Position, packs, setUp } from '#solver';
import type { SeatView } from '../view.ts';
import { emptySight, type Sight } from './sight.ts';

/** The cards that a seat has in mind as gone or its own: they are in nobody else's hand. */
export const seenCards = ({ hand, discard, trick, tricks }: SeatView): readonly Card[] => [
  ...hand,
  ...(discard ?? []),
  ...tricks.flatMap(({ cards }) => cards),
  ...(trick?.cards ?? []),
];

/** The position as far as it is seen, with the hands that are given. Throws outside play. */
export const positionWith = (
  view: SeatView,
  hands: readonly (readonly Card[])[],
  aside: readonly Card[],
): Position => {
  const { game, options, declarer, contract, multiplier, trick, tricks, laidOut, turn } = view;
  if (declarer === null || contract === null) throw new Error('nobody declares');
  const lead = turn ?? declarer;
  return {
    game,
    options,
    declarer,
    contract,
    multiplier,
    hands,
    trick: trick ?? { lead: view.phase === 'play' ? lead : declarer, cards: [] },
    tricks,
    aside,
    laidOut,
  };
};

const boards = { droggn: createBoard(packs.droggn), dobbm: createBoard(packs.dobbm) };

/** A board with the own hand alone, ready for the next card. It is used again by the next call. */
export const boardOf = (view: SeatView): Board => {
  const hands = games[view.game].seats.map((seat) => (seat === view.seat ? view.hand : []));
  const board = boards[view.game];
  setUp(board, positionWith(view, hands, view.discard ?? []));
  return board;
};

/** The voids shown as bits by seat. */
export const voidBits = ({ game, voids }: SeatView): Int32Array => {
  const { pack, suitOf } = games[game];
  const kernel = packs[game];
  return Int32Array.from(voids, (suits) =>
    suits.reduce((bits, suit) => {
      const card = pack.find((one) => suitOf(one) === suit);
      return card === undefined ? bits : bits | (1 << (numberOf(kernel, card) >> 5));
    }, 0),
  );
};

/** What the seat of a view has not seen. */
export const sightOf = (view: SeatView): Sight => {
  const pack = packs[view.game];
  const sight = emptySight(pack);
  const seen = new Set(seenCards(view));
  for (const card of games[view.game].pack) {
    if (seen.has(card)) continue;
    const number = numberOf(pack, card);
    sight.unseen[number >> 5] = (sight.unseen[number >> 5] as number) | (1 << (number & 31));
    sight.count += 1;
  }
  sight.voids.set(voidBits(view));
  return sight;
};
