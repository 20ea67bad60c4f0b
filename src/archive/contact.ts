import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { sentenceOfIssues } from './issues.ts';
import { parseYaml } from './raw.ts';
import { type Contact, contactSchema } from './schema/contact.ts';

const FILE = 'content/contact.yaml';

/** The addresses for answers, or what is wrong with the file in which they stand. */
export const readContact = (root: string): Contact | { readonly fault: Fault } => {
  const path = join(root, FILE);
  if (!existsSync(path)) return { fault: { file: FILE, place: '', reason: 'missing' } };
  const parsed = parseYaml(readFileSync(path, 'utf8'), FILE);
  if ('fault' in parsed) return parsed;
  const checked = contactSchema.safeParse(parsed.value);
  if (checked.success) return checked.data;
  return { fault: { file: FILE, place: '', reason: sentenceOfIssues(checked.error) } };
};

/** A letter that somebody may write: its subject and the text to begin with. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** The link that opens the letter in the reader's own mail program. */
export const mailLink = ({ mail }: Contact, { subject, text }: Letter): string => {
  // Mail programs want CR LF, and "+" is no blank to them.
  const body = encodeURIComponent(text.replaceAll('\n', '\r\n'));
  return `mailto:${mail}?subject=${encodeURIComponent(subject)}&body=${body}`;
};

/** The link that opens the letter as a new issue; undefined where there is no place for issues. */
export const issueLink = ({ issues }: Contact, { subject, text }: Letter): string | undefined => {
  if (!issues) return undefined;
  const link = new URL(issues.form);
  link.searchParams.set(issues.title, subject);
  link.searchParams.set(issues.body, text);
  return link.href;
};
