/** A source that the cells of a table name, with the letter that stands for it. */
export interface TableSource {
  readonly letter: string;
  readonly id: string;
}

export interface ComparedTable {
  readonly html: string;
  readonly sources: readonly TableSource[];
  /** Cells that say something and name neither a rule nor a source, as “row, column”. */
  readonly unsourced: readonly string[];
}

const TABLE = /<table\b[^>]*>([\s\S]*)<\/table>/;
const ROW = /<tr\b[^>]*>([\s\S]*?)<\/tr>/g;
const CELL = /<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g;
const MARK = /(<a\b[^>]*\bdata-source="([^"]+)"[^>]*>)[^<]*(<\/a>)/g;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Rendered text as the value of an attribute: all but its quotes is escaped already. */
const attribute = (text: string): string => text.replaceAll('"', '&quot;');

const rowsOf = (html: string): readonly (readonly string[])[] =>
  [...html.matchAll(ROW)].map(([, row = '']) =>
    [...row.matchAll(CELL)].map(([, cell = '']) => cell.trim()),
  );

/** Gives the sources of a table their letters, in the order in which the reader meets them. */
const lettered = (html: string): { html: string; sources: readonly TableSource[] } => {
  const ids = [...new Set([...html.matchAll(MARK)].map(([, , id = '']) => id))];
  const letterOf = (id: string): string => LETTERS.charAt(ids.indexOf(id));
  return {
    html: html.replace(MARK, (_, open: string, id: string, close: string) =>
      [open, letterOf(id), close].join(''),
    ),
    sources: ids.map((id) => ({ id, letter: letterOf(id) })),
  };
};

/**
 * The rendered table of a comparison, in a form that can be read on a phone: the first cell of a row
 * heads it, each other cell carries the head of its column, and an empty one says `untold`. The roles
 * are written out, because a table that is laid out as a list would lose them.
 */
export const comparedTable = (rendered: string, untold: string): ComparedTable | undefined => {
  const table = TABLE.exec(rendered)?.[1];
  if (table === undefined) return undefined;
  const { html, sources } = lettered(table);
  const [heads = [], ...rows] = rowsOf(html);
  const columns = heads.map(plain);
  const head = heads
    .map((cell, index) =>
      index === 0 && cell === ''
        ? '<td role="cell"></td>'
        : `<th role="columnheader" scope="col">${cell}</th>`,
    )
    .join('');
  const cellOf = (cell: string, column: number): string => {
    if (column === 0) return `<th role="rowheader" scope="row">${cell}</th>`;
    const label = ` data-label="${attribute(columns[column] ?? '')}"`;
    return cell === ''
      ? `<td role="cell" class="untold"${label}>${untold}</td>`
      : `<td role="cell"${label}>${cell}</td>`;
  };
  const body = rows.map((cells) => `<tr role="row">${cells.map(cellOf).join('')}</tr>`).join('');
  return {
    html: `<thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${body}</tbody>`,
    sources,
    unsourced: rows.flatMap((cells) =>
      cells.flatMap((cell, column) =>
        column > 0 && cell !== '' && !cell.includes('<a ')
          ? [`${plain(cells[0] ?? '')}, ${columns[column] ?? ''}`]
          : [],
      ),
    ),
  };
};
