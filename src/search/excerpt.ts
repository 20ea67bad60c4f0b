/** A piece of text; `marked` where it is what was searched for. */
export interface Piece {
  readonly text: string;
  readonly marked: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>' };

const plain = (text: string): string =>
  text
    .replace(/&[lg]t;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/(?<=\p{L})'(?=\p{L})/gu, '’');

/** A marked word and the signs round it, which Pagefind marks with it. */
const MARKED = /<mark>([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)<\/mark>/gu;

/**
 * The pieces of an excerpt of Pagefind, which marks words with <mark> and masks < and > in the
 * text. What comes out is text, never markup.
 */
export const excerptPieces = (excerpt: string): readonly Piece[] =>
  excerpt
    .replace(MARKED, (_, before: string, word: string, after: string) =>
      word === '' ? before + after : `${before}<mark>${word}</mark>${after}`,
    )
    .split(/(<mark>.*?<\/mark>)/g)
    .filter(Boolean)
    .map((part) => {
      const marked = /^<mark>(.*)<\/mark>$/.exec(part)?.[1];
      return { text: plain(marked ?? part), marked: marked !== undefined };
    });
