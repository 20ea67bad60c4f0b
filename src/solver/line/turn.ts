import type { Card } from '#engine';

/** Bounds of what the declarer comes to; exact where they are equal. */
export interface Worth {
  readonly lower: number;
  readonly upper: number;
}

/** What is known of one turn of a hand; null for what could not be found out at all. */
export interface Turn {
  readonly value: Worth | null;
  /** What the declarer comes to after each legal card; cards of which nothing is known are left out. */
  readonly cards: ReadonlyMap<Card, Worth>;
}

export const isExact = (worth: Worth | null | undefined): boolean =>
  worth !== null && worth !== undefined && worth.lower === worth.upper;

const UNKNOWN = '?';

const printWorth = (worth: Worth | null): string => {
  if (worth === null) return UNKNOWN;
  const { lower, upper } = worth;
  return lower === upper ? `${lower}` : `${lower}..${upper}`;
};

const readWorth = (text: string): Worth | null => {
  if (text === UNKNOWN) return null;
  const [lower, upper = lower] = text.split('..').map(Number);
  if (lower === undefined || upper === undefined) return null;
  return { lower, upper };
};

/** How a turn stands in a file: `38 T9=38 T5=31..33`, the position first, then its cards. */
export const TURN_TEXT = /^(?:\?|\d+(?:\.\.\d+)?)(?: [A-Z][A-Z0-9]*=(?:\d+(?:\.\.\d+)?))*$/;

export const printTurn = ({ value, cards }: Turn): string =>
  [printWorth(value), ...[...cards].map(([card, worth]) => `${card}=${printWorth(worth)}`)].join(
    ' ',
  );

/** The turn of a text that has the right shape. */
export const readTurn = (text: string): Turn => {
  const [value = UNKNOWN, ...rest] = text.split(' ');
  const cards = new Map<Card, Worth>();
  for (const part of rest) {
    const [card = '', worth = UNKNOWN] = part.split('=');
    const found = readWorth(worth);
    if (found) cards.set(card, found);
  }
  return { value: readWorth(value), cards };
};
