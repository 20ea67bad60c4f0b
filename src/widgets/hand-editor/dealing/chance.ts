/** Numbers of chance that follow from a seed, the same on every device. */
export type Chance = (below: number) => number;

/** Seeds are whole numbers below this. */
export const SEEDS = 2 ** 32;

/**
 * The generator “mulberry32”, a public-domain function of 32 bits: small, and good enough to deal
 * cards. What a seed deals never changes, since seeds are written down.
 */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / SEEDS) * below);
  };
};
