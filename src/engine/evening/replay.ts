import type { Result } from '../core/result.ts';
import type { PlayedHand } from './entry.ts';
import type { HandResult } from './handResult.ts';
import type { EveningRefusal } from './refusal.ts';
import type { Sitting } from './sitting.ts';
import type { Terms } from './terms.ts';

/**
 * Works out a hand with every card. It is handed over, so that a page whose hands are all counted at
 * the table can do without the referee of both games; `scorePlayedHand` is the one that there is.
 */
export type Replay = (
  hand: PlayedHand,
  sitting: Sitting,
  terms: Terms,
) => Result<HandResult | 'thrown-in', EveningRefusal>;
