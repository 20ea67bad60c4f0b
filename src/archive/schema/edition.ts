import { z } from 'astro/zod';
import { gameId, localised, ruleId, slug } from './shared.ts';

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date as YYYY-MM-DD');

/** Something that changed in the ledger of rules. */
const change = z.strictObject({
  /** Permanent key within the changelog, and its anchor. */
  id: slug,
  /** The day of the change, from the history of the repository. */
  date,
  /**
   * added: rules that were not there. reworded: said better, meaning the same. corrected: says
   * something else than before. evidence: witnesses or questions. referee: what the engine decides by.
   */
  kind: z.enum(['added', 'reworded', 'corrected', 'evidence', 'referee']),
  /** The rules that changed. */
  rules: z.array(ruleId).min(1).optional(),
  /** Instead of them the whole ledger of a game, as it was first written. */
  ledger: gameId.optional(),
  /** What is otherwise now, in a sentence or two. */
  what: localised,
});

export type Change = z.infer<typeof change>;

/** An edition of the archive and what it changed, rule by rule. */
export const editionSchema = z.strictObject({
  /** Its number: major.minor.patch. */
  id: z.string().regex(/^\d+\.\d+\.\d+$/, 'must be the number of an edition such as "0.1.0"'),
  /** The day on which it is dated. */
  date,
  /** One or two sentences on the whole of it. */
  summary: localised,
  /** Newest last, as they were made. */
  changes: z
    .array(
      change.refine((one) => (one.rules === undefined) !== (one.ledger === undefined), {
        path: ['rules'],
        message: 'a change names either its rules or the ledger of a game',
      }),
    )
    .min(1),
});

export type Edition = z.infer<typeof editionSchema>;
