import { nice, ticks } from 'd3-array';
import { type Account, type Player, playersOf, type Terms } from '#engine';

/** A place in the field of the plot, 0 to 100 from left and top. */
interface Mark {
  readonly value: number;
  readonly at: number;
}

export interface PlotLine {
  readonly player: Player;
  /** The course as the points of an SVG polyline. */
  readonly points: string;
  /** What stands at its end, and where its name may stand without covering another. */
  readonly end: Mark & { readonly label: number };
}

/** The course of an evening, as a drawing in a field of 100 by 100. */
export interface PlotShape {
  readonly lines: readonly PlotLine[];
  /** Amounts in the unit of the settlement. */
  readonly amounts: readonly Mark[];
  /** Numbers of hands; 0 is the start. */
  readonly hands: readonly Mark[];
}

/** What each player has won and lost, from nothing on, after every entry that was paid. */
export const courseOf = ({ postings }: Account, terms: Terms): readonly (readonly number[])[] => {
  const price = terms.game === 'droggn' ? terms.groschen : 1;
  const paid = postings.filter(
    ({ kind }) => kind === 'hand' || (kind === 'thrown-in' && terms.game === 'dobbm'),
  );
  const start = terms.players.map(() => 0);
  return [start, ...paid.map(({ balance }) => balance.map((points) => points * price))];
};

const rounded = (place: number): number => Math.round(place * 100) / 100;

const FIELD = 100;
const AMOUNT_TICKS = 4;
const HAND_TICKS = 8;

/**
 * Moves places apart so that at least `gap` lies between two, in their order, as little as that
 * needs and never below `most`.
 */
export const spread = (places: readonly number[], gap: number, most: number): readonly number[] => {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    const place = Math.max(places[index] ?? 0, free);
    moved[index] = place;
    free = place + gap;
  }
  let limit = most;
  for (const index of order.toReversed()) {
    const place = Math.min(moved[index] ?? 0, limit);
    moved[index] = place;
    limit = place - gap;
  }
  return moved;
};

/** The drawing; null as long as nothing has been paid. `gap` keeps the names apart. */
export const plotShape = (account: Account, terms: Terms, gap: number): PlotShape | null => {
  const course = courseOf(account, terms);
  const last = course.length - 1;
  if (last < 1) return null;
  const all = course.flat();
  const [low, high] = nice(Math.min(...all), Math.max(...all, Math.min(...all) + 1), AMOUNT_TICKS);
  const x = (hand: number): number => (FIELD * hand) / last;
  const y = (amount: number): number => (FIELD * (high - amount)) / (high - low);
  const players = playersOf(terms.players.length);
  const ends = players.map((player) => course[last]?.[player - 1] ?? 0);
  const labels = spread(ends.map(y), gap, FIELD);
  return {
    lines: players.map((player, index) => ({
      player,
      points: course
        .map((amounts, hand) => `${rounded(x(hand))},${rounded(y(amounts[player - 1] ?? 0))}`)
        .join(' '),
      end: { value: ends[index] ?? 0, at: y(ends[index] ?? 0), label: labels[index] ?? 0 },
    })),
    amounts: ticks(low, high, AMOUNT_TICKS).map((value) => ({ value, at: y(value) })),
    hands: ticks(0, last, Math.min(last, HAND_TICKS))
      .filter(Number.isInteger)
      .map((value) => ({ value, at: x(value) })),
  };
};
