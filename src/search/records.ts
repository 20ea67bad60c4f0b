import { isKind, type Kind } from './lexicon.ts';

/** What the full-text index holds: one rule, term, source, step of a hand, section or the rest of a page. */
export interface SearchRecord {
  /** Address with anchor, from the root of the site. */
  readonly url: string;
  /** The language of the page, which decides in which index it goes. */
  readonly language: string;
  readonly kind: Kind;
  readonly title: string;
  readonly text: string;
  /** The title of the page on which it stands; '' for the page itself. */
  readonly page: string;
  readonly game: string;
  /** Of a rule: its number in the rulebook. */
  readonly number: string;
}

/** A record that is still being read. */
interface Draft {
  readonly anchor: string;
  readonly kind: Kind;
  readonly game: string;
  readonly number: string;
  title: string;
  /** Whether its own heading has been read; the next one is only text. */
  headed: boolean;
  readonly text: string[];
}

/** What is no text: programs, data, pictures and controls. */
const SKIPPED = new Set(
  'script style template noscript svg pre dialog button input select textarea'.split(' '),
);

const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const HEADING = /^h[1-4]$/;

/** In a hand these say who held and played what, card by card, which nobody looks for in words. */
const TABULAR = new Set(['table', 'dl']);

const tagOf = (element: Element): string => element.tagName.toLowerCase();

/** Plain text: soft hyphens and zero-width spaces gone, every white space one space. */
const tidy = (text: string): string =>
  text
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const textOf = (element: Element): string => {
  const parts: string[] = [];
  collect(element, parts);
  return tidy(parts.join(''));
};

/** Where a record begins: its own id, or that of the place which it speaks of. */
const anchorOf = (element: Element): string =>
  element.getAttribute('data-search-anchor') ?? element.id;

const isIgnored = (element: Element): boolean =>
  SKIPPED.has(tagOf(element)) || element.hasAttribute('data-search-ignore');

/** The words of an element, with a space where a block begins or ends. */
const collect = (element: Element, parts: string[]): void => {
  for (const node of element.childNodes) {
    if (node.nodeType === 3) parts.push(node.textContent ?? '');
    if (node.nodeType !== 1 || isIgnored(node as Element)) continue;
    const gap = INLINE.has(tagOf(node as Element)) ? '' : ' ';
    parts.push(gap);
    collect(node as Element, parts);
    parts.push(gap);
  }
};

const kindOf = (name: string, place: string): Kind => {
  if (name === 'page') return 'section';
  if (isKind(name)) return name;
  throw new Error(`${place}: “${name}” is no kind of search result`);
};

/** `droggn` for `/droggn/play/`, `/hands/droggn/…` and their German twins. */
const gameOf = (path: string): string => /\/(droggn|dobbm)\//.exec(path)?.[1] ?? '';

/** Reads one page: keeps the record that the current words belong to and opens new ones. */
class PageReader {
  readonly drafts: Draft[] = [];
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  open(element: Element, name: string): Draft {
    const anchor = anchorOf(element);
    const draft: Draft = {
      anchor,
      kind: kindOf(name, `${this.path}#${anchor}`),
      game: element.getAttribute('data-search-game') ?? gameOf(this.path),
      number: element.getAttribute('data-search-number') ?? '',
      title: tidy(element.getAttribute('data-search-title') ?? ''),
      headed: false,
      text: [],
    };
    this.drafts.push(draft);
    return draft;
  }

  /** Reads the children of an element into `current`; gives the record in force behind them. */
  read(element: Element, current: Draft): Draft {
    let draft = current;
    for (const node of element.childNodes) {
      if (node.nodeType === 3) draft.text.push(node.textContent ?? '');
      if (node.nodeType === 1) draft = this.readElement(node as Element, draft);
    }
    return draft;
  }

  private readElement(element: Element, current: Draft): Draft {
    if (isIgnored(element)) return current;
    const gap = INLINE.has(tagOf(element)) ? '' : ' ';
    current.text.push(gap);
    const after = this.readUnder(element, current);
    after.text.push(gap);
    return after;
  }

  private readUnder(element: Element, current: Draft): Draft {
    const name = element.getAttribute('data-search-kind');
    if (name !== null && anchorOf(element) !== '') {
      this.read(element, this.open(element, name));
      return current;
    }
    if (HEADING.test(tagOf(element))) return this.readHeading(element, current);
    if (current.kind === 'hand' && TABULAR.has(tagOf(element))) {
      this.read(element, { ...current, text: [] });
      return current;
    }
    const after = this.read(element, current);
    return tagOf(element) === 'aside' || tagOf(element) === 'nav' ? current : after;
  }

  /** A heading names its record, or opens a section of the page; elsewhere it is only text. */
  private readHeading(element: Element, current: Draft): Draft {
    const title = textOf(element);
    if (!current.headed) {
      current.headed = true;
      current.title ||= title;
      return current;
    }
    if (current.kind === 'section' && element.id !== '') {
      const section = this.open(element, 'section');
      section.title ||= title;
      section.headed = true;
      return section;
    }
    current.text.push(title);
    return current;
  }
}

/**
 * The search records of a built page. Each element with an `id` (or `data-search-anchor`) and `data-search-kind` is one, and
 * so is each section under a heading with an `id`; what stands in neither belongs to the page.
 * Nothing is counted twice, and what has `data-search-ignore` is not counted at all. A page that
 * search engines are asked to leave out has no records.
 *
 * @throws Error if a record has an unknown kind or no title
 */
export const recordsOf = (document: Document, path: string): readonly SearchRecord[] => {
  const main = document.querySelector('main');
  const unlisted = document.querySelector('meta[name="robots"][content~="noindex"]') !== null;
  if (main === null || unlisted || main.hasAttribute('data-search-ignore')) return [];
  const reader = new PageReader(path);
  const heading = main.querySelector('h1');
  const page = reader.open(main, main.getAttribute('data-search-kind') ?? 'page');
  page.title ||= heading === null ? tidy(document.title) : textOf(heading);
  reader.read(main, page);
  return reader.drafts.map((draft) => finish(draft, draft === page, page, document, path));
};

const finish = (
  draft: Draft,
  isPage: boolean,
  page: Draft,
  document: Document,
  path: string,
): SearchRecord => {
  const { anchor, kind, game, number, title } = draft;
  if (title === '') throw new Error(`${path}#${anchor}: a search record needs a title`);
  return {
    url: isPage ? path : `${path}#${anchor}`,
    language: document.documentElement.lang || 'en',
    kind,
    title,
    text: tidy(draft.text.join('')),
    page: isPage ? '' : page.title,
    game,
    number,
  };
};
