import { z } from 'astro/zod';
import { gameId, localised, ruleId } from './shared.ts';

/**
 * Address of a step: `start`; auction `a1`; exchange `x`, `buy`, `lay`, `lie`; doubling `d1`; card
 * `t4.2` (trick 4, second card); `revoke`; `end`.
 */
export const stepAddress = z
  .string()
  .regex(
    /^(?:start|a[1-9]|x|buy|lay|lie|d[1-9]\d*|t[1-9]\d?\.[1-4]|revoke|end)$/,
    'must be the address of a step such as "a1", "x", "buy", "d2", "t4.2" or "end"',
  );

/** The hand record itself: what the referee reads. It judges it further than this shape. */
const record = {
  format: z.literal(1),
  game: gameId,
  rules: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  players: z.array(z.string()).optional(),
  rests: z.string().optional(),
  deal: z.array(z.string()).min(3).max(4),
  talon: z.string(),
  actions: z.string(),
};

export const handSchema = z.strictObject({
  ...record,
  title: localised,
  /** One or two sentences for lists. */
  summary: localised,
  /** The one idea that the hand is about. */
  idea: localised,
  /** Every hand so far was made up for this archive, and says so. */
  origin: z.literal('composed'),
  grade: z.enum(['first', 'further', 'hard']),
  /** Rules that a reader sees at work. */
  teaches: z.array(ruleId).min(1),
  /** The result that the author expects; the referee must come to the same. */
  expect: z.strictObject({
    /** The declarer's result in game points. */
    score: z.int(),
    /** The counted piles. */
    cardPoints: z.strictObject({ declarer: z.int(), defenders: z.int() }).optional(),
    /** One number a seat, the resting player last; they sum to zero. */
    payments: z.array(z.int()).min(3).max(5),
    /** What the doublings come to. */
    multiplier: z.int().optional(),
  }),
  /** What is to be said at a step, by its address. Figures in them are checked. */
  notes: z.record(stepAddress, localised),
});

export type HandEntry = z.infer<typeof handSchema>;
