import type { SourceNode } from './nodes.ts';

/** A word of a value, and where it stands in the source. */
export interface SourceWord {
  readonly word: string;
  readonly start: number;
}

/** The words of a value in the source: no comments, and white space however it is written. */
export const wordsIn = (text: string, node: SourceNode): readonly SourceWord[] => {
  const source = text.slice(node.start, node.end);
  const spaced = node.escaped ? unescaped(source) : source;
  const plain = spaced.replace(/#[^\n\r]*/g, (comment) => ' '.repeat(comment.length));
  return [...plain.matchAll(/\S+/g)].map((match) => ({
    word: match[0],
    start: node.start + match.index,
  }));
};

/** White space in a quoted text as itself, with every letter in its old place. */
const unescaped = (source: string): string =>
  source.replace(/\\([nrt\\"])/g, (whole, letter: string) => {
    if (letter === 't') return '  ';
    return letter === 'n' || letter === 'r' ? ' \n' : whole;
  });
