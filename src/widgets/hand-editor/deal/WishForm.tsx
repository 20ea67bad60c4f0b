import { useState } from 'react';
import { type Card, games, type Seat } from '#engine';
import { findSeed, isImpossible, MOST_DEALS, mostTrumps, type Wish } from '../dealing/wish.ts';
import { placeName } from '../places.ts';
import type { DealPartProps } from './DealPart.tsx';
import { PackGrid } from './PackGrid.tsx';
import { anySeed } from './SeedRow.tsx';

export interface WishFormProps extends DealPartProps {
  readonly onSeed: (seed: number) => void;
}

/** Deals until a hand is as wished, within a bound, and says honestly how it went. */
export function WishForm(props: WishFormProps) {
  const { draft, words, locale, onSeed } = props;
  const game = games[draft.game];
  const [wish, setWish] = useState<Wish>({ seat: 1, cards: [], trumps: 0 });
  const [said, setSaid] = useState('');
  /** The seed to go on with after a search that has found nothing. */
  const [next, setNext] = useState<number | null>(null);
  const ask = (part: Partial<Wish>): void => {
    setWish({ ...wish, ...part });
    setSaid('');
    setNext(null);
  };
  const find = (first: number): void => {
    setNext(null);
    if (wish.trumps === 0 && wish.cards.length === 0) setSaid(words.untilNothing);
    else if (isImpossible(game, wish)) setSaid(words.untilImpossible(game.handSize));
    else {
      const { seed, tried } = findSeed(game, wish, first);
      if (seed === null) {
        setNext(first + tried);
        const count = MOST_DEALS.toLocaleString(locale);
        setSaid(words.untilNotFound(count, String(first), String(first + tried - 1)));
      } else {
        setSaid(words.untilFound(tried, String(seed)));
        onSeed(seed);
      }
    }
  };
  const toggle = (card: Card): void =>
    ask({
      cards: wish.cards.includes(card)
        ? wish.cards.filter((one) => one !== card)
        : [...wish.cards, card],
    });
  return (
    <details className="wish">
      <summary>{words.until}</summary>
      <div className="wish__fields">
        <label>
          <span>{words.untilSeat}</span>
          <select
            value={wish.seat}
            onChange={(event) => ask({ seat: Number(event.target.value) as Seat })}
          >
            {game.seats.map((seat) => (
              <option key={seat} value={seat}>
                {placeName(draft, seat, props)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.untilTrumps}</span>
          <input
            type="number"
            min={0}
            max={mostTrumps(game)}
            value={wish.trumps}
            onChange={(event) =>
              ask({ trumps: Math.max(0, Math.floor(Number(event.target.value) || 0)) })
            }
          />
        </label>
      </div>
      <p>{words.untilCards}</p>
      <PackGrid
        game={game}
        locale={locale}
        label={words.untilCards}
        markOf={(card) => {
          const on = wish.cards.includes(card);
          return { on, sign: on ? '✓' : '', text: on ? words.wished : words.notWished };
        }}
        onTouch={toggle}
      />
      <div className="workshop__buttons">
        <button type="button" onClick={() => find(anySeed())}>
          {words.untilFind}
        </button>
        {next !== null && (
          <button type="button" onClick={() => find(next)}>
            {words.lookOn}
          </button>
        )}
      </div>
      <p className="wish__said" role="status">
        {said}
      </p>
    </details>
  );
}
