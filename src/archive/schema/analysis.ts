import { z } from 'astro/zod';
import { TURN_TEXT } from '#solver/turn.ts';

/** What perfect play would have made of a hand, found by `npm run annotate` and never by hand. */
export const analysisSchema = z.strictObject({
  /** The fingerprint of the hand that it was made of: deal, options and actions. */
  of: z.string().regex(/^[0-9a-f]{16}$/, 'must be the fingerprint of a hand'),
  /** Cards that the search might play for each value; what took more is not solved. */
  nodes: z.int().positive(),
  /**
   * By the address of each card played: what the declarer comes to if all play perfectly from
   * before that card on, then the same after each legal card of which it is known.
   */
  turns: z.record(
    z.string().regex(/^t[1-9]\d?\.[1-4]$/, 'must be the address of a card such as "t4.2"'),
    z.string().regex(TURN_TEXT, 'must be a value and cards such as "38 T9=38 T5=31..33"'),
  ),
});

export type AnalysisEntry = z.infer<typeof analysisSchema>;
