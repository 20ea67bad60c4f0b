/**
 * The owners of the best cards in one word: of each plain suit the best three, in the order of the
 * key, then of the trumps the best four. Most proofs that do not fit are told by it alone.
 */
export const outlineOf = (key: Int32Array, at: number): number =>
  ((key[at + 4] as number) & (63 << 26)) |
  (((key[at + 5] as number) >>> 26) << 20) |
  (((key[at + 6] as number) >>> 26) << 14) |
  (((key[at + 7] as number) >>> 26) << 8) |
  ((key[at + 2] as number) >>> 24);

/** The bits of so many owners, of those that have their place in an outline. */
const bitsOf = (places: number, depth: number): number => {
  const owners = Math.min(places, depth);
  return ((1 << (2 * owners)) - 1) << (2 * (places - owners));
};

const PLAIN = Int32Array.from({ length: 16 }, (_, depth) => bitsOf(3, depth));
const TRUMP = Int32Array.from({ length: 32 }, (_, depth) => bitsOf(4, depth));

/** The bits of an outline that matter, given how far down each suit does. */
export const outlineMask = (depths: number): number =>
  ((PLAIN[(depths >>> 5) & 15] as number) << 26) |
  ((PLAIN[(depths >>> 9) & 15] as number) << 20) |
  ((PLAIN[(depths >>> 13) & 15] as number) << 14) |
  ((PLAIN[(depths >>> 17) & 15] as number) << 8) |
  (TRUMP[depths & 31] as number);
