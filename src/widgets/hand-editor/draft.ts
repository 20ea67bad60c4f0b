import {
  type Action,
  type Card,
  type Deal,
  defaultOptions,
  type GameId,
  games,
  type Options,
  type Seat,
} from '#engine';
import { type HandRecord, writeActions } from '#record';
import { type Locale, seatName } from '#words';
import { chanceOf } from './dealing/chance.ts';
import { dealOfSeed, shuffled } from './dealing/deal.ts';

/** Where a card lies: in the hand of a seat, or among those dealt to nobody. */
export type Place = Seat | 'talon';

/** A hand that is being made: plain data, which can be kept and taken back. */
export interface Draft {
  readonly game: GameId;
  readonly options: Options;
  /** Names as typed, seat 1 first, then who rests; empty for none. */
  readonly names: readonly string[];
  readonly rests: boolean;
  readonly places: Readonly<Record<Card, Place>>;
  /** The seed that these cards were dealt from; null if a hand was laid. */
  readonly seed: number | null;
  /** Whether the cards are dealt and the hand has begun. */
  readonly begun: boolean;
  readonly actions: readonly Action[];
}

export const emptyDraft = (id: GameId): Draft => ({
  game: id,
  options: defaultOptions(games[id].optionSpecs),
  names: [],
  rests: false,
  places: {},
  seed: null,
  begun: false,
  actions: [],
});

export const placesOf = (id: GameId): readonly Place[] => [...games[id].seats, 'talon'];

/** How many cards a place holds when all are dealt. */
export const roomOf = (id: GameId, place: Place): number =>
  place === 'talon' ? games[id].talonSize : games[id].handSize;

/** The cards at a place, as a player sorts them. */
export const cardsAt = ({ game, places }: Draft, place: Place | undefined): readonly Card[] => {
  const { pack, sortHand } = games[game];
  return sortHand(pack.filter((card) => places[card] === place));
};

const placesOfDeal = (deal: Deal): Draft['places'] =>
  Object.fromEntries([
    ...deal.hands.flatMap((cards, index) => cards.map((card) => [card, (index + 1) as Seat])),
    ...deal.talon.map((card) => [card, 'talon']),
  ]);

export const dealAnew = (draft: Draft, seed: number): Draft => ({
  ...draft,
  seed,
  places: placesOfDeal(dealOfSeed(games[draft.game], seed)),
});

/** Whether a place takes another card. */
export const hasRoom = (draft: Draft, place: Place): boolean =>
  cardsAt(draft, place).length < roomOf(draft.game, place);

/** Puts a card somewhere, or with nobody if it is there already. A full place takes no more. */
export const moveCard = (draft: Draft, card: Card, place: Place): Draft => {
  const { [card]: old, ...others } = draft.places;
  if (old === place) return { ...draft, places: others, seed: null };
  if (!hasRoom(draft, place)) return draft;
  return { ...draft, places: { ...others, [card]: place }, seed: null };
};

/** Deals what lies with nobody into the places that are left. */
export const dealRest = (draft: Draft, seed: number): Draft => {
  const rest = [...shuffled(cardsAt(draft, undefined), chanceOf(seed))];
  const places = { ...draft.places };
  for (const place of placesOf(draft.game)) {
    const room = roomOf(draft.game, place) - cardsAt(draft, place).length;
    for (const card of rest.splice(0, room)) places[card] = place;
  }
  return { ...draft, places, seed: Object.keys(draft.places).length === 0 ? seed : null };
};

export const isDealt = (draft: Draft): boolean => cardsAt(draft, undefined).length === 0;

export const dealOf = (draft: Draft): Deal => ({
  hands: games[draft.game].seats.map((seat) => cardsAt(draft, seat)),
  talon: cardsAt(draft, 'talon'),
  rests: draft.rests,
});

/** The names of a record: none if nobody is named; who is not is called by the seat. */
export const namesOf = (draft: Draft, locale: Locale): Pick<HandRecord, 'players' | 'rests'> => {
  const { seats } = games[draft.game];
  const typed = (index: number): string => (draft.names[index] ?? '').trim();
  const named = seats.some((seat) => typed(seat - 1) !== '');
  return {
    players: named ? seats.map((seat) => typed(seat - 1) || seatName(seat, locale)) : null,
    rests: draft.rests ? typed(seats.length) || seatName((seats.length + 1) as Seat, locale) : null,
  };
};

/** The record of a draft whose cards are dealt. */
export const recordOfDraft = (draft: Draft, locale: Locale): HandRecord => ({
  game: draft.game,
  options: draft.options,
  ...namesOf(draft, locale),
  deal: dealOf(draft),
  actions: writeActions(games[draft.game], draft.actions),
});

/** The draft of a record that the referee has found legal. */
export const draftOfRecord = (record: HandRecord, actions: readonly Action[]): Draft => ({
  ...emptyDraft(record.game),
  options: record.options,
  names: [
    ...(record.players ?? games[record.game].seats.map(() => '')),
    ...(record.rests === null ? [] : [record.rests]),
  ],
  rests: record.rests !== null,
  places: placesOfDeal(record.deal),
  begun: true,
  actions,
});
