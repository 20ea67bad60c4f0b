import { useId, useState } from 'react';
import type { Card } from '#engine';
import { sentenceCase, suitName } from '#words';
import { Say } from '../../hand-stepper/Say.tsx';
import { PlayButton } from './PlayButton.tsx';
import type { PromptProps } from './Prompt.tsx';

/** Cards that are wanted most. */
const DEAR = 5;

/** A card is named, one of the own cards is given for it; or nothing is bought. */
export function BuyPrompt({ tongue, hand, talk, table, chosen, act }: PromptProps) {
  const { words, locale } = tongue;
  const { game, own } = hand;
  const [wanted, setWanted] = useState<Card | ''>('');
  const id = useId();
  const mine = own === null ? [] : (table.hands[own - 1] ?? []);
  const away = [...mine, ...table.discard];
  const open = game.sortHand(game.pack).filter((card) => !away.includes(card));
  const dear = open.filter((card) => game.cardValue(card) >= DEAR);
  const suits = [...new Set(open.map(game.suitOf))];
  const [given] = chosen;
  const option = (card: Card) => (
    <option key={card} value={card}>
      {sentenceCase(talk.name(card))}
    </option>
  );
  return (
    <>
      <label className="play-prompt__ask" htmlFor={id}>
        {words.wanted}
      </label>
      <p className="play-prompt__hint">
        {given === undefined ? (
          words.givenHint
        ) : (
          <Say hand={talk} sentence={(speech) => words.given(speech.card(given))} />
        )}
      </p>
      <div className="play__buttons">
        <select
          id={id}
          className="play-prompt__select"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        >
          <option value="">{words.chooseWanted}</option>
          <optgroup label="5">{dear.map(option)}</optgroup>
          {suits.map((suit) => {
            const cards = open.filter((card) => game.suitOf(card) === suit && !dear.includes(card));
            return (
              cards.length > 0 && (
                <optgroup key={suit} label={suitName(game.id, suit, locale)}>
                  {cards.map(option)}
                </optgroup>
              )
            );
          })}
        </select>
        <PlayButton
          main
          disabled={wanted === '' || given === undefined}
          onClick={() => {
            if (wanted !== '' && given !== undefined) act({ type: 'buy', wanted, given });
          }}
        >
          {words.buy}
        </PlayButton>
        <PlayButton onClick={() => act({ type: 'no-buy' })}>{words.noBuy}</PlayButton>
      </div>
    </>
  );
}
