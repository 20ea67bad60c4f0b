import type { Card, SuitId } from './card.ts';

/** What the suit led asks of a hand. */
export type Duty =
  | { readonly kind: 'free' }
  | { readonly kind: 'follow'; readonly suit: SuitId }
  | { readonly kind: 'trump'; readonly led: SuitId };

const FREE: Duty = { kind: 'free' };

/** Follow suit; void of it, play a trump; void of both, play anything. `led` is null for a lead. */
export const dutyOf = (
  hand: readonly Card[],
  led: SuitId | null,
  trumps: SuitId,
  suitOf: (card: Card) => SuitId,
): Duty => {
  if (led === null) return FREE;
  if (hand.some((card) => suitOf(card) === led)) return { kind: 'follow', suit: led };
  if (hand.some((card) => suitOf(card) === trumps)) return { kind: 'trump', led };
  return FREE;
};

/** Whether a card does what the duty asks. */
export const satisfies = (
  card: Card,
  duty: Duty,
  trumps: SuitId,
  suitOf: (card: Card) => SuitId,
): boolean => {
  switch (duty.kind) {
    case 'free':
      return true;
    case 'follow':
      return suitOf(card) === duty.suit;
    case 'trump':
      return suitOf(card) === trumps;
  }
};
