/** A choice among `of` possibilities, counted from 0. */
export interface Digit {
  readonly value: bigint;
  readonly of: bigint;
}

export const digit = (value: number, of: number): Digit => ({
  value: BigInt(value),
  of: BigInt(of),
});

/** All digits in one number, each with its own base; the first is the first to be taken out. */
export const packed = (digits: readonly Digit[]): bigint =>
  digits.reduceRight((sum, { value, of }) => sum * of + value, 0n);

/** Takes digits out of a number again, in the order in which they were put in. */
export interface Unpacker {
  take(of: number): number;
  takeLarge(of: bigint): bigint;
  /** What is left; 0 when all digits have been taken. */
  rest(): bigint;
}

export const unpacker = (sum: bigint): Unpacker => {
  let left = sum;
  const takeLarge = (of: bigint): bigint => {
    const value = left % of;
    left /= of;
    return value;
  };
  return { takeLarge, take: (of) => Number(takeLarge(BigInt(of))), rest: () => left };
};

/** The letters of a link, six bits each: safe in an address as they are. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const VALUES: ReadonlyMap<string, bigint> = new Map(
  [...LETTERS].map((letter, value) => [letter, BigInt(value)]),
);

export const lettersOf = (sum: bigint): string => {
  let text = '';
  for (let left = sum; left > 0n; left >>= 6n) text += LETTERS[Number(left & 63n)];
  return text;
};

/**
 * The number that letters stand for; null if one of them is no letter of a link, or if they end
 * with one that says nothing: a number has one way of writing.
 */
export const numberOf = (text: string): bigint | null => {
  let sum = 0n;
  for (const letter of [...text].reverse()) {
    const value = VALUES.get(letter);
    if (value === undefined || (value === 0n && sum === 0n)) return null;
    sum = (sum << 6n) + value;
  }
  return sum;
};
