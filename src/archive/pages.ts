import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '#words';
import type { Fault } from './fault.ts';
import { sentenceOfIssues } from './issues.ts';
import { filesBelow, parseYaml } from './raw.ts';
import { type PageFrontMatter, pageSchema } from './schema/page.ts';

/** A page of content/pages as it stands on disk. */
export interface PageText {
  /** Path without locale and ending: `droggn/play`. */
  readonly path: string;
  readonly locale: Locale;
  readonly file: string;
  readonly data: PageFrontMatter;
  /** The MDX below the front matter. */
  readonly body: string;
  /** The line of the file with which the MDX begins. */
  readonly bodyLine: number;
}

const FRONT_MATTER = /^---\r?\n(.*?)\r?\n---\r?\n?(.*)$/s;

const readPage = (root: string, file: string): PageText | Fault => {
  const match = FRONT_MATTER.exec(readFileSync(join(root, file), 'utf8'));
  if (!match)
    return { file, place: '', reason: 'must begin with front matter between two lines ---' };
  const parsed = parseYaml(match[1] ?? '', file);
  if ('fault' in parsed) return parsed.fault;
  const checked = pageSchema.safeParse(parsed.value);
  if (!checked.success) return { file, place: '', reason: sentenceOfIssues(checked.error) };
  const id = file.slice('content/pages/'.length, -'.mdx'.length);
  const [locale, ...path] = id.split('/');
  if (locale !== 'en' && locale !== 'de') {
    return { file, place: '', reason: 'a page stands in content/pages/en or content/pages/de' };
  }
  const bodyLine = (match[1] ?? '').split('\n').length + 3;
  return { path: path.join('/'), locale, file, data: checked.data, body: match[2] ?? '', bodyLine };
};

/** All pages on disk, and what is wrong with the others. */
export const readPages = (root: string) => {
  const read = filesBelow(root, 'content/pages', '.mdx').map((file) => readPage(root, file));
  return {
    entries: read.filter((one) => 'body' in one),
    faults: read.filter((one) => 'reason' in one),
  };
};
