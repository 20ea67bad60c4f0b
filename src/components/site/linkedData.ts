import { localePath, ruleHref, sourceHref, termHref } from '#archive/addresses.ts';
import type { Hand } from '#archive/archive.ts';
import { archiveName, type Citable } from '#archive/citing/citable.ts';
import type { PlacedRule } from '#archive/ledger.ts';
import type { Source } from '#archive/schema/source.ts';
import type { Term } from '#archive/schema/term.ts';
import { type GameId, games } from '#engine';
import type { Locale } from '#words';
import { absolute } from './hosts.ts';
import { LICENCE } from './licence.ts';

/** A thing in the words of schema.org, without what all pages say of themselves. */
export interface Described {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const siteId = (locale: Locale): string => absolute(localePath('/', locale));

/** A game as it is named from other pages. */
const gameNamed = (game: GameId, name: string, locale: Locale) => ({
  '@type': 'Game',
  '@id': `${absolute(localePath(`/${game}/`, locale))}#game`,
  name,
});

/** The description of a page: what every page says of itself, and what this one is beside that. */
export const describe = (citable: Citable, special: Described | undefined): object => {
  const { title, address, locale, edition, summary } = citable;
  const name = archiveName(locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': address,
    url: address,
    name: title,
    ...(summary !== undefined && { description: summary }),
    inLanguage: locale,
    datePublished: edition.date,
    version: edition.id,
    license: LICENCE,
    author: { '@type': 'Organization', name, url: siteId(locale) },
    ...(address !== siteId(locale) && {
      isPartOf: { '@type': 'WebSite', '@id': siteId(locale), name },
    }),
    ...special,
  };
};

/** A text that one reads: a chapter of a rulebook, a history. */
export const article = (
  headline: string,
  sources: readonly string[],
  locale: Locale,
  game?: { readonly id: GameId; readonly name: string },
): Described => ({
  '@type': 'Article',
  headline,
  ...(game && { about: gameNamed(game.id, game.name, locale) }),
  ...(sources.length > 0 && { citation: sources.map((id) => absolute(sourceHref(id, locale))) }),
});

/** Each hand has a card for each trick; what is left over, the talon, is smaller than a hand. */
const playersOf = (game: GameId): number =>
  Math.floor(games[game].pack.length / games[game].tricks);

/** A game, with what its pack and its table are by the engine. */
export const gameDescribed = (game: GameId, name: string, locale: Locale): Described => ({
  '@type': 'WebPage',
  mainEntity: {
    ...gameNamed(game, name, locale),
    numberOfPlayers: { '@type': 'QuantitativeValue', value: playersOf(game) },
    gameItem: { '@type': 'Thing', name: locale === 'en' ? 'card' : 'Spielkarte' },
    contentLocation: { '@type': 'Place', name: 'Stubai, Tirol' },
  },
});

/** The glossary: a set of terms. */
export const termSet = (terms: readonly Term[], locale: Locale): Described => ({
  '@type': 'DefinedTermSet',
  hasDefinedTerm: terms.map(({ id, headword }) => ({
    '@type': 'DefinedTerm',
    name: headword,
    termCode: id,
    url: absolute(termHref(id, locale)),
  })),
});

/** A rule of the ledger: its words, and the chapter that it belongs to. */
export const ruleDescribed = (rule: PlacedRule, citable: Citable): Described => ({
  '@type': 'DefinedTerm',
  '@id': citable.address,
  termCode: rule.id,
  description: citable.words,
  inDefinedTermSet: absolute(localePath(`/${rule.game}/${rule.chapter}/`, citable.locale)),
  subjectOf: rule.witnesses.map(({ source }) => absolute(sourceHref(source, citable.locale))),
});

/** An annotated hand: something to learn from, about its game and its rules. */
export const handDescribed = (hand: Hand, name: string, locale: Locale): Described => ({
  '@type': 'LearningResource',
  about: gameNamed(hand.game, name, locale),
  teaches: hand.teaches.map((id) => absolute(ruleHref(id, locale))),
});

const WORKS: Partial<Readonly<Record<Source['csl']['type'], string>>> = {
  'article-journal': 'ScholarlyArticle',
  'article-magazine': 'Article',
  book: 'Book',
  chapter: 'Chapter',
  'entry-encyclopedia': 'Article',
  'post-weblog': 'BlogPosting',
  report: 'Report',
  software: 'SoftwareSourceCode',
  webpage: 'WebPage',
};

/** A page about a source, and the source itself. */
export const sourceDescribed = ({ csl, language }: Source): Described => ({
  '@type': 'WebPage',
  mainEntity: {
    '@type': WORKS[csl.type] ?? 'CreativeWork',
    name: csl.title,
    author: (csl.author ?? csl.editor ?? []).map((name) =>
      'literal' in name
        ? { '@type': 'Organization', name: name.literal }
        : { '@type': 'Person', name: [name.given, name.family].filter(Boolean).join(' ') },
    ),
    inLanguage: language,
    ...(csl.issued && { datePublished: csl.issued['date-parts'][0]?.join('-') }),
    ...(csl.URL !== undefined && { url: csl.URL }),
    ...(csl.ISBN !== undefined && { isbn: csl.ISBN }),
  },
});

/** The data of the archive, a file each. */
export const datasetDescribed = (
  files: readonly { readonly name: string; readonly path: string }[],
  creator: string,
  locale: Locale,
): Described => ({
  '@type': 'Dataset',
  creator: { '@type': 'Organization', name: creator, url: siteId(locale) },
  isAccessibleForFree: true,
  spatialCoverage: { '@type': 'Place', name: 'Stubai, Tirol' },
  distribution: files.map(({ name, path }) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat: 'application/json',
    contentUrl: absolute(path),
  })),
});
