import { withoutAll } from '#engine';
import { cardName } from '#words';
import { doingWords } from '#words/hand/doing.ts';
import type { DoingProps } from './Doing.tsx';
import { purchaseOf } from './picking.ts';

/** Puts away what is picked. */
function Discard({ scene, dispatch }: DoingProps) {
  const { hand, state } = scene;
  const { picked } = state;
  return (
    <div className="step-deed__words">
      <button
        type="button"
        aria-disabled={picked.length !== hand.game.talonSize}
        onClick={() => dispatch({ type: 'act', action: { type: 'discard', cards: picked } })}
      >
        {doingWords[hand.locale].discard}
      </button>
    </div>
  );
}

/**
 * Buys the wanted card for the one that is given. Any card may be named: also one that lies face down,
 * and one that no defender has.
 */
function Purchase({ scene, dispatch }: DoingProps) {
  const { hand, state, view, current } = scene;
  const { game, locale } = hand;
  const words = doingWords[locale];
  const { wanted, given } = purchaseOf(game, current.state, state.picked);
  const own = view.turn === null ? [] : (view.hands[view.turn - 1] ?? []);
  const pick = (card: string): void => {
    const kept = given === null ? [] : [given];
    dispatch({ type: 'pick', picked: card === '' ? kept : [...kept, card] });
  };
  return (
    <div className="step-deed__words">
      <select
        aria-label={words.wanted}
        value={wanted ?? ''}
        onChange={({ currentTarget }) => pick(currentTarget.value)}
      >
        <option value="">{words.noCard}</option>
        {game.sortHand(withoutAll(game.pack, own)).map((card) => (
          <option key={card} value={card}>
            {cardName(game.id, card, locale).name}
          </option>
        ))}
      </select>
      <button
        type="button"
        aria-disabled={wanted === null || given === null}
        onClick={() => {
          if (wanted !== null && given !== null) {
            dispatch({ type: 'act', action: { type: 'buy', wanted, given } });
          } else dispatch({ type: 'pick', picked: state.picked });
        }}
      >
        {wanted !== null && given !== null
          ? words.buy(hand.speech.card(wanted), hand.speech.card(given))
          : words.buyUnfinished}
      </button>
    </div>
  );
}

/** What is to be done with picked cards, where some are to be picked. */
export function Exchanging(props: DoingProps) {
  switch (props.scene.view.phase) {
    case 'discarding':
      return <Discard {...props} />;
    case 'buying':
      return <Purchase {...props} />;
    default:
      return null;
  }
}
