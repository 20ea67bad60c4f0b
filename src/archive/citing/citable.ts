import { citingWords, type Locale, navigationWords } from '#words';
import type { Edition } from '../schema/edition.ts';

/** Something of this archive that can be cited: a page, a rule, or the whole of it. */
export interface Citable {
  /** The key in files: the id of a rule, or the address of a page without its outer slashes. */
  readonly key: string;
  readonly title: string;
  /** A part of the archive, or a whole that stands alone: the archive itself, its data. */
  readonly kind: 'part' | 'whole';
  /** The whole address, with the anchor of a rule. */
  readonly address: string;
  readonly locale: Locale;
  readonly edition: Pick<Edition, 'id' | 'date'>;
  /** One or two sentences on it. */
  readonly summary?: string;
  /** The words that are cited, for a rule: its statement without markup. */
  readonly words?: string;
}

/** What we give a citation processor: the variables of CSL-JSON that the styles use. */
export interface CslItem {
  readonly id: string;
  readonly type: 'chapter' | 'dataset';
  readonly title: string;
  readonly author?: readonly { readonly literal: string }[];
  readonly 'container-title'?: string;
  /** Of a part, in words: an edition of the archive. */
  readonly edition?: string;
  /** Of a whole, the number alone. */
  readonly version?: string;
  readonly issued: { readonly 'date-parts': readonly (readonly number[])[] };
  readonly language: Locale;
  readonly URL: string;
  readonly abstract?: string;
  readonly note?: string;
}

/** A name of a file and of an entry that every program takes: `stubai-droggn-play`. */
export const fileKey = ({ key }: Pick<Citable, 'key'>): string =>
  `stubai-tarock${key === '' ? '' : `-${key.replaceAll('/', '-')}`}`;

/** The name under which the archive is cited, as author and as the work that contains a part. */
export const archiveName = (locale: Locale): string => navigationWords[locale].siteName;

/**
 * A thing to be cited in CSL-JSON. A part is a chapter of the archive, a whole is a dataset, as
 * CITATION.cff has it. The archive is not named as the author of itself.
 */
export const cslOf = (citable: Citable): CslItem => {
  const { kind, title, address, locale, edition, summary, words } = citable;
  const name = archiveName(locale);
  return {
    id: fileKey(citable),
    type: kind === 'part' ? 'chapter' : 'dataset',
    title,
    ...(title !== name && { author: [{ literal: name }] }),
    ...(kind === 'part'
      ? { 'container-title': name, edition: citingWords[locale].editionNumber(edition.id) }
      : { version: edition.id }),
    issued: { 'date-parts': [edition.date.split('-').map(Number)] },
    language: locale,
    URL: address,
    ...(summary !== undefined && { abstract: summary }),
    ...(words !== undefined && { note: citingWords[locale].quoted(words) }),
  };
};
