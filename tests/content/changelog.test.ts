import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { archiveFaults } from '#archive/check.ts';
import { currentEdition, historyOfRule } from '#archive/editions.ts';
import { faultLine } from '#archive/fault.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { ROOT, withChange } from './files.ts';

const CHANGELOG = 'content/changelog.yaml';

const { archive } = readArchive(ROOT);
const edition = currentEdition(archive);

/** What the check says when the changelog has been changed; shapes first, as in a build. */
const said = (change: (text: string) => string): readonly string[] =>
  withChange(CHANGELOG, change, (root) => {
    const read = readArchive(root);
    return (read.faults.length > 0 ? read.faults : archiveFaults(read.archive)).map(faultLine);
  });

describe('one edition', () => {
  test('is the version of the package', () => {
    expect(packageFile.version).toBe(edition.id);
  });

  test('is the one of CITATION.cff, with its date', () => {
    const file = load(readFileSync(`${ROOT}/CITATION.cff`, 'utf8'), {}) as Record<string, unknown>;
    expect(file.version).toBe(edition.id);
    const date = file['date-released'];
    expect(date instanceof Date ? date.toISOString().slice(0, 10) : date).toBe(edition.date);
  });
});

describe('the history of a rule', () => {
  test('ends with how it came into the ledger, for every rule', () => {
    const first = archive.rules.map(({ id }) => historyOfRule(archive, id).at(-1)?.change.kind);
    expect(new Set(first)).toEqual(new Set(['added']));
  });

  test('has its changes, newest first', () => {
    const history = historyOfRule(archive, 'droggn/pack/gstiess-no-trump');
    expect(history.map(({ change }) => change.id)).toEqual([
      'witnesses-that-do-not-say-it',
      'gstiess-no-trump-worded',
      'droggn-ledger',
    ]);
  });
});

describe('a fault in the changelog is said with its place', () => {
  const second = (id: string, date: string) => `- id: ${id}
  date: ${date}
  summary: { en: More. }
  changes:
    - { id: more, date: ${date}, kind: added, rules: [droggn/play/follow-suit], what: { en: More. } }
`;

  test.each<readonly [string, (text: string) => string, RegExp]>([
    [
      'a rule that is not in the ledger',
      (text) => text.replace('pack/gstiess-no-trump]', 'pack/gstiess]'),
      /^content\/changelog\.yaml: 0\.1\.0: changes\.gstiess-no-trump-worded: there is no rule "droggn\/pack\/gstiess"/,
    ],
    [
      'a change that names neither rules nor a ledger',
      (text) => text.replace('      ledger: dobbm\n', ''),
      /^content\/changelog\.yaml: 0\.1\.0: changes\.1\.rules: a change names either its rules or the ledger of a game$/,
    ],
    [
      'a rule that never came in',
      (text) => text.replace('ledger: dobbm', 'rules: [dobbm/play/follow-suit]'),
      /^content\/changelog\.yaml: dobbm\/play\/must-trump: no edition says when this rule came in/,
    ],
    [
      'a key twice',
      (text) => text.replace('id: dobbm-ledger', 'id: droggn-ledger'),
      /^content\/changelog\.yaml: 0\.1\.0: droggn-ledger: this key stands in the changelog twice$/,
    ],
    [
      'a change after its edition',
      (text) => text.replace('  date: 2026-11-30', '  date: 2026-11-29'),
      /^content\/changelog\.yaml: 0\.1\.0: droggn-ledger: is dated 2026-11-30, after its edition \(2026-11-29\)$/,
    ],
    [
      'a change before the one above it',
      (text) => text.replace(/(id: dobbm-ledger\n\s+date: )2026-11-30/, '$12026-11-29'),
      /^content\/changelog\.yaml: 0\.1\.0: dobbm-ledger: is dated 2026-11-29, before the change above it; newest last$/,
    ],
    [
      'an older number above a newer',
      (text) => second('0.0.9', '2026-12-01') + text,
      /^content\/changelog\.yaml: 0\.0\.9: stands above 0\.1\.0, but its number is not higher; newest first$/,
    ],
    [
      'an edition dated before the one below it',
      (text) => second('0.10.0', '2026-11-01') + text,
      /^content\/changelog\.yaml: 0\.10\.0: is dated 2026-11-01, before the older edition 0\.1\.0$/,
    ],
    [
      'a number that is none',
      (text) => text.replace('- id: 0.1.0', '- id: first'),
      /^content\/changelog\.yaml: first: id: must be the number of an edition such as "0\.1\.0"$/,
    ],
  ])('%s', (_, change, line) => {
    expect(said(change).filter((one) => line.test(one))).not.toEqual([]);
  });

  test('a second edition in order is none', () => {
    expect(said((text) => second('0.2.0', '2026-12-01') + text)).toEqual([]);
  });
});
