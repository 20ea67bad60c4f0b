import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-csl';
import type { Locale } from '#words';
import { type Citable, cslOf, fileKey } from './citable.ts';
import { CHICAGO } from './styles/chicago.ts';
import { ISO_690 } from './styles/iso690.ts';
import { MLA } from './styles/mla.ts';

/** A citation as one style sets it. */
export interface Formatted {
  /** `apa`, `chicago`, `mla` or `iso-690`. */
  readonly style: string;
  /** As its users call the style. */
  readonly name: string;
  /** HTML that has no element but `<i>`. */
  readonly html: string;
  /** The same without markup, to be copied. */
  readonly text: string;
}

/** What we use of the CSL processor, which comes without types. */
interface Processor {
  setOutputFormat(format: 'html' | 'text'): void;
  updateItems(ids: readonly string[]): readonly string[];
  makeBibliography(): readonly [unknown, readonly string[]];
}

interface Style {
  readonly id: string;
  readonly name: string;
  /** The name by which the processor knows it. */
  readonly template: string;
}

const csl = plugins.config.get('@csl');
csl.styles.add('stubai-chicago', CHICAGO);
csl.styles.add('stubai-mla', MLA);
csl.styles.add('stubai-iso690', ISO_690);

const APA: Style = { id: 'apa', name: 'APA', template: 'apa' };
const CHICAGO_STYLE: Style = { id: 'chicago', name: 'Chicago', template: 'stubai-chicago' };

/** Three styles a language: the two that both use, and the one of its own schools. */
const STYLES: Readonly<Record<Locale, readonly Style[]>> = {
  en: [APA, CHICAGO_STYLE, { id: 'mla', name: 'MLA', template: 'stubai-mla' }],
  de: [APA, CHICAGO_STYLE, { id: 'iso-690', name: 'DIN ISO 690', template: 'stubai-iso690' }],
};

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'en-US', de: 'de-DE' };

/** The entry without the wrapper that the processor puts round it. */
const bare = (entry: string): string =>
  entry
    .replace(/^\s*<div[^>]*>/, '')
    .replace(/<\/div>\s*$/, '')
    .trim();

/** The citation of one thing in the three styles of its language. */
export const formatted = (citable: Citable): readonly Formatted[] => {
  const { data } = new Cite([cslOf(citable)]);
  return STYLES[citable.locale].map(({ id, name, template }) => {
    const language = LANGUAGES[citable.locale];
    const processor: Processor = csl.engine(data, template, language, 'html');
    processor.updateItems([fileKey(citable)]);
    const [html = ''] = processor.makeBibliography()[1];
    processor.setOutputFormat('text');
    const [text = ''] = processor.makeBibliography()[1];
    return { style: id, name, html: bare(html), text: text.trim() };
  });
};
