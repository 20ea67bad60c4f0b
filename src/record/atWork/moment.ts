import type {
  Action,
  Card,
  Game,
  HandState,
  Options,
  RuleId,
  Seat,
  TableView,
  Trick,
} from '#engine';

/** One step of a hand as the rules see it: the table before and after, and how the hand ends. */
export interface Moment {
  readonly game: Game;
  readonly options: Options;
  /** Whether somebody sits this hand out. */
  readonly rests: boolean;
  readonly seat: Seat | null;
  readonly action: Action;
  readonly state: HandState;
  readonly before: TableView;
  readonly after: TableView;
  /** The table after the last step of the hand. */
  readonly end: TableView;
  readonly last: boolean;
}

/** A rule and whether it is seen in a moment. */
export type Sighting = readonly [seen: boolean, rule: RuleId];

export const seenOf = (sightings: readonly Sighting[]): readonly RuleId[] =>
  sightings.filter(([seen]) => seen).map(([, rule]) => rule);

/** The rules that forbid other cards of the hand than the one that is played. */
export const restraints = ({ game, seat, state, before }: Moment): readonly RuleId[] => {
  const hand = seat === null ? [] : (before.hands[seat - 1] ?? []);
  const rules = hand.flatMap((card) => game.refusalOfCard(state, card)?.rule ?? []);
  return [...new Set(rules)];
};

/** The seat that holds a trick after a card: its winner so far, or for good. */
const holderOf = (view: TableView): Seat | null =>
  view.winning ?? view.tricks.at(-1)?.winner ?? null;

/** Whether a card that might have been played instead would have won the trick so far. */
export const couldHaveBeaten = ({ game, seat, state, after }: Moment): boolean =>
  holderOf(after) !== seat &&
  game.legalCards(state).some((card) => {
    const other = game.apply(state, { type: 'play', card });
    return other.ok && holderOf(game.view(other.value)) === seat;
  });

/** The trick that this step has finished. */
export const finished = ({ before, after }: Moment): Trick | null =>
  after.tricks.length > before.tricks.length ? (after.tricks.at(-1) ?? null) : null;

export const sideOf = (view: TableView, seat: Seat): 'declarer' | 'defenders' =>
  view.declarer === seat ? 'declarer' : 'defenders';

/** The card that decides what must be followed: the first of the trick that has a suit. */
export const suitLed = (
  game: Game,
  cards: readonly Card[],
  without: readonly Card[],
): string | null => {
  const card = cards.find((one) => !without.includes(one));
  return card === undefined ? null : game.suitOf(card);
};
