import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SearchRecord } from '../../../src/search/records.ts';

const pathOf = ({ url }: SearchRecord): string => url.split('#')[0] ?? '';

const headingOf = ({ title, url, number }: SearchRecord): string => {
  const place = url.split('#')[1];
  return place === undefined ? '' : `\n## ${`${number} ${title}`.trim()}\n`;
};

/** Signs that Markdown would take for its own. */
const plain = (text: string): string => text.replace(/[<>{}[\]*_`\\|#~]/g, ' ');

/**
 * Writes the same content as pages of Starlight: a Markdown file a page, a heading a record. Build
 * them with Starlight's own settings to compare its search with this one.
 */
export const writeStarlight = (records: readonly SearchRecord[], folder: string): number => {
  const pages = Map.groupBy(records, pathOf);
  for (const [path, list] of pages) {
    const name = path === '/' ? 'index' : path.replace(/^\/|\/$/g, '');
    const title = list.find(({ page }) => page === '')?.title ?? name;
    const body = list.map((record) => `${headingOf(record)}\n${plain(record.text)}\n`).join('');
    const file = join(folder, `${name}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\n---\n${body}`);
  }
  return pages.size;
};
