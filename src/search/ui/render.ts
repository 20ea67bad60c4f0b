import type { Locale } from '#words';
import { searchWords } from '#words';
import type { Card } from '../card.ts';
import type { Piece } from '../excerpt.ts';
import { MARK_PARAMETER } from '../marks.ts';
import { type Result, resultOf } from '../result.ts';
import { element } from './element.ts';

const pieceNode = ({ text, marked }: Piece): Node | string =>
  marked ? element('mark', '', text) : text;

const games: ReadonlySet<string> = new Set(['droggn', 'dobbm']);

const gameName = (game: string, locale: Locale): readonly string[] =>
  games.has(game) ? [searchWords[locale].games[game as 'droggn' | 'dobbm']] : [];

/** `Rule 7.3 · Droggn`, `Page · How the games were found`. */
const label = ({ kind, number, game, page, title }: Result, locale: Locale): string => {
  const name = searchWords[locale].kindOf[kind];
  const place =
    page !== '' && page !== title && (kind === 'section' || kind === 'step') ? [page] : [];
  const first = number === '' ? name : `${name} ${number}`;
  return [first, ...gameName(game, locale), ...place].join(' · ');
};

/** The address of a result, with the words that are to be marked there. */
export const addressOf = (url: string, marks: string): string => {
  if (marks === '') return url;
  const [path = '', anchor] = url.split('#');
  const query = new URLSearchParams({ [MARK_PARAMETER]: marks });
  return `${path}?${query}${anchor === undefined ? '' : `#${anchor}`}`;
};

/** `Gstieß (McLeod 1998; Geiser) · excuse, fool (McLeod 1998)`: what the same sources write. */
const spellings = ({ spelt }: Card, locale: Locale): HTMLElement => {
  const bySources = Map.groupBy(spelt, ({ by }) => by.join('; '));
  const list = [...bySources].flatMap(([sources, forms], place) => [
    place === 0 ? ' ' : ' · ',
    element('span', '', forms.map(({ form }) => form).join(', ')),
    ` (${sources})`,
  ]);
  return element('span', 'search-written', searchWords[locale].writtenSo, ...list);
};

/** One result as an option of the list. It is a link, so that it opens in a new tab as well. */
const renderOption = (
  result: Result,
  id: string,
  marks: string,
  locale: Locale,
): HTMLAnchorElement => {
  const { card, forms, excerpt } = result;
  const option = element(
    'a',
    card ? 'search-option search-card' : 'search-option',
    element('span', 'search-kind', label(result, locale)),
    element('span', 'search-title', result.title),
  );
  if (forms.length > 0)
    option.append(element('span', 'search-forms', searchWords[locale].also(forms)));
  if (excerpt.length > 0)
    option.append(element('span', 'search-excerpt', ...excerpt.map(pieceNode)));
  if (card && card.spelt.length > 0) option.append(spellings(card, locale));
  option.id = id;
  option.href = addressOf(result.url, marks);
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset.url = result.url;
  option.dataset.kind = result.kind;
  return option;
};

/** The rules of a term, each a short line of its own below the card. */
const renderRules = (
  { rules }: Card,
  id: string,
  shown: ReadonlySet<string>,
  locale: Locale,
): readonly HTMLElement[] =>
  rules
    .filter(({ url }) => !shown.has(url))
    .map((rule, place) => {
      const option = renderOption(
        { ...resultOf(rule, []), excerpt: [] },
        `${id}-rule-${place}`,
        '',
        locale,
      );
      option.classList.add('search-rule');
      return option;
    });

/** The results as options; below the card of a term stand its rules. */
export const renderResults = (
  results: readonly Result[],
  id: string,
  marks: string,
  locale: Locale,
): readonly HTMLElement[] => {
  const shown = new Set(results.slice(0, 4).map(({ url }) => url));
  return results.flatMap((result, place) => {
    const option = renderOption(result, `${id}-${place}`, marks, locale);
    return result.card ? [option, ...renderRules(result.card, id, shown, locale)] : [option];
  });
};

/** The results of the other language, under their heading. */
export const renderGroup = (
  heading: string,
  id: string,
  locale: Locale,
  options: readonly HTMLElement[],
): HTMLElement => {
  const title = element('span', 'search-group-title', heading);
  title.id = `${id}-title`;
  const group = element('div', 'search-group', title, ...options);
  group.setAttribute('role', 'group');
  group.setAttribute('aria-labelledby', title.id);
  for (const option of options) option.lang = locale;
  return group;
};
