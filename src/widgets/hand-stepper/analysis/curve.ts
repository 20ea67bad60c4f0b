import { isExact, type Worth } from '#solver/turn.ts';
import { type KnownTurns, type Line, openSteps, viewAt } from './line.ts';
import { type PlayedCard, playedAt, worthAt } from './moment.ts';

/** A moment of the play: how many cards lie on the table or are gone, and what is known of it. */
export interface Point {
  /** Index of the step. */
  readonly step: number;
  readonly cards: number;
  readonly worth: Worth | null;
}

/** A card that gave points away, for certain. */
export interface Gift extends PlayedCard {
  readonly step: number;
  /** From 1. */
  readonly trick: number;
}

/** The course of the play: what perfect play would have made of it at each moment. */
export const pointsOf = (line: Line, known: KnownTurns): readonly Point[] => {
  const open = openSteps(line);
  const [first] = open;
  if (first === undefined) return [];
  const last = line.steps.length - 1;
  return Array.from({ length: last - first + 1 }, (_, cards) => {
    const step = first + cards;
    return { step, cards, worth: worthAt(line, known, step) };
  });
};

export const giftsOf = (line: Line, known: KnownTurns): readonly Gift[] =>
  pointsOf(line, known).flatMap(({ step, cards }) => {
    const played = playedAt(line, known, step);
    if (!played?.cost || played.cost.least === 0) return [];
    return [{ ...played, step, trick: Math.ceil(cards / line.game.seats.length) }];
  });

/** What the points of a curve come to in a field of 100 by 100. */
export interface CurveShape {
  /** Where the value is known, as the path of an SVG. */
  readonly path: string;
  /** Where it lies between bounds, and where nothing is known. */
  readonly bands: readonly Band[];
  readonly amounts: readonly { readonly value: number; readonly at: number }[];
  readonly tricks: readonly { readonly value: number; readonly at: number }[];
  readonly here: number | null;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
  readonly known: boolean;
}

const FIELD = 100;
const rounded = (place: number): number => Math.round(place * 100) / 100;

/** The points that the declarer needs, and those of the whole pack; a Super Mord is won or lost. */
export const scaleOf = (line: Line): { readonly half: number; readonly total: number } => {
  const contract = viewAt(line, line.steps.length - 1)?.contract;
  if (contract === 'super-mord') return { half: 1, total: 1 };
  const { totalPoints } = line.game;
  return { half: totalPoints / 2, total: totalPoints };
};

export const curveOf = (line: Line, points: readonly Point[], at: number): CurveShape | null => {
  const seats = line.game.seats.length;
  const last = points.length - 1;
  if (last < 1) return null;
  const { half, total } = scaleOf(line);
  const x = (cards: number): number => rounded((FIELD * cards) / last);
  const y = (worth: number): number => rounded((FIELD * (total - worth)) / total);
  const path: string[] = [];
  const bands: Band[] = [];
  let drawn = false;
  for (const { cards, worth } of points) {
    const to = x(Math.min(cards + 1, last));
    if (worth && isExact(worth)) {
      path.push(drawn ? `V${y(worth.lower)}` : `M${x(cards)},${y(worth.lower)}`, `H${to}`);
      drawn = true;
      continue;
    }
    drawn = false;
    const { lower, upper } = worth ?? { lower: 0, upper: total };
    const band = { from: x(cards), to, top: y(upper), bottom: y(lower), known: worth !== null };
    const before = bands.at(-1);
    const same = before?.top === band.top && before.bottom === band.bottom;
    if (same && before.to === band.from) bands.splice(-1, 1, { ...band, from: before.from });
    else bands.push(band);
  }
  const amounts = [...new Set([0, half, total])];
  const count = Math.ceil(last / seats);
  const every = count > 10 ? 5 : 1;
  const tricks = Array.from({ length: count }, (_, trick) => trick + 1);
  const here = points.find(({ step }) => step === at);
  return {
    path: path.join(''),
    bands,
    amounts: amounts.map((value) => ({ value, at: y(value) })),
    tricks: tricks
      .filter((trick) => trick === 1 || trick % every === 0)
      .map((trick) => ({ value: trick, at: x((trick - 1) * seats) })),
    here: here ? x(here.cards) : null,
  };
};
