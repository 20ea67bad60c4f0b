import type { Locale } from '#words';

/** Frees a text of its markup; `path` is where in the entry it stands, as in `notes.t4.2.en`. */
export type PlainText = (text: string, locale: Locale, path: string) => string;

const isLocale = (key: string): key is Locale => key === 'en' || key === 'de';

/**
 * An entry with every text freed of its markup. As everywhere in the archive the texts are the
 * values of `en` and `de`; all other strings stay as they are.
 */
export const plainEntry = (value: unknown, plain: PlainText, path = ''): unknown => {
  if (Array.isArray(value))
    return value.map((one, index) => plainEntry(one, plain, `${path}${index}.`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [
        key,
        isLocale(key) && typeof inner === 'string'
          ? plain(inner, key, `${path}${key}`)
          : plainEntry(inner, plain, `${path}${key}.`),
      ]),
  );
};
