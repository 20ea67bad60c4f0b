import type { Board } from '../kernel/board.ts';
import { LOOSE, type Pack, SEAT_SHIFT, TRUMPS } from '../kernel/pack.ts';

const CLASS_BITS = 4;
const CLASS_MASK = (1 << CLASS_BITS) - 1;
const CLASSES = 5;

/**
 * How many cards of each worth there are, four bits a class, the cheapest lowest: of the cards above
 * the run of a suit, and of the Pagat. Cards of the run belong to no class.
 */
export interface Classes {
  readonly units: Int32Array;
  readonly plain: Int32Array;
  readonly trumps: Int32Array;
  readonly pagat: number;
  /** By seat: the dear cards that it holds, and how many cheap ones besides. */
  readonly counts: Int32Array;
  readonly cheap: Int32Array;
}

export const createClasses = (pack: Pack): Classes => {
  const worths = [...pack.cardOf.keys()].map((card) => pack.units[card] as number);
  const units = [...new Set(worths)].sort((one, other) => one - other).slice(1);
  const classOf = (card: number): number =>
    1 << (CLASS_BITS * Math.max(0, units.indexOf(pack.units[card] as number)));
  const countsOf = (suit: number): Int32Array =>
    Int32Array.from({ length: 32 }, (_, singles) => {
      let counts = 0;
      for (let index = 0; index < CLASSES; index += 1) {
        const card = (suit << 5) | ((pack.runHigh[suit] as number) + 1 + index);
        if ((singles & (1 << index)) !== 0) counts += classOf(card);
      }
      return counts;
    });
  return {
    units: Int32Array.from({ length: CLASSES }, (_, index) => units[index] ?? 0),
    plain: countsOf(1),
    trumps: countsOf(TRUMPS),
    pagat: pack.pagat < 0 ? 0 : classOf(pack.pagat),
    counts: new Int32Array(4),
    cheap: new Int32Array(4),
  };
};

/** Counts what every seat holds at the beginning of a trick. */
export const countDear = (board: Board, classes: Classes): void => {
  const { hands, pack } = board;
  const { seats, plainSuits, runHigh, pagat } = pack;
  const trumpRun = (runHigh[TRUMPS] as number) + 1;
  const plainRun = (runHigh[1] as number) + 1;
  for (let seat = 0; seat < seats; seat += 1) {
    const base = seat << SEAT_SHIFT;
    const trumps = hands[base] as number;
    let counts = classes.trumps[trumps >>> trumpRun] as number;
    for (let suit = 1; suit <= plainSuits; suit += 1) {
      counts += classes.plain[(hands[base | suit] as number) >>> plainRun] as number;
    }
    if (pagat >= 0 && (trumps & 1) !== 0) counts += classes.pagat;
    let dear = 0;
    for (let left = counts; left !== 0; left >>>= CLASS_BITS) dear += left & CLASS_MASK;
    classes.counts[seat] = counts;
    classes.cheap[seat] = board.tricksLeft - (hands[base | LOOSE] as number) - dear;
  }
};

/**
 * The least that a seat gives in so many of the tricks that are left, each of which it gives a card
 * to: its cheapest cards. The Gstieß gives nothing, for it stays its holder’s.
 */
export const leastGiven = (
  board: Board,
  classes: Classes,
  seat: number,
  tricks: number,
): number => {
  const { leastUnits } = board.pack;
  const given = tricks - (board.hands[(seat << SEAT_SHIFT) | LOOSE] as number);
  const cheap = classes.cheap[seat] as number;
  if (given <= cheap) return given > 0 ? Math.imul(given, leastUnits) : 0;
  const counts = classes.counts[seat] as number;
  let sum = Math.imul(cheap, leastUnits);
  let missing = given - cheap;
  for (let index = 0; missing > 0 && index < CLASSES; index += 1) {
    const count = Math.min(missing, (counts >>> (CLASS_BITS * index)) & CLASS_MASK);
    sum += Math.imul(count, classes.units[index] as number);
    missing -= count;
  }
  return sum;
};

/** The least that all seats but one give in so many tricks. */
export const leastOfOthers = (
  board: Board,
  classes: Classes,
  seat: number,
  tricks: number,
): number => {
  let sum = 0;
  for (let other = 0; other < board.pack.seats; other += 1) {
    if (other !== seat) sum += leastGiven(board, classes, other, tricks);
  }
  return sum;
};
