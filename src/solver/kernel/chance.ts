/** A source of chance that is handed in and gives the same row of numbers for the same seed. */
export interface Chance {
  state: number;
}

/** A number from 0 up to, but without, the limit. */
export const below = (chance: Chance, limit: number): number => {
  let state = chance.state;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  chance.state = state;
  return Math.floor(((state >>> 0) / 0x100000000) * limit);
};
