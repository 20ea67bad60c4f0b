import { z } from 'astro/zod';

/** A permanent, speaking identifier in kebab-case: `mcleod-droggn`, `pagat-ultimo`. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be an id in kebab-case such as "pagat-ultimo"');

/** The games of the archive. */
export const gameId = z.enum(['droggn', 'dobbm']);

/** The permanent id of a rule: game, chapter and name, as in `droggn/play/follow-suit`. */
export const ruleId = z
  .string()
  .regex(
    /^(?:droggn|dobbm)\/[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be a rule id such as "droggn/play/follow-suit"',
  );

/** The permanent id of an annotated hand: game and name, as in `droggn/pagat-ultimo`. */
export const handId = z
  .string()
  .regex(
    /^(?:droggn|dobbm)\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be the id of a hand such as "droggn/pagat-ultimo"',
  );

/** Words that a reader sees. Inline markup (`{rule:…}`, `{bar:…}`, `*emphasis*`) is allowed. */
const words = z.string().trim().min(1, 'must not be empty');

export const localised = z.strictObject({
  /** English, always. */
  en: words,
  /** Austrian German. Where it is missing, the English is shown and marked as English. */
  de: words.optional(),
});

export type LocalisedText = z.infer<typeof localised>;

/** Who says so: a source and, where it says more, who told it and at which place in the source. */
export const witness = z.strictObject({
  /** Key of an entry of content/sources.yaml. */
  source: slug,
  /** Keys of content/people.yaml: the informants whom the source names for this statement. */
  informants: z.array(slug).min(1).optional(),
  /** Section, page or table within the source. */
  at: z.string().min(1).optional(),
  /** What a reader of this witness should know. */
  note: localised.optional(),
});

export type Witness = z.infer<typeof witness>;

/** Cards of one game by their codes, as in a hand record: `T21`, `HK`, `G`. */
export const cardsOfGame = z.strictObject({
  game: gameId,
  codes: z.array(z.string().min(1)).min(1),
});
