import { Cite, plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { type Citable, cslOf } from './citable.ts';
import type { CITE_FILES } from './files.ts';

/** A citation as a file for a program that keeps references. */
export interface Exported {
  /** Its name in the folder of the page. */
  readonly file: (typeof CITE_FILES)[number]['file'];
  readonly text: string;
}

const bibtex = plugins.config.get('@bibtex').format;
bibtex.useIdAsLabel = true;
bibtex.checkLabel = false;

/** Fields of RIS by their tags, as the plug-in makes them before it sets them in lines. */
type Fields = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * One line a field. The plug-in's own lines break a long value in the middle of a word, and its id is
 * cut off after twenty letters; neither helps whoever reads the file.
 */
const risOf = ([fields]: readonly Fields[]): string => {
  const { TY, ID, ...rest } = fields ?? {};
  const lines = Object.entries(rest).flatMap(([tag, value]) =>
    [value].flat().map((one) => `${tag}  - ${one}`),
  );
  return [`TY  - ${TY}`, ...lines, 'ER  - ', ''].join('\r\n');
};

/** The citation of one thing in the three formats that reference managers read. */
export const exported = (citable: Citable): readonly Exported[] => {
  const item = cslOf(citable);
  const cite = new Cite([item]);
  return [
    { file: 'cite.bib', text: `${cite.format('bibtex').trim()}\n` },
    {
      file: 'cite.ris',
      text: risOf(plugins.output.format('ris', cite.data, { format: 'object' })),
    },
    { file: 'cite.json', text: `${JSON.stringify([item], null, 1)}\n` },
  ];
};
