import { useId, useState } from 'react';
import { type Card, games } from '#engine';
import { handLine } from '#words';
import {
  cardsAt,
  type Draft,
  dealAnew,
  dealRest,
  hasRoom,
  isDealt,
  moveCard,
  type Place,
  placesOf,
  roomOf,
} from '../draft.ts';
import type { WorkshopMeans } from '../means.ts';
import { placeMark, placeName } from '../places.ts';
import { PackGrid } from './PackGrid.tsx';
import { anySeed, SeedRow } from './SeedRow.tsx';
import { TableForm } from './TableForm.tsx';
import { WishForm } from './WishForm.tsx';
import './deal.css';

export interface DealPartProps extends WorkshopMeans {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** A change letter by letter. */
  readonly onAmend: (draft: Draft) => void;
}

/** Deals the cards: from a seed, until a hand is as wished, or card by card. */
export function DealPart(props: DealPartProps) {
  const { draft, locale, words, onChange } = props;
  const game = games[draft.game];
  const [target, setTarget] = useState<Place>(1);
  const [said, setSaid] = useState('');
  const group = useId();
  const deal = (seed: number): void => onChange(dealAnew(draft, seed));
  const name = (place: Place): string => placeName(draft, place, props);
  const left = cardsAt(draft, undefined).length;
  const lay = (card: Card): void => {
    const next = moveCard(draft, card, target);
    setSaid(next === draft ? words.full(name(target), roomOf(draft.game, target)) : '');
    onChange(next);
    // The next hand follows when one is full.
    const open = placesOf(draft.game).find((place) => hasRoom(next, place));
    if (next !== draft && !hasRoom(next, target) && open !== undefined) setTarget(open);
  };
  return (
    <div className="deal-part">
      <h2>
        {words.dealTitle}: {draft.game === 'droggn' ? 'Droggn' : 'Dobbm'}
      </h2>
      <SeedRow draft={draft} words={words} onSeed={deal} />
      <WishForm {...props} onSeed={deal} />
      <fieldset className="deal-part__places">
        <legend>{words.layTo}</legend>
        {placesOf(draft.game).map((place) => {
          const cards = cardsAt(draft, place);
          return (
            <label key={place} className="deal-part__place">
              <input
                type="radio"
                name={group}
                checked={target === place}
                onChange={() => setTarget(place)}
              />
              <span className="deal-part__name">
                {name(place)} <small>{words.filled(cards.length, roomOf(draft.game, place))}</small>
              </span>
              <span className="deal-part__cards">{handLine(draft.game, cards, locale)}</span>
            </label>
          );
        })}
      </fieldset>
      <p className="deal-part__said" role="status">
        {said || (left > 0 ? words.left(left) : '')}
        {left === 0 && draft.seed !== null && words.dealtBySeed(String(draft.seed))}
      </p>
      <PackGrid
        game={game}
        locale={locale}
        label={words.pack}
        markOf={(card) => {
          const place = draft.places[card];
          return {
            on: place !== undefined,
            sign: placeMark(place, words),
            text: place === undefined ? words.nobody : name(place),
          };
        }}
        onTouch={lay}
      />
      <div className="workshop__buttons">
        <button
          type="button"
          aria-disabled={left === 0}
          onClick={() => left > 0 && onChange(dealRest(draft, anySeed()))}
        >
          {words.dealRest}
        </button>
        <button
          type="button"
          aria-disabled={left === game.pack.length}
          onClick={() => left < game.pack.length && onChange({ ...draft, places: {}, seed: null })}
        >
          {words.takeAll}
        </button>
      </div>
      <TableForm {...props} />
      <div className="workshop__buttons">
        <button
          type="button"
          className="button--main"
          aria-disabled={left > 0}
          onClick={() => {
            if (isDealt(draft)) onChange({ ...draft, begun: true, actions: [] });
            else setSaid(words.left(left));
          }}
        >
          {words.begin}
        </button>
      </div>
    </div>
  );
}
