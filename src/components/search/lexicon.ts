import {
  handHref,
  localePath,
  personHref,
  questionHref,
  sourceHref,
  termHref,
} from '#archive/addresses.ts';
import type { Archive, Hand } from '#archive/archive.ts';
import { citeSources } from '#archive/citations.ts';
import type { PlacedRule } from '#archive/ledger.ts';
import { waysToSay } from '#archive/names.ts';
import type { PageText } from '#archive/pages.ts';
import type { Person } from '#archive/schema/person.ts';
import type { Question } from '#archive/schema/question.ts';
import type { LocalisedText } from '#archive/schema/shared.ts';
import type { Source } from '#archive/schema/source.ts';
import type { Term } from '#archive/schema/term.ts';
import { cardHref } from '#components/deck/address.ts';
import { type Card, GAME_IDS, type GameId, games } from '#engine';
import { keyOf } from '#search/fold.ts';
import type { LexiconEntry, LexiconList, NamesFile, WordsFile, Writing } from '#search/lexicon.ts';
import { splitLexicon } from '#search/split.ts';
import { cardName, type Locale, sentenceCase } from '#words';
import { pageText } from '../site/texts.ts';
import { plainText, shorten } from './plainText.ts';
import { sitePages } from './sitePages.ts';

/** A source with the label by which texts cite it: “McLeod 1998”. */
type CitedAs = Source & { readonly label: string };

/** So much of what a term means is told before its page is opened. */
const NOTE = 180;

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

/** Every spelling that a source prints, the headword first. */
const writingsOf = (term: Term, locale: Locale): readonly Writing[] => {
  const { headword, sources, spellings, spanish = [], polish = [] } = term;
  const printed = [
    ...sources.map(({ source }) => ({ text: headword, source })),
    ...[...spellings, ...spanish, ...polish],
  ];
  const byForm = Map.groupBy(printed, ({ text }) => text);
  return [...byForm].flatMap(([form, list]) => {
    const keys = new Set(list.map(({ source }) => source).filter((key) => key !== undefined));
    return keys.size === 0 ? [] : [[form, ...[...keys].map((key) => sourceHref(key, locale))]];
  });
};

const termEntry = (term: Term, archive: Archive, locale: Locale): LexiconEntry => {
  const { id, headword, dialect, german, english, spellings, spanish = [], polish = [] } = term;
  const game = term.used.find((used): used is GameId => used !== 'relatives');
  const forms = others(
    [dialect, german, ...spellings.map(({ text }) => text), ...waysToSay(english)],
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
    written: writingsOf(term, locale),
    rules: term.rules,
  };
};

/** What the rule says; where no source says it, what we play by. */
const statementOf = (rule: PlacedRule): readonly LocalisedText[] => {
  if (rule.standing === 'silent') return [rule.statement, rule.default];
  return rule.standing === 'disputed'
    ? [rule.statement, ...rule.readings.map(({ holds }) => holds)]
    : [rule.statement];
};

/** Terms that the rule names and that do not name the rule themselves. */
const termsOf = (rule: PlacedRule, { terms }: Archive): readonly string[] =>
  rule.terms.filter(
    (name) => !terms.some(({ id, rules }) => id === name && rules.includes(rule.id)),
  );

const ruleEntry = (rule: PlacedRule, archive: Archive, locale: Locale) => ({
  ...titles(rule.title, locale),
  id: rule.id,
  number: rule.number,
  note: statementOf(rule)
    .map((text) => plainText(text, { archive, locale, game: rule.game }))
    .join(' '),
  asked: rule.asked?.[locale] ?? '',
  terms: termsOf(rule, archive),
  ...(rule.standing === 'silent' ? { open: true } : {}),
});

const personEntry = ({ id, name, games }: Person, locale: Locale): LexiconEntry => ({
  kind: 'person',
  url: personHref(id, locale),
  title: `${name.given} ${name.family}`,
  more: [name.family],
  game: games[0] ?? '',
});

const handEntry = ({ id, title, game }: Hand, locale: Locale): LexiconEntry => ({
  kind: 'hand',
  url: handHref(id, locale),
  ...titles(title, locale),
  game,
});

/** As its page is headed. */
const cardTitle = (game: GameId, card: Card, locale: Locale): string =>
  sentenceCase(cardName(game, card, locale).name);

const cardEntries = (locale: Locale): readonly LexiconEntry[] =>
  GAME_IDS.flatMap((game) =>
    games[game].pack.map(
      (card): LexiconEntry => ({
        kind: 'card',
        url: cardHref(game, card, locale),
        ...titles({ en: cardTitle(game, card, 'en'), de: cardTitle(game, card, 'de') }, locale),
        game,
      }),
    ),
  );

const sourceEntry = ({ id, label, csl }: CitedAs, locale: Locale): LexiconEntry => ({
  kind: 'source',
  url: sourceHref(id, locale),
  title: label,
  more: others([csl.title], [label]),
});

const questionEntry = (question: Question, locale: Locale): LexiconEntry => ({
  kind: 'question',
  url: questionHref(question.id, locale),
  title: question.title[locale] ?? question.title.en,
  game: question.topic === 'history' ? '' : question.topic,
});

const pageEntry = (page: PageText, archive: Archive, locale: Locale): LexiconEntry => {
  const german = archive.pages.find(({ path, locale: of }) => path === page.path && of === 'de');
  const own = ((locale === 'de' ? german : undefined) ?? page).data;
  return {
    kind: 'section',
    url: localePath(`/${page.path}/`, locale),
    title: own.title,
    more: own.search ?? [],
    note: own.summary,
    game: page.data.game ?? '',
  };
};

const citedIn = (archive: Archive, locale: Locale): readonly CitedAs[] => {
  const labels = new Map(citeSources(archive.sources, locale).map(({ id, label }) => [id, label]));
  return archive.sources.map((source) => ({
    ...source,
    label: labels.get(source.id) ?? source.id,
  }));
};

/** `## The next dealer {#who-deals-next}`, without markup in it. */
const HEADING = /^#{2,3} ([^<{]+?) \{#([a-z0-9-]+)\}$/gm;

/** The sections of a page; the page itself stands for the first words that it has. */
const sectionEntries = (page: PageText, locale: Locale): readonly LexiconEntry[] =>
  [...page.body.matchAll(HEADING)].map(([, title = '', id = '']) => ({
    kind: 'section',
    url: `${localePath(`/${page.path}/`, locale)}#${id}`,
    title,
    game: page.data.game ?? '',
  }));

const sitePageEntries = (locale: Locale): readonly LexiconEntry[] =>
  sitePages(locale).map(([path, title]) => ({
    kind: 'section',
    url: localePath(path, locale),
    title,
  }));

/** Everything that is no rule. */
const entriesOf = (archive: Archive, locale: Locale): readonly LexiconEntry[] => [
  ...archive.terms.map((term) => termEntry(term, archive, locale)),
  ...archive.people.map((person) => personEntry(person, locale)),
  ...archive.hands.map((hand) => handEntry(hand, locale)),
  ...citedIn(archive, locale).map((source) => sourceEntry(source, locale)),
  ...archive.questions.map((question) => questionEntry(question, locale)),
  ...cardEntries(locale),
  ...archive.pages
    .filter(({ path, locale: of }) => of === 'en' && path !== 'index')
    .flatMap((page) => [
      pageEntry(page, archive, locale),
      ...sectionEntries(pageText(archive, page.path, locale) ?? page, locale),
    ]),
  ...sitePageEntries(locale),
];

/** The list that a search in this language looks into first, drawn from the archive itself. */
export const lexiconOf = (archive: Archive, locale: Locale): LexiconList => {
  const asked = new Map(
    archive.asked.map(({ id, asked }) => [localePath(id, locale), asked[locale] ?? asked.en]),
  );
  return {
    root: localePath('/', locale),
    entries: entriesOf(archive, locale).map((entry) => {
      const words = asked.get(entry.url);
      return words === undefined ? entry : { ...entry, asked: words };
    }),
    rules: archive.rules.map((rule) => ruleEntry(rule, archive, locale)),
  };
};

const isEmpty = (value: unknown): boolean =>
  value === '' || (Array.isArray(value) && value.length === 0);

/** A file of the list as every reader who searches downloads it: without what is empty. */
const jsonOf = (file: NamesFile | WordsFile): string =>
  JSON.stringify(file, (_, value: unknown) => (isEmpty(value) ? undefined : value));

/** The two files of the list: what answers at once, and what comes after it. */
export const lexiconFiles = (archive: Archive, locale: Locale) => {
  const { names, words } = splitLexicon(lexiconOf(archive, locale));
  return { names: jsonOf(names), words: jsonOf(words) };
};
