import { playerOf, type Seat } from '#engine';
import { tableWords } from '#words/hand/table.ts';
import type { Scene } from '../scene.ts';
import { isOpen, seesHeap } from '../seating.ts';
import { trickOnTable } from '../trickOnTable.ts';

export interface TableInWordsProps {
  readonly scene: Scene;
}

/** The whole table at a step in sentences: the trick, every hand that is shown, heaps, points, what is gone. */
export function TableInWords({ scene }: TableInWordsProps) {
  const { hand, state, view, end } = scene;
  const { game, who, spoken } = hand;
  const words = tableWords[hand.locale];
  const trick = trickOnTable(view);
  const none = words.none;
  const cards = (some: readonly string[]): string =>
    some.length === 0 ? none : spoken.cards(game.sortHand(some));
  const held = (seat: Seat): string =>
    isOpen(state.shown, end, seat)
      ? words.holds(who(seat), cards(view.hands[seat - 1] ?? []))
      : words.holdsHidden(who(seat), view.hands[seat - 1]?.length ?? 0);
  const heap = (name: 'talon' | 'discard', some: readonly string[]): string =>
    seesHeap(state.shown, view, end, name) ? cards(some) : words.faceDown(some.length);
  return (
    <ul className="table-in-words">
      {trick && (
        <li>
          {words.trick(
            trick.number,
            spoken.all(
              trick.cards.map((card) =>
                words.played(
                  who(playerOf(trick, card, game.seats.length) ?? trick.lead),
                  spoken.card(card),
                ),
              ),
            ),
          )}
        </li>
      )}
      {game.seats.map((seat) => (
        <li key={seat}>{held(seat)}</li>
      ))}
      <li>
        {words.heap(
          game.id === 'dobbm' ? hand.words.dobb : hand.words.talon,
          heap('talon', view.talon),
        )}
      </li>
      {view.discard.length > 0 && (
        <li>{words.heap(hand.words.discard, heap('discard', view.discard))}</li>
      )}
      {view.bought && (
        <li>
          {words.bought(
            spoken.card(view.bought.card),
            who(view.bought.from),
            seesHeap(state.shown, view, end, 'given')
              ? spoken.card(view.bought.given)
              : words.faceDown(1),
          )}
        </li>
      )}
      <li>{words.points(view.points.declarer, view.points.defenders)}</li>
    </ul>
  );
}
