import type { Locale } from '#words';
import { searchWords } from '#words';
import type { Result } from '../answer.ts';
import type { Piece } from '../excerpt.ts';
import { MARK_PARAMETER } from '../marks.ts';

const element = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.className = className;
  made.append(...children);
  return made;
};

const pieceNode = ({ text, marked }: Piece): Node | string =>
  marked ? element('mark', '', text) : text;

const games: ReadonlySet<string> = new Set(['droggn', 'dobbm']);

const gameName = (game: string, locale: Locale): readonly string[] =>
  games.has(game) ? [searchWords[locale].games[game as 'droggn' | 'dobbm']] : [];

/** `Rule 7.3 · Droggn`, `Page · How the games were found`. */
const label = ({ kind, number, game, page, title }: Result, locale: Locale): string => {
  const name = searchWords[locale].kindOf[kind];
  const place = page !== '' && page !== title && kind === 'section' ? [page] : [];
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

/** One result as an option of the list. It is a link, so that it opens in a new tab as well. */
export const renderOption = (
  result: Result,
  id: string,
  marks: string,
  locale: Locale,
): HTMLAnchorElement => {
  const option = element(
    'a',
    'search-option',
    element('span', 'search-kind', label(result, locale)),
    element('span', 'search-title', result.title),
  );
  if (result.forms.length > 0)
    option.append(element('span', 'search-forms', searchWords[locale].also(result.forms)));
  if (result.excerpt.length > 0)
    option.append(element('span', 'search-excerpt', ...result.excerpt.map(pieceNode)));
  option.id = id;
  option.href = addressOf(result.url, marks);
  option.tabIndex = -1;
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  option.dataset.url = result.url;
  option.dataset.kind = result.kind;
  return option;
};
