/** The parts that a hand falls into, by the addresses of its steps. */
export type Part = 'start' | 'auction' | 'exchange' | 'doubling' | 'play' | 'revoke';

export const partOf = (address: string): Part => {
  if (/^a\d/.test(address)) return 'auction';
  if (address === 'x' || address === 'buy') return 'exchange';
  if (/^(?:lay|lie|d\d+)$/.test(address)) return 'doubling';
  if (/^t\d/.test(address)) return 'play';
  return address === 'revoke' ? 'revoke' : 'start';
};

/** `t4.2` as trick 4, card 2; null for a step that plays no card. */
export const placeInPlay = (
  address: string,
): { readonly trick: number; readonly card: number } | null => {
  const [, trick, card] = /^t(\d+)\.(\d+)$/.exec(address) ?? [];
  return trick && card ? { trick: Number(trick), card: Number(card) } : null;
};

/** What belongs together when stepping by trick: a trick, or a whole part before the play. */
const stretchOf = (address: string): string => {
  const place = placeInPlay(address);
  return place ? String(place.trick) : partOf(address);
};

/** Indices of the steps that end a stretch: the start, each part, each trick, the end. */
export const stopsOf = (addresses: readonly string[]): readonly number[] =>
  addresses.flatMap((address, index) => {
    const next = addresses[index + 1];
    return next === undefined || stretchOf(next) !== stretchOf(address) ? [index] : [];
  });
