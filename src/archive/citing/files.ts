/** The formats for reference managers, and the file beside each page that holds its citation in them. */
export const CITE_FILES = [
  { format: 'BibTeX', file: 'cite.bib' },
  { format: 'RIS', file: 'cite.ris' },
  { format: 'CSL-JSON', file: 'cite.json' },
] as const;
