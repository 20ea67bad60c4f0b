import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { requireArchive } from '#archive/check.ts';
import { faultLine } from '#archive/fault.ts';
import { withChange } from './files.ts';

const PLAY = 'content/rules/droggn/play.yaml';
const TERMS = 'content/terms.yaml';

/** The lines that a broken copy of the content is answered with. */
const said = (file: string, change: (text: string) => string): readonly string[] =>
  withChange(file, change, (root) => readArchive(root).faults.map(faultLine));

const append = (entry: string) => (text: string) => `${text}\n${entry}\n`;

const rule = (name: string, rest: string) => `
- id: droggn/play/${name}
  title: { en: A sample }
  statement: { en: A sample. }
  enforced: false
${rest}`;

describe('a fault in an entry names file, place and reason', () => {
  test.each<readonly [string, string, (text: string) => string, RegExp]>([
    [
      'YAML that cannot be read',
      TERMS,
      append('- id: open\n  headword: "no end'),
      /^content\/terms\.yaml: line \d+, column \d+: not YAML: /,
    ],
    ['a file that is no list', TERMS, () => 'id: alone', /^content\/terms\.yaml: must be a list/],
    [
      'an entry without an id',
      TERMS,
      append('- headword: Nobody'),
      /^content\/terms\.yaml: entry \d+: has no id$/,
    ],
    [
      'an id twice',
      TERMS,
      (text) => text + text.slice(text.indexOf('- id: pagat\n'), text.indexOf('- id: kloane\n')),
      /^content\/terms\.yaml: pagat: this id stands in the collection twice$/,
    ],
    [
      'a key that nobody knows',
      TERMS,
      (text) => text.replace('- id: pagat\n', '- id: pagat\n  heardword: Pagat\n'),
      /^content\/terms\.yaml: pagat: .*heardword/,
    ],
    [
      'an id in the wrong form',
      TERMS,
      (text) => text.replace('- id: pagat\n', '- id: Der Pagat\n'),
      /^content\/terms\.yaml: Der Pagat: id: must be an id in kebab-case such as "pagat-ultimo"$/,
    ],
    [
      'a rule in the file of another chapter',
      PLAY,
      append(rule('x', '').replace('play/x', 'deal/x')),
      /^content\/rules\/droggn\/play\.yaml: droggn\/deal\/x: belongs in content\/rules\/droggn\/deal\.yaml$/,
    ],
    [
      'a rule without a witness',
      PLAY,
      append(rule('x', '  standing: attested\n  witnesses: []')),
      /^content\/rules\/droggn\/play\.yaml: droggn\/play\/x: witnesses: /,
    ],
    [
      'a disputed rule without readings',
      PLAY,
      append(rule('x', '  standing: disputed\n  witnesses: [{ source: mcleod-droggn }]')),
      /^content\/rules\/droggn\/play\.yaml: droggn\/play\/x: readings: /,
    ],
    [
      'a disputed rule without a default reading',
      PLAY,
      append(
        rule(
          'x',
          `  standing: disputed
  witnesses: [{ source: mcleod-droggn }]
  readings:
    - { holds: { en: One. }, witnesses: [{ source: mcleod-droggn }] }
    - { holds: { en: Other. }, witnesses: [{ source: mcleod-droggn }] }`,
        ),
      ),
      /droggn\/play\/x: readings: exactly one reading of a disputed rule must say "default: true"$/,
    ],
    [
      'a silent rule without a default',
      PLAY,
      append(rule('x', '  standing: silent\n  because: { en: Why. }')),
      /droggn\/play\/x: default: /,
    ],
    [
      'a silent rule without a reason',
      PLAY,
      append(rule('x', '  standing: silent\n  default: { en: What. }')),
      /droggn\/play\/x: because: /,
    ],
    [
      'an inferred rule that does not say from what',
      PLAY,
      append(rule('x', '  standing: inferred')),
      /droggn\/play\/x: because: /,
    ],
    [
      'an inferred date that does not say from what',
      'content/timeline.yaml',
      (text) => text.replace(/certainty: attested/, 'certainty: inferred'),
      /^content\/timeline\.yaml: .*: because: an inferred date must say from what it follows$/,
    ],
    [
      'a hand without the step of a note',
      'content/hands/dobbm/x.yaml',
      () => 'format: 1\nnotes: { t99: { en: Where? } }',
      /^content\/hands\/dobbm\/x\.yaml: dobbm\/x: .*notes\.t99: /,
    ],
    [
      'a page with a key that nobody knows',
      'content/pages/en/x.mdx',
      () => '---\ntitle: X\nsumary: Y\nkind: page\n---\n\nText.',
      /^content\/pages\/en\/x\.mdx: .*sumary/,
    ],
    [
      'a page without front matter',
      'content/pages/en/x.mdx',
      () => 'Text.',
      /^content\/pages\/en\/x\.mdx: must begin with front matter/,
    ],
  ])('%s', (_, file, change, line) => {
    const lines = said(file, change);
    expect(lines.filter((one) => line.test(one))).toHaveLength(1);
  });

  test('a chapter that the game does not have', () => {
    const lines = said('content/games.yaml', (text) => text.replace('id: play,', 'id: game,'));
    expect(lines[0]).toMatch(
      /^content\/rules\/droggn\/play\.yaml: droggn\/play\/[a-z-]+: content\/games\.yaml has no chapter "play"/,
    );
  });

  test('a file that is gone', () => {
    const lines = withChange(
      TERMS,
      (text) => text,
      (root) => readArchive(`${root}/content`).faults.map(faultLine),
    );
    expect(lines).toContain('content/terms.yaml: missing');
  });
});

test('a build that asks for the archive stops with every fault in one message', () => {
  const broken = () =>
    withChange(
      TERMS,
      (text) => text.replace('see: [franzoesisches-tarock, dobbm]', 'see: [franzosisches-tarock]'),
      requireArchive,
    );
  expect(broken).toThrow(
    /1 fault in the content\n {2}content\/terms\.yaml: droggn: see: there is no term "franzosisches-tarock"; did you mean "franzoesisches-tarock"\?/,
  );
});
