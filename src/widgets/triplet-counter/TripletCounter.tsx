import { useReducer } from 'react';
import { type Card, countByThrees, droggn } from '#engine';
import { cardName, counterWords, type Locale } from '#words';
import { useReady } from '../useReady.ts';
import { Groups } from './Groups.tsx';
import { OtherSide } from './OtherSide.tsx';
import { Pack } from './Pack.tsx';
import { type CounterState, counterReducer, laidOut } from './state.ts';
import './triplet-counter.css';

/** A pile to take over, with its name: "Bartl’s pile in “A king bought”". */
export interface NamedPile {
  readonly name: string;
  readonly cards: readonly Card[];
}

export interface TripletCounterProps {
  readonly locale: Locale;
  /** The pile at first; by default king, jack and three of hearts. */
  readonly pile?: readonly Card[];
  /** More piles to choose from, such as those of a hand. */
  readonly piles?: readonly NamedPile[];
}

const EXAMPLE: readonly Card[] = ['HK', 'HJ', 'H3'];

const { pack, sortHand, totalPoints } = droggn;

const announcement = ({ pile, picked, regrouped }: CounterState, locale: Locale): string => {
  const words = counterWords[locale];
  if (picked !== null) return words.picked(cardName('droggn', picked, locale).name);
  return regrouped ? words.regrouped(countByThrees(pile).total) : words.regroupHint;
};

/**
 * Counts any pile of Droggn by threes, in front of the reader. Grouping the cards differently shows
 * that the total does not move; the rest of the pack shows that both sides have 74.
 */
export function TripletCounter({ locale, pile = EXAMPLE, piles = [] }: TripletCounterProps) {
  const [state, dispatch] = useReducer(counterReducer, pile, laidOut);
  const ready = useReady();
  const words = counterWords[locale];
  const ours = countByThrees(state.pile);
  const rest = sortHand(pack.filter((card) => !state.pile.includes(card)));
  const theirs = countByThrees(rest);
  const take = (cards: readonly Card[]) => () => dispatch({ type: 'take', pile: cards });
  return (
    <section className="counter" aria-label={words.label} data-ready={ready}>
      <div className="counter__field">
        <div className="counter__pile">
          <h3>{words.yourPile}</h3>
          {state.pile.length === 0 ? (
            <p>{words.empty}</p>
          ) : (
            <Groups
              locale={locale}
              counting={ours}
              picked={state.picked}
              onPick={(card) => dispatch({ type: 'pick', card })}
              ready={ready}
            />
          )}
          {state.pile.length % 3 !== 0 && <p className="counter__why">{words.oddCardsWhy}</p>}
          <div aria-live="polite">
            <p className="counter__total">{words.outcome(state.pile.length, ours.total)}</p>
            <p className="counter__hint">{announcement(state, locale)}</p>
          </div>
          <div className="counter__buttons" data-pagefind-ignore="">
            <button type="button" onClick={take(pile)}>
              {words.reset}
            </button>
            <button type="button" onClick={take([])}>
              {words.clear}
            </button>
            <button type="button" onClick={take(pack)}>
              {words.wholePack}
            </button>
            {piles.length > 0 && (
              <select
                aria-label={words.otherPiles}
                value=""
                onChange={({ currentTarget: { value } }) => {
                  const chosen = piles.find(({ name }) => name === value);
                  if (chosen) dispatch({ type: 'take', pile: chosen.cards });
                }}
              >
                <option value="">{words.otherPiles} …</option>
                {piles.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </div>
        </div>
        <Pack
          locale={locale}
          pile={state.pile}
          onToggle={(card) => dispatch({ type: 'toggle', card })}
          ready={ready}
        />
        <div className="counter__rest">
          <OtherSide locale={locale} cards={rest.length} counting={theirs} ready={ready} />
          <p className="counter__together">
            {words.together(ours.total, theirs.total, totalPoints)}
          </p>
        </div>
      </div>
    </section>
  );
}
