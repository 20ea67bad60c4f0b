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

/** What we use of the CSL processor, which comes without types. */
interface Processor {
  setOutputFormat(format: 'html' | 'text'): void;
  updateItems(ids: readonly string[]): readonly string[];
  makeCitationCluster(items: readonly { readonly id: string }[]): string;
  makeBibliography(): readonly [unknown, readonly string[]];
}

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE' };

const STYLE = 'stubai-tarock-archive';

const csl = plugins.config.get('@csl');
csl.styles.add(STYLE, CITATION_STYLE);

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
  const { data } = new Cite(sources.map((source) => ({ ...source.csl, id: source.id })));
  const processor: Processor = csl.engine(data, STYLE, LANGUAGES[locale], 'html');
  const order = processor.updateItems(sources.map(({ id }) => id));
  const [, entries] = processor.makeBibliography();
  processor.setOutputFormat('text');
  return order.map((id, index) => {
    const short = sources.find((source) => source.id === id)?.short;
    return {
      id,
      label: short ? (short[locale] ?? short.en) : processor.makeCitationCluster([{ id }]),
      html: withoutWrapper(entries[index] ?? ''),
    };
  });
};
