import { z } from 'astro/zod';
import { stepAddress } from './hand.ts';
import { gameId, handId, localised, ruleId, slug, witness } from './shared.ts';

/** Who said what, and when. */
const episode = z.strictObject({
  /** The date, or what stands for one, as a reader sees it. */
  when: localised,
  says: localised,
  witness,
});

/** A hand that is played and scored under every reading when the site is built. */
const example = z
  .strictObject({
    /** A hand of the archive. */
    hand: handId,
    /** From this step on it is played otherwise, for this comparison. */
    from: stepAddress.optional(),
    play: z.string().min(1).optional(),
    /** Where a reading refuses a card of it: how the hand goes on from that card. */
    instead: z.string().min(1).optional(),
    /** And the seat that would revoke, if the card were played all the same. */
    revoke: z.int().min(1).max(4).optional(),
    says: localised,
  })
  .refine(({ from, play }) => (from === undefined) === (play === undefined), {
    path: ['play'],
    message: '"from" and "play" belong together',
  });

/** A sum that the engine works out, beside a reading that it does not know. */
const sum = z.strictObject({
  what: localised,
  /** What counts of a hand, as in `<Fig score="…">`. */
  facts: z.string().min(1),
  other: z.strictObject({ adds: z.int(), reading: localised }),
});

/** The life of a rule that is told in more than one way, or of a variant. */
export const biographySchema = z.strictObject({
  /** Permanent key and anchor. */
  id: slug,
  game: gameId,
  title: localised,
  /** The matter in one or two sentences. */
  gist: localised,
  /** The rules whose life it is, that of the main text first. */
  rules: z.array(ruleId).min(1),
  /** Entry of content/questions.yaml that asks about it. */
  question: slug.optional(),
  /** The rules option of a hand record that switches between the readings. */
  option: slug.optional(),
  life: z.array(episode).min(1),
  /** How the referee decides unless told otherwise, and why. */
  referee: localised,
  /** What it changes in a hand, in words. */
  change: localised,
  examples: z.array(example).default([]),
  sums: z.array(sum).default([]),
});

export type Biography = z.infer<typeof biographySchema>;
export type BiographyExample = Biography['examples'][number];
