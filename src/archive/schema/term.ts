import { z } from 'astro/zod';
import { cardsOfGame, localised, ruleId, slug, witness } from './shared.ts';

/** A form of the word as a source prints it. */
const form = z.strictObject({
  text: z.string().min(1),
  source: slug.optional(),
  note: localised.optional(),
});

export const termSchema = z.strictObject({
  /** Permanent key and anchor, as in `{term:pagat}`. */
  id: slug,
  /** The word under which it stands in the glossary, without its article. */
  headword: z.string().min(1),
  /** Article of a German or dialect noun, as the sources print it. */
  article: z.string().min(1).optional(),
  /** Language of the headword; `bar` is the dialect of the valley. */
  language: z.enum(['bar', 'de', 'de-AT', 'de-CH', 'en', 'fr', 'it']),
  section: z.enum([
    'games',
    'packs',
    'cards',
    'deal',
    'auction',
    'exchange',
    'announcing',
    'play',
    'scoring',
    'session',
    'tactics',
    'sister-games',
    'background',
  ]),
  /** The word in the dialect, where the headword is not the dialect word. */
  dialect: z.string().min(1).optional(),
  /** Standard German, where the headword is another. */
  german: z.string().min(1).optional(),
  english: z.string().min(1),
  /** What the Spanish and the Polish text make of it, good or bad. */
  spanish: z.array(form).min(1).optional(),
  polish: z.array(form).min(1).optional(),
  /** Spellings and names on record for the same thing, each with the source that prints it. */
  spellings: z.array(form).default([]),
  /** Further forms that somebody may type into the search box. */
  search: z.array(z.string().min(1)).default([]),
  meaning: localised,
  /** Where it is used: in the two games, or only in their relatives and in the background. */
  used: z.array(z.enum(['droggn', 'dobbm', 'relatives'])).min(1),
  /** Who prints the word. */
  sources: z.array(witness).min(1),
  /** Whatever we add that no source says. */
  inference: localised.optional(),
  /** Rules in which it matters most. */
  rules: z.array(ruleId).default([]),
  /** The cards that it names. */
  cards: z.array(cardsOfGame).default([]),
  /** Other terms of the glossary. */
  see: z.array(slug).default([]),
});

export type Term = z.infer<typeof termSchema>;
