import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { issueLink, mailLink } from '#archive/contact.ts';
import { faultLine } from '#archive/fault.ts';
import { letterWords } from '#words';
import { withChange } from './files.ts';

const mail = 'post@valley.example';
const about = {
  id: 'droggn-cut-ranking',
  title: 'Which card is high?',
  ask: 'A king & a trump: who deals?',
  address: 'https://stubai-tarock.example/unknown/#droggn-cut-ranking',
};

describe.each(['en', 'de'] as const)('an answer in %s', (locale) => {
  const words = letterWords[locale];
  const letter = { subject: words.subject(about), text: words.text(about) };

  test('comes as a letter with subject, question, address and room for the answer', () => {
    const link = new URL(mailLink({ mail }, letter));
    expect(link.protocol + link.pathname).toBe(`mailto:${mail}`);
    expect(link.href).not.toContain('+');
    expect(link.searchParams.get('subject')).toBe(letter.subject);
    const body = link.searchParams.get('body') ?? '';
    expect(body.replaceAll('\r\n', '\n')).toBe(letter.text);
    for (const part of [about.ask, about.address]) expect(body).toContain(part);
    expect(letter.subject).toContain(about.id);
  });

  test('comes as an issue where there is a place for them, and only there', () => {
    expect(issueLink({ mail }, letter)).toBeUndefined();
    const form = 'https://code.example/issues/new?template=memory.md';
    const issues = { form, title: 'issue[title]', body: 'issue[body]' };
    const link = new URL(issueLink({ mail, issues }, letter) ?? '');
    expect(link.href.startsWith('https://code.example/issues/new?')).toBe(true);
    expect(link.searchParams.get('template')).toBe('memory.md');
    expect(link.searchParams.get('issue[title]')).toBe(letter.subject);
    expect(link.searchParams.get('issue[body]')).toBe(letter.text);
  });
});

test.each<readonly [string, string, RegExp]>([
  ['no mail address', 'mail: nobody', /^content\/contact\.yaml: .*mail: must be a mail address/],
  ['a key that nobody knows', 'post: a@b.example', /^content\/contact\.yaml: .*post/],
  ['YAML that cannot be read', 'mail: "open', /^content\/contact\.yaml: line \d+, .*not YAML/],
])('%s in the addresses stops the build', (_, text, line) => {
  const lines = withChange(
    'content/contact.yaml',
    () => text,
    (root) => readArchive(root).faults.map(faultLine),
  );
  expect(lines.join('\n')).toMatch(line);
});
