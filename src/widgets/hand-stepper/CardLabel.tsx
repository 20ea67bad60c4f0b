import type { Card } from '#engine';
import { cardName } from '#words';
import type { Hand } from './hand.ts';

/** A card in a sign or two to the eye (♥K), by its name to the ear. */
export function CardLabel({ hand, card }: { hand: Hand; card: Card }) {
  const { name, short } = cardName(hand.game.id, card, hand.locale);
  return name === short ? (
    name
  ) : (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{name}</span>
    </>
  );
}
