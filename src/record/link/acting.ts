import type { Action, Card, Game, HandState } from '#engine';
import { type Digit, digit, type Unpacker } from './number.ts';
import { WORDS, type WordPhase } from './vocabulary.ts';

/*
 * An action is a number among all that its phase knows, legal or not, so that a link does not
 * depend on how the referee reads a rule: a card is one of those that the seat holds, and a whole
 * Droggn hand is played in 196 bits.
 */

/** The cards that the seat to act holds, in the order of the pack. */
const heldBy = (game: Game, state: HandState): readonly Card[] => {
  const { turn, hands } = game.view(state);
  const held = new Set(turn === null ? [] : hands[turn - 1]);
  return game.pack.filter((card) => held.has(card));
};

const isWordPhase = (phase: HandState['phase']): phase is WordPhase =>
  phase === 'auction' || phase === 'laying-out' || phase === 'doubling';

/** The digits of an action at this point; null for one that has no place there. */
export const digitsOfAction = (
  game: Game,
  state: HandState,
  action: Action,
): readonly Digit[] | null => {
  const { phase } = state;
  if (isWordPhase(phase)) {
    const words = WORDS[game.id][phase];
    return known([digit(words.indexOf(game.notation.print(action).join(' ')), words.length)]);
  }
  const held = heldBy(game, state);
  switch (action.type) {
    case 'discard': {
      const places = action.cards.map((card) => held.indexOf(card));
      if (places.includes(-1)) return null;
      return [{ value: rankOf(places), of: ways(held.length, game.talonSize) }];
    }
    case 'no-buy':
      return [digit(0, game.pack.length + 1)];
    case 'buy':
      return known([
        digit(game.pack.indexOf(action.wanted) + 1, game.pack.length + 1),
        digit(held.indexOf(action.given), held.length),
      ]);
    case 'play':
      return known([digit(held.indexOf(action.card), held.length)]);
    default:
      return null;
  }
};

const known = (digits: readonly Digit[]): readonly Digit[] | null =>
  digits.every(({ value }) => value >= 0n) ? digits : null;

/** Takes the next action out of a link; null where nothing more can be done. */
export const takeAction = (game: Game, state: HandState, from: Unpacker): Action | null => {
  const { phase } = state;
  if (phase === 'over') return null;
  if (isWordPhase(phase)) {
    const words = WORDS[game.id][phase];
    const read = game.notation.read((words[from.take(words.length)] ?? '').split(' '), 0);
    return read?.ok ? read.value.action : null;
  }
  const held = heldBy(game, state);
  switch (phase) {
    case 'discarding': {
      const rank = from.takeLarge(ways(held.length, game.talonSize));
      const cards = placesOf(rank, held.length, game.talonSize).map((place) => held[place] ?? '');
      return { type: 'discard', cards };
    }
    case 'buying': {
      const wanted = game.pack[from.take(game.pack.length + 1) - 1];
      if (wanted === undefined) return { type: 'no-buy' };
      return { type: 'buy', wanted, given: held[from.take(held.length)] ?? '' };
    }
    case 'play':
      return { type: 'play', card: held[from.take(held.length)] ?? '' };
  }
};

/** In how many ways so many can be chosen of all. */
const ways = (all: number, chosen: number): bigint => {
  let count = 1n;
  for (let index = 0; index < chosen; index += 1) {
    count = (count * BigInt(all - index)) / BigInt(index + 1);
  }
  return count;
};

/** The number of a choice of places among all choices of as many. */
const rankOf = (places: readonly number[]): bigint =>
  places
    .toSorted((a, b) => a - b)
    .reduce((rank, place, index) => rank + ways(place, index + 1), 0n);

const placesOf = (rank: bigint, all: number, chosen: number): readonly number[] => {
  const places: number[] = [];
  let left = rank;
  let place = all - 1;
  for (let size = chosen; size > 0; size -= 1) {
    while (ways(place, size) > left) place -= 1;
    places.unshift(place);
    left -= ways(place, size);
    place -= 1;
  }
  return places;
};
