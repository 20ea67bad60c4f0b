import {
  changeHref,
  handHref,
  localePath,
  personHref,
  questionHref,
  ruleCiteHref,
  ruleHref,
  sourceHref,
  termHref,
  timelineHref,
} from '#archive/addresses.ts';
import type { Archive } from '#archive/archive.ts';
import { fileOf } from '#archive/collections.ts';
import { plainEntry } from '#archive/data/plainEntry.ts';
import { type DataName, fileSchema } from '#archive/data/schemas.ts';
import { dataWords, LOCALES, type Locale } from '#words';
import { library } from './archive.ts';
import { edition } from './edition.ts';
import { absolute } from './hosts.ts';
import { LICENCE } from './licence.ts';
import type { Place } from './place.ts';
import { plainText } from './plain.ts';

/** Where a data file stands; it is the same for both languages. */
export const dataPath = (name: DataName): string => `/data/${name}.json`;

/** Where its schema stands. */
export const schemaPath = (name: DataName): string => `/data/schemas/${name}.schema.json`;

/** The same address in both languages, with its host. */
const inBoth = (hrefIn: (locale: Locale) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, absolute(hrefIn(locale))]));

/** The entry without markup; names of players take the place of their seats. */
const plain = (entry: object, file: string, players: readonly string[] = []): object =>
  plainEntry(entry, (text, locale) => {
    const place: Place = { site: locale, text: locale, file, early: new Set() };
    const named = text.replace(/\{seat:(\d)\}/g, (seat, number) => players[number - 1] ?? seat);
    return plainText({ en: named }, place);
  }) as object;

const withoutTags = (html: string): string => html.replace(/<\/?i>/g, '').replaceAll('&#38;', '&');

const referenceOf = (id: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    LOCALES.map((locale) => [locale, withoutTags(library().cited[locale].get(id)?.html ?? '')]),
  );

/** The entries of a file before they are checked. */
const ENTRIES: Readonly<Record<DataName, (archive: Archive) => readonly object[]>> = {
  rules: ({ rules }) =>
    rules.map(({ name, ...rule }) => ({
      ...plain(rule, fileOf('rules', rule.id)),
      address: inBoth((locale) => ruleHref(rule.id, locale)),
      cite: inBoth((locale) => ruleCiteHref(rule.id, locale)),
    })),
  terms: ({ terms }) =>
    terms.map((term) => ({
      ...plain(term, fileOf('terms', term.id)),
      address: inBoth((locale) => termHref(term.id, locale)),
    })),
  sources: ({ sources }) =>
    sources.map((source) => ({
      ...plain(source, fileOf('sources', source.id)),
      address: inBoth((locale) => sourceHref(source.id, locale)),
      reference: referenceOf(source.id),
    })),
  people: ({ people }) =>
    people.map((person) => ({
      ...plain(person, fileOf('people', person.id)),
      address: inBoth((locale) => personHref(person.id, locale)),
    })),
  hands: ({ hands }) =>
    hands.map((hand) => ({
      ...plain(hand, fileOf('hands', hand.id), hand.players),
      address: inBoth((locale) => handHref(hand.id, locale)),
    })),
  timeline: ({ timeline }) =>
    timeline.map((event) => ({
      ...plain(event, fileOf('timeline', event.id)),
      address: inBoth((locale) => timelineHref(event.id, locale)),
    })),
  questions: ({ questions }) =>
    questions.map((question) => ({
      ...plain(question, fileOf('questions', question.id)),
      address: inBoth((locale) => questionHref(question.id, locale)),
    })),
  changelog: ({ editions }) =>
    editions.map((one) => ({
      ...plain(one, fileOf('editions', one.id)),
      address: inBoth((locale) => changeHref(`edition-${one.id}`, locale)),
    })),
};

/** The records of a data file. */
export const dataEntries = (name: DataName): readonly object[] => ENTRIES[name](library().archive);

/** A whole data file. Throws if it is not what its schema says. */
export const dataFile = (name: DataName): object => {
  const { id, date } = edition();
  return fileSchema(name).parse({
    $schema: absolute(schemaPath(name)),
    name,
    edition: id,
    date,
    licence: LICENCE,
    attribution: dataWords.en.attribution,
    address: absolute(localePath(`/data/#${name}`, 'en')),
    entries: dataEntries(name),
  });
};
