import { games } from '#engine';
import type { HandRecord } from './record.ts';
import { type Outcome, playRecord, type Replay, replayOf, type Transition } from './steps.ts';

/** Plays a record of either game through; see `playRecord`. */
export const playThrough = (
  record: HandRecord,
  watch?: (transition: Transition) => void,
): Outcome => playRecord(games[record.game], record, watch);

/** A record of either game with all its steps. */
export const replay = (record: HandRecord): Replay => replayOf(games[record.game], record);
