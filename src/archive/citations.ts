import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import type { Locale } from '#words';
import { CITATION_STYLE } from './citationStyle.ts';
import type { Source } from './schema/source.ts';

/** A source as a reader of one language sees it cited. */
export interface CitedSource {
  readonly id: string;
  /** In the text, “McLeod & Geiser 1999”; plain text. */
  readonly label: string;
  /** In the bibliography: HTML that has no element but `<i>`. */
  readonly html: string;
}

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE' };

const STYLE = 'stubai-tarock-archive';

plugins.config.get('@csl').styles.add(STYLE, CITATION_STYLE);

const withoutWrapper = (entry: string): string =>
  entry
    .replace(/^\s*<div[^>]*>/, '')
    .replace(/<\/div>\s*$/, '')
    .trim();

/**
 * All sources in the order of the bibliography. They are set together, so that two works of one
 * year are told apart (1999a, 1999b). A source without an author is labelled by its `short`.
 */
export const citeSources = (sources: readonly Source[], locale: Locale): readonly CitedSource[] => {
  const cite = new Cite(sources.map(({ id, csl }) => ({ ...csl, id })));
  const how = { template: STYLE, style: STYLE, lang: LANGUAGES[locale] };
  const labels = new Map(
    sources.map(({ id, short }) => [
      id,
      short
        ? (short[locale] ?? short.en)
        : cite.format('citation', { ...how, entry: [id], citationsPre: [], citationsPost: [] }),
    ]),
  );
  const entries: readonly (readonly [string, string])[] = cite.format('bibliography', {
    ...how,
    format: 'html',
    asEntryArray: true,
  });
  return entries.map(([id, entry]) => ({
    id,
    label: labels.get(id) ?? id,
    html: withoutWrapper(entry),
  }));
};
