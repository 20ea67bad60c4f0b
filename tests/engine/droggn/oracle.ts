import type { Card, Options, Seat, TableView } from '#engine';

/**
 * A second, naive reading of the rules of play and scoring, to set beside the engine. It knows only
 * what lies on the table, and shares no line of code with it.
 */

const BLACK = '4 5 6 7 8 9 10 J R Q K'.split(' ');
const RED = '7 6 5 4 3 2 1 J R Q K'.split(' ');

interface Face {
  readonly suit: string;
  readonly strength: number;
  readonly value: number;
}

const faceOf = (card: Card): Face => {
  if (card === 'G') return { suit: '', strength: -1, value: 5 };
  const [suit = '', ...rest] = card;
  const rank = rest.join('');
  if (suit === 'T') {
    const number = Number(rank);
    return { suit, strength: 100 + number, value: number === 1 || number === 21 ? 5 : 1 };
  }
  const ranks = suit === 'C' || suit === 'S' ? BLACK : RED;
  const value = { K: 5, Q: 4, R: 3, J: 2 }[rank] ?? 1;
  return { suit, strength: ranks.indexOf(rank), value };
};

const suitToFollow = (trick: readonly Card[]): string | undefined =>
  trick.map((card) => faceOf(card).suit).find((suit) => suit !== '');

/** The cards that the seat to play may play, found by striking out what each rule forbids. */
export const legalByOracle = (table: TableView, options: Options): readonly Card[] => {
  const hand = table.hands[(table.turn ?? 1) - 1] ?? [];
  const led = suitToFollow(table.trick?.cards ?? []);
  const laid = table.laidOut?.by === table.turn ? table.laidOut?.card : undefined;
  let cards = hand;
  const has = (suit: string | undefined): boolean =>
    hand.some((card) => faceOf(card).suit === suit);
  if (led !== undefined && has(led)) {
    cards = cards.filter((card) => card === 'G' || faceOf(card).suit === led);
  } else if (led !== undefined && has('T')) {
    cards = cards.filter((card) => card === 'G' || faceOf(card).suit === 'T');
  }
  if (laid && cards.length > 1) cards = cards.filter((card) => card !== laid);
  const closed = options['gstiess-last-trick'] === 'forbidden' && hand.length === 2;
  return closed && hand.includes('G') && laid !== 'G' ? ['G'] : cards;
};

const pointsOf = (pile: readonly Card[]): number => {
  const sum = pile.reduce((total, card) => total + faceOf(card).value, 0);
  return sum - 2 * Math.floor(pile.length / 3) - Math.min(1, pile.length % 3);
};

interface Heap {
  readonly winner: number;
  readonly seats: readonly number[];
  readonly cards: readonly Card[];
}

const heapsOf = (table: TableView): readonly Heap[] => {
  let lead: number = table.declarer ?? 1;
  return table.tricks.map(({ cards }, index) => {
    const seats = cards.map((_, place) => ((lead - 1 + place) % 3) + 1);
    const led = suitToFollow(cards);
    const strengths = cards.map((card) => {
      const { suit, strength } = faceOf(card);
      return suit === led || suit === 'T' ? strength : -1;
    });
    const best = strengths.indexOf(Math.max(...strengths));
    const ultimo = index === 20 && table.laidOut?.card === 'G' && cards.includes('G');
    lead = ultimo ? (table.declarer ?? 1) : (seats[best] ?? 1);
    return { winner: lead, seats, cards };
  });
};

/** The winners of the tricks. */
export const winnersByOracle = (table: TableView): readonly number[] =>
  heapsOf(table).map((heap) => heap.winner);

const BASE: Readonly<Record<string, number>> = { ansager: 20, solo: 40, super: 80 };

/** The declarer's result of a hand that was played to its end. */
export const scoreByOracle = (table: TableView, options: Options): number => {
  const declarer: Seat = table.declarer ?? 1;
  const heaps = heapsOf(table);
  const all = heaps.length === 21 && heaps.every((heap) => heap.winner === declarer);
  if (table.contract === 'super-mord') {
    return (all ? 1 : -1) * (table.laidOut ? 187 : 167) * table.multiplier;
  }
  const base = BASE[table.contract ?? ''] ?? Number.NaN;
  const own = heaps.flatMap(({ cards, seats, winner }) =>
    cards.filter((card, place) => (card === 'G' ? seats[place] : winner) === declarer),
  );
  const aside = table.talonTaken ? table.discard : table.talon;
  const points = pointsOf([...own, ...aside]);
  const last = heaps.at(-1)?.winner === declarer;
  const needed = options['win-at'] === '38' ? 38 : 37;
  const tied = options['win-at'] === 'tie-by-last-trick' && points === 37;
  const wins = tied ? last : points >= needed;
  const game = wins ? base + (points - 37) : -(base + (74 - points - 37));
  return (all ? base + 37 : game) * table.multiplier + pagatByOracle(table, heaps, declarer);
};

const pagatByOracle = (table: TableView, heaps: readonly Heap[], declarer: Seat): number => {
  const index = heaps.findIndex((heap) => heap.cards.includes('T1'));
  const heap = heaps[index];
  if (!heap) return 0;
  const player = heap.seats[heap.cards.indexOf('T1')];
  const sign = player === declarer ? 1 : -1;
  const ultimo = index === 20 && heap.winner === player;
  if (table.laidOut?.card === 'T1') return sign * (ultimo ? 20 : -20) * table.multiplier;
  if (index === 20) return sign * (ultimo ? 10 : -10);
  const takenByDeclarer = heap.winner === declarer;
  return takenByDeclarer === (player === declarer) ? 0 : sign * -5;
};
