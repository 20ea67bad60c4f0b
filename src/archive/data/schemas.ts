import { z } from 'astro/zod';
import { editionSchema } from '../schema/edition.ts';
import { handSchema } from '../schema/hand.ts';
import { personSchema } from '../schema/person.ts';
import { questionSchema } from '../schema/question.ts';
import { ruleSchema } from '../schema/rule.ts';
import { gameId, handId, slug } from '../schema/shared.ts';
import { sourceSchema } from '../schema/source.ts';
import { termSchema } from '../schema/term.ts';
import { timelineSchema } from '../schema/timeline.ts';

/** Where an entry is read, in both languages. */
const address = z.strictObject({ en: z.url(), de: z.url() });

const inLedger = {
  game: gameId,
  chapter: slug,
  number: z.string(),
  address,
  /** The page with citations of the rule. */
  cite: address,
};

/**
 * What the data files hold, an entry each: what content/ has, with texts freed of their markup, and
 * beside it where the entry is read on the site.
 */
export const ENTRY_SCHEMAS = {
  rules: z.discriminatedUnion('standing', [
    ruleSchema.options[0].extend(inLedger),
    ruleSchema.options[1].extend(inLedger),
    ruleSchema.options[2].extend(inLedger),
    ruleSchema.options[3].extend(inLedger),
  ]),
  terms: termSchema.extend({ address }),
  sources: sourceSchema.extend({
    address,
    /** As the bibliography of the site sets it, without markup. */
    reference: z.strictObject({ en: z.string(), de: z.string() }),
  }),
  people: personSchema.extend({ address }),
  hands: handSchema.extend({ id: handId, address }),
  timeline: timelineSchema.safeExtend({ address }),
  questions: questionSchema.extend({ address }),
  changelog: editionSchema.extend({ address }),
} as const;

export type DataName = keyof typeof ENTRY_SCHEMAS;

export const DATA_NAMES = Object.keys(ENTRY_SCHEMAS) as readonly DataName[];

export type DataEntry<Name extends DataName> = z.infer<(typeof ENTRY_SCHEMAS)[Name]>;

/** A whole file: what it is and by whom, then its entries. */
export const fileSchema = (name: DataName) =>
  z.strictObject({
    $schema: z.url(),
    name: z.string(),
    edition: z.string(),
    date: z.iso.date(),
    licence: z.url(),
    attribution: z.string(),
    address: z.url(),
    entries: z.array(ENTRY_SCHEMAS[name]),
  });
