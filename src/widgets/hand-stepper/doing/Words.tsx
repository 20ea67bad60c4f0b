import type { Action, TableView } from '#engine';
import { contractName, quoted, wordSaid } from '#words';
import { doingWords } from '#words/hand/doing.ts';
import type { Hand } from '../hand.ts';
import { choicesOf } from './choices.ts';
import type { DoingProps } from './Doing.tsx';

/** What a word is at the table: German there, whatever the language of the page. */
const labelOf = (
  hand: Hand,
  view: TableView,
  action: Action,
): { readonly text: string; readonly german: boolean } => {
  const words = doingWords[hand.locale];
  switch (action.type) {
    case 'bid':
      return { text: contractName(action.contract), german: false };
    case 'no-buy':
      return { text: words.noBuy, german: false };
    case 'lay':
      return {
        text: words.lay(hand.speech.card(action.card === 'pagat' ? 'T1' : 'G')),
        german: false,
      };
    default: {
      const bidBefore = view.calls.some(({ word }) => word !== 'pass');
      return { text: quoted(wordSaid(action.type, bidBefore), hand.locale), german: true };
    }
  }
};

/** The words of this moment; one that is not open gives the referee's reason. */
export function Words({ scene, dispatch }: DoingProps) {
  const { hand, view, current } = scene;
  const choices = choicesOf(hand.game, current.state);
  if (choices.length === 0) return null;
  const { notOpen } = doingWords[hand.locale];
  return (
    <div className="step-deed__words">
      {choices.map(({ action, refusal }) => {
        const { text, german } = labelOf(hand, view, action);
        return (
          <button
            key={hand.game.notation.print(action).join(' ')}
            type="button"
            lang={german ? 'de' : undefined}
            aria-disabled={refusal !== null}
            onClick={() => dispatch({ type: 'act', action })}
          >
            {text}
            {refusal && (
              <span className="sr-only" lang={hand.locale}>
                , {notOpen}
              </span>
            )}
          </button>
        );
      })}
    </div>
  );
}
