import type { Action, Card, TableView } from '#engine';
import { contractName, type EditorWords, sentenceCase, wordSaid } from '#words';
import { CardLabel } from '../../hand-stepper/CardLabel.tsx';
import type { Hand } from '../../hand-stepper/hand.ts';
import type { Chosen } from './chosen.ts';

export interface ChoicesProps {
  readonly hand: Hand;
  readonly words: EditorWords;
  readonly view: TableView;
  /** The words that may be said now. */
  readonly actions: readonly Action[];
  readonly chosen: Chosen;
  /** What was done last, in words for the ear. */
  readonly said: string;
  readonly onAct: (action: Action) => void;
  readonly onTouch: (card: Card) => void;
}

/** What is asked of whom. */
const promptOf = ({ hand, words, view }: ChoicesProps): string => {
  if (view.turn === null) return words.over;
  const player = sentenceCase(hand.who(view.turn));
  switch (view.phase) {
    case 'discarding':
      return words.toDiscard(player, hand.game.talonSize);
    case 'buying':
      return words.toBuy(player);
    case 'laying-out':
      return words.toLay(player);
    case 'play':
      return words.toPlay(player);
    default:
      return words.toSpeak(player);
  }
};

/** What a word is at the table; beside it stands how a record writes it. */
const labelOf = ({ words, view }: ChoicesProps, action: Action): string => {
  const bidBefore = view.calls.some(({ word }) => word !== 'pass');
  switch (action.type) {
    case 'bid':
      return contractName(action.contract);
    case 'lay':
      return words.layOut[action.card];
    case 'no-buy':
      return words.noBuy;
    default:
      return wordSaid(action.type, bidBefore);
  }
};

interface PickProps {
  readonly hand: Hand;
  readonly title: string;
  readonly none: string;
  readonly cards: readonly Card[];
  readonly onTouch: (card: Card) => void;
}

/** Cards that are chosen so far; a touch leaves one again. */
function Pick({ hand, title, none, cards, onTouch }: PickProps) {
  return (
    <p className="choices__pick">
      <span>{title}: </span>
      {cards.length === 0 && none}
      {cards.map((card) => (
        <button key={card} type="button" onClick={() => onTouch(card)}>
          <CardLabel hand={hand} card={card} />
        </button>
      ))}
    </p>
  );
}

function Exchange(props: ChoicesProps) {
  const { hand, words, view, chosen, onAct, onTouch } = props;
  const pick = { hand, none: words.none, onTouch };
  const { cards, wanted } = chosen;
  const [given] = cards;
  if (view.phase === 'discarding') {
    return (
      <>
        <Pick {...pick} title={words.discardChosen} cards={cards} />
        <button
          type="button"
          className="button--main"
          aria-disabled={cards.length !== hand.game.talonSize}
          onClick={() => onAct({ type: 'discard', cards })}
        >
          {words.discardDone}
        </button>
      </>
    );
  }
  if (view.phase !== 'buying') return null;
  const complete = wanted !== null && given !== undefined;
  return (
    <>
      <Pick {...pick} title={words.wanted} cards={wanted === null ? [] : [wanted]} />
      <Pick {...pick} title={words.given} cards={cards} />
      <button
        type="button"
        className="button--main"
        aria-disabled={!complete}
        onClick={() => complete && onAct({ type: 'buy', wanted, given })}
      >
        {words.buyDone}
      </button>
    </>
  );
}

/** Who is to do what, and the words that may be said; cards are touched at the table. */
export function Choices(props: ChoicesProps) {
  const { hand, actions, said, onAct } = props;
  const spoken = actions.filter(({ type }) => type !== 'play');
  return (
    <div className="choices">
      <p className="choices__prompt" role="status">
        {said !== '' && <span className="sr-only">{said}. </span>}
        {promptOf(props)}
      </p>
      <div className="workshop__buttons">
        {spoken.map((action) => {
          const written = hand.game.notation.print(action).join(' ');
          const label = labelOf(props, action);
          return (
            <button key={written} type="button" onClick={() => onAct(action)}>
              {label}
              {label.toLowerCase() !== written && <code>{written}</code>}
            </button>
          );
        })}
      </div>
      <Exchange {...props} />
    </div>
  );
}
