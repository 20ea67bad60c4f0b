import { type Card, type Game, type OpenTrick, playerOf, type SuitId } from '#engine';

interface Suits {
  readonly trumps: SuitId;
  /** The card of no suit that may be played at any time. */
  readonly loose: Card | null;
}

const SUITS: Readonly<Record<Game['id'], Suits>> = {
  droggn: { trumps: 'T', loose: 'G' },
  dobbm: { trumps: 'H', loose: null },
};

/**
 * The suits that the seats have shown to be void of, index seat - 1: whoever does not follow has
 * none of the suit led, and whoever does not trump either has no trump. The Gstieß shows nothing.
 *
 * @rule droggn/play/must-trump
 * @rule droggn/gstiess/any-time
 * @rule dobbm/play/must-trump
 */
export const voidsOf = (
  game: Game,
  tricks: readonly OpenTrick[],
): readonly (readonly SuitId[])[] => {
  const { trumps, loose } = SUITS[game.id];
  const voids = game.seats.map(() => new Set<SuitId>());
  for (const trick of tricks) {
    const first = trick.cards.find((card) => card !== loose);
    if (first === undefined) continue;
    const led = game.suitOf(first);
    for (const card of trick.cards) {
      const suit = game.suitOf(card);
      const seat = playerOf(trick, card, game.seats.length);
      if (card === loose || suit === led || seat === null) continue;
      voids[seat - 1]?.add(led);
      if (suit !== trumps) voids[seat - 1]?.add(trumps);
    }
  }
  return voids.map((suits) => [...suits]);
};
