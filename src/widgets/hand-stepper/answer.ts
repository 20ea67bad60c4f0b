import type { Card, Game, Refusal, Seat } from '#engine';
import type { Step } from '#record';

/** What the referee says of a card that the reader touches. */
export type Answer =
  /** What the reader wanted to do and may not. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** It may be played; the record goes on with another card. */
  | { readonly kind: 'legal'; readonly card: Card; readonly seat: Seat; readonly next: Card | null }
  | { readonly kind: 'already-played'; readonly card: Card }
  | { readonly kind: 'not-in-turn'; readonly card: Card; readonly owner: Seat; readonly turn: Seat }
  /** Cards are not played at this moment: before the first lead, or after the end. */
  | { readonly kind: 'no-play'; readonly card: Card; readonly over: boolean };

/** The card that the record plays next, if it plays one. */
export const nextCard = (steps: readonly Step[], at: number): Card | null => {
  const action = steps[at + 1]?.action;
  return action?.type === 'play' ? action.card : null;
};

export const answerOf = (
  game: Game,
  steps: readonly Step[],
  at: number,
  card: Card,
  /** Whether a touch picks cards where some are to be discarded or bought. */
  picks = false,
): Answer | null => {
  const step = steps[at];
  if (!step) return null;
  const { phase, turn, hands } = game.view(step.state);
  const touchable = phase === 'play' || (picks && (phase === 'discarding' || phase === 'buying'));
  if (turn === null || !touchable) {
    return { kind: 'no-play', card, over: phase === 'over' };
  }
  const owner = game.seats.find((seat) => hands[seat - 1]?.includes(card));
  if (owner === undefined) return { kind: 'already-played', card };
  if (owner !== turn) return { kind: 'not-in-turn', card, owner, turn };
  const refusal = game.refusalOfCard(step.state, card);
  return refusal
    ? { kind: 'refused', refusal }
    : { kind: 'legal', card, seat: turn, next: nextCard(steps, at) };
};
