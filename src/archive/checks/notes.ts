import type { TableView } from '#engine';
import { type Replay, stepAt, viewAt } from '#record';
import type { Hand } from '../archive.ts';
import type { Fault } from '../fault.ts';
import { parseMarkup } from '../markup.ts';
import { type Figure, flatten, isFigure, type Segment } from '../segments.ts';
import { textsOf } from '../texts.ts';

type NoteFault = Omit<Fault, 'file'>;

/** How many cards of a suit, `T` for trumps, are among these. */
const countSuit = ({ game }: Replay, cards: readonly string[], suit: string): number => {
  const wanted = suit === 'T' && game.id === 'dobbm' ? 'H' : suit;
  return cards.filter((card) => game.suitOf(card) === wanted).length;
};

/** What the figure is at a step, and how it is called. */
const actual = (
  figure: Figure,
  played: Replay,
  view: TableView,
): { readonly what: string; readonly value: number | undefined } => {
  switch (figure.kind) {
    case 'points':
      return { what: `the points of the ${figure.side}`, value: view.points[figure.side] };
    case 'trumps':
      return {
        what: `the trumps in the hand of seat ${figure.seat}`,
        value: countSuit(played, view.hands[figure.seat - 1] ?? [], 'T'),
      };
    case 'out':
      return {
        what: `the cards of ${figure.suit} still in the hands`,
        value: countSuit(played, view.hands.flat(), figure.suit),
      };
    case 'score':
      return { what: 'the score', value: view.score?.score };
  }
};

const wrongFigure = (figure: Figure, played: Replay, view: TableView): string | undefined => {
  const { what, value } = actual(figure, played, view);
  if (value === figure.value) return undefined;
  return value === undefined
    ? `${what} is not known at this step`
    : `says ${figure.value} for ${what}; it is ${value}`;
};

/** Why a card or a seat cannot be meant in this game. */
const stranger = (segment: Segment, { game }: Replay): string | undefined => {
  if (segment.kind === 'card' && !game.isCard(segment.card)) {
    return `${game.id} has no card ${segment.card}`;
  }
  if (segment.kind === 'seat' && !game.seats.includes(segment.seat)) {
    return `${game.id} has no seat ${segment.seat}`;
  }
  return undefined;
};

/** Notes by the address of their step. */
type NotesByStep = Hand['notes'];

const faultsOfNote = (
  notes: NotesByStep,
  played: Replay,
  address: string,
  path: string,
): readonly NoteFault[] => {
  const step = stepAt(played, address);
  const place = `${path}.${address}`;
  if (!step) {
    const known = played.steps.map((one) => one.address).join(' ');
    return [{ place, reason: `the hand has no such step; it has ${known} end` }];
  }
  const view = viewAt(played, step);
  return textsOf(notes[address]).flatMap(({ path: inner, text }) =>
    flatten(parseMarkup(text).segments).flatMap((segment) => {
      const reason = isFigure(segment) ? wrongFigure(segment, played, view) : undefined;
      return reason === undefined ? [] : [{ place: `${place}.${inner}`, reason }];
    }),
  );
};

/** Notes at steps that the hand does not have, and wrong figures; `path` is where the notes stand. */
export const noteFaults = (
  notes: NotesByStep,
  played: Replay,
  path: string,
): readonly NoteFault[] =>
  Object.keys(notes).flatMap((address) => faultsOfNote(notes, played, address, path));

/** Cards and seats of another game, wherever the hand names some. */
export const strangersIn = (hand: Hand, played: Replay): readonly NoteFault[] => {
  const { title, summary, idea, notes, variations } = hand;
  return textsOf({ title, summary, idea, notes, variations }).flatMap(({ path, text }) =>
    flatten(parseMarkup(text).segments).flatMap((segment) => {
      const reason = stranger(segment, played);
      return reason === undefined ? [] : [{ place: path, reason }];
    }),
  );
};
