/** The languages of the archive. English stands at the root of the site, German under `/de/`. */
export const LOCALES = ['en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** The same words in each language. */
export type Localised<Words> = Readonly<Record<Locale, Words>>;

/**
 * Pairs the English words with the German ones. The German side must have exactly the keys of the
 * English: a missing or a surplus one is a type error. Free of side effects, so that a bundle leaves
 * out the dictionaries that it does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export const both = <Words>(en: Words, de: NoInfer<Words>): Localised<Words> => ({ en, de });
