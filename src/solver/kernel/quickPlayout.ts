import { countBits } from './bits.ts';
import type { Board } from './board.ts';
import type { Chance } from './chance.ts';
import { LOOSE, SEAT_SHIFT, TRUMPS } from './pack.ts';

const held = new Int32Array(32);

/** Whether nothing lies out and no trick is closed to the Gstieß: then every card obeys one rule. */
export const isPlain = ({ laidOut, gstiessClosed, endsWithLoss }: Board): boolean =>
  laidOut < 0 && !gstiessClosed && !endsWithLoss;

/**
 * Plays a plain hand at random to its end, without touching more of the board than the trail, on
 * which the cards are afterwards. Gives the units that the declarer gained.
 */
export const quickPlayout = (board: Board, chance: Chance): number => {
  const { pack, trail, hands, declarer } = board;
  const { seats, units } = pack;
  for (let slot = 0; slot < 32; slot += 1) held[slot] = hands[slot] as number;
  let { ply, place, turn, led, best, winner, gained, tricksLeft } = board;
  let { state } = chance;
  let sum = 0;
  for (let index = ply - place; index < ply; index += 1) {
    const card = trail[index] as number;
    if (card >> 5 !== LOOSE) sum += units[card] as number;
    else if (board.saved[index << 3] === declarer) gained += units[card] as number;
  }
  while (tricksLeft > 0) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    const base = turn << SEAT_SHIFT;
    const loose = held[base | LOOSE] as number;
    let suit = led;
    let mask = led < 0 ? 0 : (held[base | led] as number);
    if (mask === 0 && led > TRUMPS) {
      suit = TRUMPS;
      mask = held[base] as number;
    }
    let skip: number;
    if (mask !== 0) {
      skip = (mask & (mask - 1)) === 0 && loose === 0 ? 0 : share(state, countBits(mask) + loose);
    } else {
      skip = share(state, tricksLeft);
      suit = TRUMPS;
      mask = held[base] as number;
      let size = countBits(mask);
      while (skip >= size && suit < LOOSE) {
        skip -= size;
        suit += 1;
        mask = held[base | suit] as number;
        size = countBits(mask);
      }
    }
    while (skip > 0) {
      mask &= mask - 1;
      skip -= 1;
    }
    let card: number;
    if (mask === 0 || suit === LOOSE) {
      card = LOOSE << 5;
      held[base | LOOSE] = 0;
      if (turn === declarer) gained += units[card] as number;
    } else {
      const bit = mask & -mask;
      card = (suit << 5) | (31 - Math.clz32(bit));
      const slot = base | suit;
      held[slot] = (held[slot] as number) ^ bit;
      sum += units[card] as number;
      if (led < 0) {
        led = suit;
        best = card;
        winner = turn;
      } else if (suit === best >> 5 ? card > best : suit === TRUMPS) {
        best = card;
        winner = turn;
      }
    }
    trail[ply] = card;
    ply += 1;
    place += 1;
    turn = turn + 1 === seats ? 0 : turn + 1;
    if (place < seats) continue;
    if (winner === declarer) gained += sum;
    sum = 0;
    place = 0;
    led = -1;
    best = -1;
    turn = winner;
    tricksLeft -= 1;
  }
  chance.state = state;
  return gained;
};

/** A number from 0 up to, but without, a small limit. */
const share = (state: number, limit: number): number => Math.imul(state >>> 16, limit) >>> 16;
