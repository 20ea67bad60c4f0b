/** How many bits of a mask are set. */
export const countBits = (mask: number): number => {
  const pairs = mask - ((mask >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The rank of the highest bit; -1 if none is set. */
export const highest = (mask: number): number => 31 - Math.clz32(mask);

/** The rank of the lowest bit; -1 if none is set. */
export const lowest = (mask: number): number => 31 - Math.clz32(mask & -mask);
