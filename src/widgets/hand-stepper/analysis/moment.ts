import type { Card, Seat } from '#engine';
import { isExact, type Worth } from '#solver/turn.ts';
import { cardAt, type KnownTurns, type Line, openSteps, resultOf, turnAt, viewAt } from './line.ts';

/** What a card gave away, between bounds. */
export interface Cost {
  readonly least: number;
  readonly most: number;
}

/** A card that has been played, or might be. */
export interface Choice {
  readonly card: Card;
  /** What the declarer comes to after it. */
  readonly worth: Worth | null;
  readonly cost: Cost | null;
}

export interface PlayedCard extends Choice {
  readonly seat: Seat;
  /** Cards that would have given nothing away. */
  readonly better: readonly Card[];
  /** Whether it was the only card that could be played. */
  readonly only: boolean;
  /** What the declarer would have come to. */
  readonly before: Worth | null;
}

/** What perfect play says of a moment. */
export interface Moment {
  readonly stage: 'before' | 'play' | 'over' | 'stopped';
  /** What the declarer comes to from here if all play perfectly; before the play, from the first lead. */
  readonly worth: Worth | null;
  readonly turn: Seat | null;
  readonly choices: readonly Choice[];
  readonly played: PlayedCard | null;
}

/** What the declarer comes to from a step on: found out, or known from the step before. */
export const worthAt = (line: Line, known: KnownTurns, index: number): Worth | null => {
  const view = viewAt(line, index);
  if (view?.phase === 'over') return resultOf(view);
  const own = turnAt(line, known, index)?.value;
  if (own && isExact(own)) return own;
  const card = cardAt(line, index);
  const after = card === null ? null : turnAt(line, known, index - 1)?.cards.get(card);
  return after ?? own ?? null;
};

const costOf = (declares: boolean, before: Worth | null, after: Worth | null): Cost | null => {
  if (!before || !after) return null;
  const least = declares ? before.lower - after.upper : after.lower - before.upper;
  const most = declares ? before.upper - after.lower : after.upper - before.lower;
  return { least: Math.max(0, least), most: Math.max(0, most) };
};

/** Whether it is known that a card gave nothing away. */
export const keeps = ({ cost }: Choice): boolean => cost?.most === 0;

const choicesAt = (line: Line, known: KnownTurns, index: number): readonly Choice[] => {
  const { game, steps } = line;
  const step = steps[index];
  const view = viewAt(line, index);
  if (!step || view?.phase !== 'play') return [];
  const turn = turnAt(line, known, index);
  const before = worthAt(line, known, index);
  return game.sortHand(game.legalCards(step.state)).map((card) => {
    const worth = turn?.cards.get(card) ?? null;
    return { card, worth, cost: costOf(view.turn === view.declarer, before, worth) };
  });
};

/** The card that leads to a step, with what it cost; null if none does. */
export const playedAt = (line: Line, known: KnownTurns, index: number): PlayedCard | null => {
  const card = cardAt(line, index);
  const view = viewAt(line, index - 1);
  const seat = view?.turn ?? null;
  if (card === null || !view || seat === null) return null;
  const before = worthAt(line, known, index - 1);
  const worth = worthAt(line, known, index);
  const choices = choicesAt(line, known, index - 1);
  const only = choices.length === 1;
  return {
    card,
    seat,
    worth,
    before,
    cost: only ? { least: 0, most: 0 } : costOf(seat === view.declarer, before, worth),
    better: choices.filter(keeps).map((choice) => choice.card),
    only,
  };
};

export const momentAt = (line: Line, known: KnownTurns, index: number): Moment => {
  const view = viewAt(line, index);
  const phase = view?.phase ?? 'over';
  if (phase === 'over') {
    const worth = view && resultOf(view);
    const stage = worth ? 'over' : 'stopped';
    return { stage, worth, turn: null, choices: [], played: playedAt(line, known, index) };
  }
  if (phase !== 'play') {
    const first = openSteps(line)[0];
    const worth = first === undefined ? null : worthAt(line, known, first);
    return { stage: 'before', worth, turn: null, choices: [], played: null };
  }
  return {
    stage: 'play',
    worth: worthAt(line, known, index),
    turn: view?.turn ?? null,
    choices: choicesAt(line, known, index),
    played: playedAt(line, known, index),
  };
};
