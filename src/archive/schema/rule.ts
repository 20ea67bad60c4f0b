import { z } from 'astro/zod';
import { localised, ruleId, slug, witness } from './shared.ts';

const common = {
  /** Permanent: address, anchor and tag. Never renamed; the displayed number is computed. */
  id: ruleId,
  /** A few words, no full stop. */
  title: localised,
  /** One rule, in our own words, understood at a table without the rest of the page. */
  statement: localised,
  /** Other words in which players ask for it, for the search; never shown. */
  asked: localised.optional(),
  /** Other rules that a reader of this one wants next. */
  see: z.array(ruleId).default([]),
  /** Terms of the glossary that the statement uses. */
  terms: z.array(slug).default([]),
  /**
   * Whether the engine decides by it, in a hand or in the account of an evening. A test compares
   * this with the engine and with the titles of its tests.
   */
  enforced: z.boolean(),
  /** Entry of content/questions.yaml that asks about it. */
  question: slug.optional(),
};

/** One of the ways in which a disputed rule is told. */
export const reading = z.strictObject({
  /** The rule according to this reading. */
  holds: localised,
  /** Who holds it. */
  witnesses: z.array(witness).min(1),
  /** Who holds it, in words, where the witnesses do not say it well enough. */
  by: localised.optional(),
  /** True for the one reading by which the referee decides unless told otherwise. */
  default: z.literal(true).optional(),
  /** The rules option of a hand record that chooses this reading. */
  option: z.strictObject({ key: slug, value: z.union([z.string(), z.number()]) }).optional(),
});

export type Reading = z.infer<typeof reading>;

/**
 * A rule of the ledger. Its standing says how well it is known:
 * attested: a source states it. disputed: sources disagree, every reading is given. inferred: no
 * source states it, but it follows from what they state. silent: no source speaks of it; our
 * default is given with its reason.
 */
export const ruleSchema = z.discriminatedUnion('standing', [
  z.strictObject({
    ...common,
    standing: z.literal('attested'),
    witnesses: z.array(witness).min(1),
  }),
  z.strictObject({
    ...common,
    standing: z.literal('disputed'),
    witnesses: z.array(witness).min(1),
    readings: z
      .array(reading)
      .min(2, 'a disputed rule needs at least two readings')
      .refine(
        (readings) => readings.filter((one) => one.default).length === 1,
        'exactly one reading of a disputed rule must say "default: true"',
      ),
  }),
  z.strictObject({
    ...common,
    standing: z.literal('inferred'),
    witnesses: z.array(witness).default([]),
    /** From what it follows. */
    because: localised,
  }),
  z.strictObject({
    ...common,
    standing: z.literal('silent'),
    /** Sources that leave it open, or sister games that decide it. */
    witnesses: z.array(witness).default([]),
    /** What we play. */
    default: localised,
    /** Why we play it so. */
    because: localised,
  }),
]);

export type Rule = z.infer<typeof ruleSchema>;

export type Standing = Rule['standing'];
