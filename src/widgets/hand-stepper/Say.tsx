import type { Speech } from '#words';
import type { Hand } from './hand.ts';

export interface SayProps {
  readonly hand: Hand;
  /** Makes the sentence in a manner of speaking. */
  readonly sentence: (speech: Speech) => string;
}

/** A sentence: with signs of cards (♥K) to the eye, with their names to the ear. */
export function Say({ hand, sentence }: SayProps) {
  const seen = sentence(hand.speech);
  const heard = sentence(hand.spoken);
  return seen === heard ? (
    seen
  ) : (
    <>
      <span aria-hidden="true">{seen}</span>
      <span className="sr-only">{heard}</span>
    </>
  );
}
