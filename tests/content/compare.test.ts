import { describe, expect, test } from 'vitest';
import { comparedTable } from '#components/mdx/compare.ts';

const row = (...cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<td style="text-align:left">${cell}</td>`).join('')}</tr>`;

const table = (...rows: readonly string[]) =>
  `<section class="wide-table"><table><thead><tr><td></td><th>Droggn</th><th>Tarok l’Hombre &amp; “Co”</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;

const rule = '<a class="mark" href="/droggn/play/#led">8.5</a>';
const source = (id: string) =>
  `<a class="mark" href="/sources/${id}/" data-source="${id}" title="${id}">*</a>`;

describe('a comparison', () => {
  test('gives each source one letter, in the order of reading', () => {
    const found = comparedTable(
      table(
        row('Players', `three ${rule}`, `three ${source('pierer-1857')}`),
        row('Pack', `66 ${rule}`, `78 ${source('meyers-1905')} ${source('pierer-1857')}`),
      ),
      'untold',
    );
    expect(found?.sources).toEqual([
      { letter: 'a', id: 'pierer-1857' },
      { letter: 'b', id: 'meyers-1905' },
    ]);
    expect(found?.html).toContain('title="pierer-1857">a</a>');
    expect(found?.html).toContain('title="meyers-1905">b</a>');
    expect(found?.html).not.toContain('>*</a>');
  });

  test('heads each row, names the column of each cell and keeps the roles of a table', () => {
    const found = comparedTable(table(row('Players', `three ${rule}`, `3 ${rule}`)), 'untold');
    expect(found?.html).toContain('<th role="rowheader" scope="row">Players</th>');
    expect(found?.html).toContain('<td role="cell" data-label="Droggn">three ');
    expect(found?.html).toContain('data-label="Tarok l’Hombre &amp; “Co”"');
    expect(found?.html).toContain('<th role="columnheader" scope="col">Droggn</th>');
  });

  test('says of an empty cell that nothing was read', () => {
    const found = comparedTable(table(row('Doubling', `Schwacher ${rule}`, '')), 'not told');
    expect(found?.html).toContain('class="untold" data-label="Tarok l’Hombre &amp; “Co”">not told');
    expect(found?.unsourced).toEqual([]);
  });

  test('names the cells that have neither a rule nor a source', () => {
    const found = comparedTable(table(row('Players', 'three', `three ${rule}`)), 'untold');
    expect(found?.unsourced).toEqual(['Players, Droggn']);
  });

  test('is none without a table', () => {
    expect(comparedTable('<p>No table.</p>', 'untold')).toBeUndefined();
  });
});
