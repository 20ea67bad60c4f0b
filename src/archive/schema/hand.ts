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

/**
 * Another way in which the hand might have gone: it leaves the record in place of one of its steps
 * and goes on as far as the author cares to follow it.
 */
export const variationSchema = z.strictObject({
  /** Permanent: steps are linked as `#the-eighteen/t7.3`. */
  id: z.string().regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)+$/, 'must be words joined by hyphens'),
  /** The step of the record that this takes the place of. */
  instead: stepAddress.refine((at) => at !== 'start' && at !== 'end', 'must be an action'),
  title: localised,
  /** What is said, done and played from there on, written as in the record. */
  actions: z.string().min(1),
  /** What is to be said at its own steps. Figures in them are checked. */
  notes: z.record(stepAddress, localised),
});

export type VariationEntry = z.infer<typeof variationSchema>;

/** Where somebody has bid. */
const playedResult = z.strictObject({
  /** The declarer's result in game points. */
  score: z.int(),
  /** The counted piles. */
  cardPoints: z.strictObject({ declarer: z.int(), defenders: z.int() }).optional(),
  /** One number a seat, the resting player last; they sum to zero. */
  payments: z.array(z.int()).min(3).max(5),
  /** What the doublings come to. */
  multiplier: z.int().optional(),
});

/** Where all have passed: there is no score. */
const thrownInResult = z.strictObject({ thrownIn: z.literal(true) });

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
  expect: z.union([playedResult, thrownInResult]),
  /** What is to be said at a step, by its address. Figures in them are checked. */
  notes: z.record(stepAddress, localised),
  /** Other ways to go, refereed like the record; nothing of the record depends on them. */
  variations: z.array(variationSchema).optional(),
});

export type HandEntry = z.infer<typeof handSchema>;
