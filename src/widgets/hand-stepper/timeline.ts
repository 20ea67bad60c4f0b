import type { Game } from '#engine';
import type { HandRecord } from '#record';
import { type Replay, replayOf, type Step } from '#record/steps.ts';
import { stopsOf } from './parts.ts';
import type { Course } from './state.ts';

/** A hand replayed, and what stepping through it needs to know. */
export interface Timeline extends Replay {
  readonly addresses: readonly string[];
  readonly course: Course;
  readonly start: Step;
  readonly end: Step;
}

/**
 * Every position of a hand from the deal to its end. The record has been refereed before it came
 * here, so one that has no first step, or stops at an error, is our own mistake.
 */
export const timelineOf = (game: Game, record: HandRecord): Timeline => {
  const replayed = replayOf(game, record);
  const { steps, error } = replayed;
  const [start] = steps;
  const end = steps.at(-1);
  if (error || !start || !end) throw new Error(`the record breaks off at token ${error?.at}`);
  const addresses = steps.map(({ address }) => address);
  const course = { last: steps.length - 1, stops: stopsOf(addresses) };
  return { ...replayed, addresses, course, start, end };
};
