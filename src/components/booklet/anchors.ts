interface Where {
  readonly game: string;
  readonly chapter: string;
  /** All chapters of the booklet. */
  readonly chapters: readonly string[];
}

/**
 * The HTML of a chapter, fit to stand beside the others on one page: each id is given the name of the
 * chapter in front, and so is every reference to it; a link to another chapter stays in the booklet.
 */
export const inBooklet = (html: string, { game, chapter, chapters }: Where): string =>
  html
    .replace(/ id="([^"]+)"/g, ` id="${chapter}-$1"`)
    .replace(/ (aria-labelledby|aria-describedby|for)="([^"]+)"/g, ` $1="${chapter}-$2"`)
    .replace(/ href="#(?!card-(?:droggn|dobbm)-)([^"]+)"/g, ` href="#${chapter}-$1"`)
    .replace(/ href="(?:\/de)?\/(droggn|dobbm)\/([a-z]+)\/(?:#([^"]+))?"/g, (all, of, to, name) => {
      if (of !== game || !chapters.includes(to)) return all;
      return name === undefined ? ` href="#${to}"` : ` href="#${to}-${name}"`;
    });
