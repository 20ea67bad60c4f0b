import { handHref, localePath, personHref, termHref } from '#archive/addresses.ts';
import type { Archive, Hand } from '#archive/archive.ts';
import type { PlacedRule } from '#archive/ledger.ts';
import type { PageText } from '#archive/pages.ts';
import type { Person } from '#archive/schema/person.ts';
import type { LocalisedText } from '#archive/schema/shared.ts';
import type { Term } from '#archive/schema/term.ts';
import type { GameId } from '#engine';
import { keyOf } from '#search/fold.ts';
import type { LexiconEntry, LexiconFile } from '#search/lexicon.ts';
import type { Locale } from '#words';
import { plainText, shorten } from './plainText.ts';

/** A result shows one line of what it means. */
const NOTE = 90;

/** The texts that the first ones do not say already, each once. */
const others = (texts: readonly (string | undefined)[], said: readonly string[]) => {
  const seen = new Set(said.map(keyOf));
  return texts.filter((text): text is string => {
    if (text === undefined || seen.has(keyOf(text))) return false;
    seen.add(keyOf(text));
    return true;
  });
};

/** The title in the language of the page, and in the other one as a way to ask for it. */
const titles = (text: LocalisedText, locale: Locale) => {
  const title = text[locale] ?? text.en;
  return { title, more: others([text.en, text.de], [title]) };
};

/** `to tap; the game of Dobbm` is two ways to say it. */
const ways = (text: string): readonly string[] => text.split(/\s*[,;]\s*/);

const termEntry = (term: Term, archive: Archive, locale: Locale): LexiconEntry => {
  const { id, headword, dialect, german, english, spellings, spanish = [], polish = [] } = term;
  const game = term.used.find((used): used is GameId => used !== 'relatives');
  const forms = others(
    [dialect, german, ...spellings.map(({ text }) => text), ...ways(english)],
    [headword],
  );
  const more = others(
    [...term.search, ...[...spanish, ...polish].map(({ text }) => text)],
    [headword, ...forms],
  );
  const note = plainText(term.meaning, { archive, locale, game: game ?? 'droggn' });
  return {
    kind: 'term',
    url: termHref(id, locale),
    title: headword,
    forms,
    more,
    note: shorten(note, NOTE),
    game: game ?? '',
  };
};

/** Without its statement, which the full text shows with the words marked. */
const ruleEntry = ({ id, number, title }: PlacedRule, locale: Locale) => ({
  ...titles(title, locale),
  id,
  number,
});

const personEntry = ({ id, name, games }: Person, locale: Locale): LexiconEntry => ({
  kind: 'person',
  url: personHref(id, locale),
  title: `${name.given} ${name.family}`,
  game: games[0] ?? '',
});

const handEntry = ({ id, title, game }: Hand, locale: Locale): LexiconEntry => ({
  kind: 'hand',
  url: handHref(id, locale),
  ...titles(title, locale),
  game,
});

const pageEntry = (page: PageText, archive: Archive, locale: Locale): LexiconEntry => {
  const german = archive.pages.find(({ path, locale: of }) => path === page.path && of === 'de');
  const text = { en: page.data.title, ...(german ? { de: german.data.title } : {}) };
  return {
    kind: 'section',
    url: localePath(`/${page.path}/`, locale),
    ...titles(text, locale),
    game: page.data.game ?? '',
  };
};

/** The list that a search in this language looks into first, drawn from the archive itself. */
export const lexiconOf = (archive: Archive, locale: Locale): LexiconFile => ({
  root: localePath('/', locale),
  entries: [
    ...archive.terms.map((term) => termEntry(term, archive, locale)),
    ...archive.people.map((person) => personEntry(person, locale)),
    ...archive.hands.map((hand) => handEntry(hand, locale)),
    ...archive.pages
      .filter(({ path, locale: of }) => of === 'en' && path !== 'index')
      .map((page) => pageEntry(page, archive, locale)),
  ],
  rules: archive.rules.map((rule) => ruleEntry(rule, locale)),
});

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

/** The list as it is downloaded, by every reader who searches: without what is empty. */
export const lexiconJson = (archive: Archive, locale: Locale): string =>
  JSON.stringify(lexiconOf(archive, locale), (_, value: unknown) =>
    isEmpty(value) ? undefined : value,
  );
