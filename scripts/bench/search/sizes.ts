import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Pagefind's own files are packed already; the rest goes as brotli. */
const PACKED = /\.(?:pf_\w+|pagefind)$/;

const sizeOf = (file: string): number => {
  const body = readFileSync(file);
  return PACKED.test(file) ? body.byteLength : brotliCompressSync(body).byteLength;
};

export interface IndexSizes {
  /** The names, which answer first. */
  readonly names: number;
  /** What is said of them, and headings. */
  readonly said: number;
  /** What every search loads: code, program, table of contents, filters. */
  readonly fixed: number;
  /** The words, in pieces of which a query loads one or two. */
  readonly words: number;
  readonly pieces: number;
  /** The texts, one piece a result. */
  readonly texts: number;
  readonly results: number;
}

/** The sizes of what a search in a language can load, in bytes as a good host sends them. */
export const indexSizes = (bundle: string, lists: string): IndexSizes => {
  const files = (pattern: string) =>
    globSync(pattern, { cwd: bundle }).map((file) => join(bundle, file));
  const sum = (list: readonly string[]) => list.reduce((total, file) => total + sizeOf(file), 0);
  const pieces = files('index/*');
  const texts = files('fragment/*');
  return {
    names: sizeOf(join(lists, 'lexicon.json')),
    said: sizeOf(join(lists, 'words.json')),
    fixed: sum(files('{*.*,filter/*}')),
    words: sum(pieces),
    pieces: pieces.length,
    texts: sum(texts),
    results: texts.length,
  };
};

/** What there is to load before the index, for a line of the bench. */
export const listSizes = ({ names, said }: IndexSizes): string =>
  `names ${kilobytes(names)}, what is said of them ${kilobytes(said)}`;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
