import { describe, expect, test } from 'vitest';
import { type Archive, readArchive } from '#archive/archive.ts';
import { archiveFaults } from '#archive/check.ts';
import { faultLine } from '#archive/fault.ts';
import type { PlacedRule } from '#archive/ledger.ts';
import type { PageText } from '#archive/pages.ts';
import { ROOT } from './files.ts';
import { SAMPLE_HAND } from './sampleHand.ts';

const { archive } = readArchive(ROOT);

const said = (broken: Archive): readonly string[] => archiveFaults(broken).map(faultLine);

const withRule = (change: Partial<PlacedRule>): Archive => ({
  ...archive,
  rules: archive.rules.map((rule) =>
    rule.id === 'droggn/play/follow-suit' ? ({ ...rule, ...change } as PlacedRule) : rule,
  ),
});

const withPage = (body: string, data: Partial<PageText['data']> = {}): Archive => ({
  ...archive,
  pages: [
    ...archive.pages,
    {
      path: 'sample',
      locale: 'en',
      file: 'content/pages/en/sample.mdx',
      data: { title: 'Sample', summary: 'Sample.', kind: 'page', sources: [], ...data },
      body,
      bodyLine: 6,
    },
  ],
});

const RULE = 'content/rules/droggn/play.yaml: droggn/play/follow-suit';
const PAGE = 'content/pages/en/sample.mdx';

describe('a dead id is caught in', () => {
  test.each<readonly [string, Archive, string]>([
    [
      'a rule that names a rule',
      withRule({ see: ['droggn/play/must-trumps'] }),
      `${RULE}: see: there is no rule "droggn/play/must-trumps"; did you mean "droggn/play/must-trump"?`,
    ],
    [
      'a witness',
      withRule({ witnesses: [{ source: 'mcleod-drogn' }] }),
      `${RULE}: witnesses: there is no source "mcleod-drogn"; did you mean "mcleod-droggn"?`,
    ],
    [
      'an informant',
      withRule({ witnesses: [{ source: 'mcleod-droggn', informants: ['a-stranger'] }] }),
      `${RULE}: witnesses.informants: there is no person "a-stranger"`,
    ],
    [
      'the terms of a rule',
      withRule({ terms: ['farbzwag'] }),
      `${RULE}: terms: there is no term "farbzwag"; did you mean "farbzwang"?`,
    ],
    [
      'the question of a rule',
      withRule({ question: 'why-not' }),
      `${RULE}: question: there is no question "why-not"`,
    ],
    [
      'the markup of a text, naming a rule',
      withRule({ statement: { en: 'See {rule:droggn/play/no-such}.' } }),
      `${RULE}: statement.en: there is no rule "droggn/play/no-such"`,
    ],
    [
      'the markup of a German text, naming a term',
      withRule({ statement: { en: 'A.', de: 'Der {term:pagt}.' } }),
      `${RULE}: statement.de: there is no term "pagt"; did you mean "pagat"?`,
    ],
    [
      'the markup of a text, naming a source',
      withRule({ statement: { en: 'So {cite:nobody-1900}.' } }),
      `${RULE}: statement.en: there is no source "nobody-1900"`,
    ],
    [
      'the glossary',
      { ...archive, terms: archive.terms.map((term) => ({ ...term, see: ['nowhere'] })) },
      'content/terms.yaml: droggn: see: there is no term "nowhere"',
    ],
    [
      'the timeline',
      {
        ...archive,
        timeline: archive.timeline.map((entry) => ({ ...entry, sources: ['hearsay'] })),
      },
      'content/timeline.yaml: tarot-begins: sources: there is no source "hearsay"',
    ],
    [
      'the at-a-glance box',
      {
        ...archive,
        games: archive.games.map((game) => ({
          ...game,
          glance: [{ label: { en: 'X' }, value: { en: 'Y' }, rules: ['dobbm/x/y'], sources: [] }],
        })),
      },
      'content/games.yaml: droggn: glance.rules: there is no rule "dobbm/x/y"',
    ],
    [
      'what a hand teaches',
      { ...archive, hands: [{ ...SAMPLE_HAND, teaches: ['dobbm/play/no-such-rule'] }] },
      'content/hands/dobbm/sample.yaml: dobbm/sample: teaches: there is no rule "dobbm/play/no-such-rule"',
    ],
    [
      'the front matter of a page',
      withPage('Text.', { sources: ['hearsay'] }),
      `${PAGE}: sources: there is no source "hearsay"`,
    ],
    [
      'a rule on a page',
      withPage('Text.\n\n<Rule id="droggn/play/x-y" />'),
      `${PAGE}: line 8: <Rule>: there is no rule "droggn/play/x-y"`,
    ],
    [
      'a term on a page',
      withPage('The <Term id="pagatt">Pagat</Term>.'),
      `${PAGE}: line 6: <Term>: there is no term "pagatt"; did you mean "pagat"?`,
    ],
    [
      'a source on a page',
      withPage('Said <Cite id="mcleod" at="Play" />.'),
      `${PAGE}: line 6: <Cite>: there is no source "mcleod"`,
    ],
    [
      'one of several rules on a page',
      withPage('<Rules ids="droggn/play/follow-suit droggn/play/x" />'),
      `${PAGE}: line 6: <Rules>: there is no rule "droggn/play/x"`,
    ],
    [
      'a question on a page',
      withPage('<Unknown id="who-knows">Nobody.</Unknown>'),
      `${PAGE}: line 6: <Unknown>: there is no question "who-knows"`,
    ],
    [
      'a hand on a page',
      withPage('<Hand id="droggn/never-composed" />'),
      `${PAGE}: line 6: <Hand>: there is no hand "droggn/never-composed"`,
    ],
    [
      'a figure of a hand on a page',
      withPage('It is <Fig hand="droggn/never-composed" of="score">53</Fig>.'),
      `${PAGE}: line 6: <Fig>: there is no hand "droggn/never-composed"`,
    ],
  ])('%s', (_, broken, line) => {
    expect(said(broken)).toContain(line);
  });
});

describe('a text is refused for', () => {
  test.each<readonly [string, Archive, string]>([
    [
      'markup that does not exist',
      withRule({ statement: { en: 'The {kard:HK}.' } }),
      `${RULE}: statement.en: {kard:HK}: there is no such markup`,
    ],
    [
      'a figure where nothing can check it',
      withRule({ statement: { en: 'It is {score=53}.' } }),
      `${RULE}: statement.en: a checked figure can stand only in the notes of a hand`,
    ],
    [
      'an import in a page',
      withPage('Text.\n\nimport X from "./x";'),
      `${PAGE}: line 8: content holds no import and no export`,
    ],
    [
      'an export in a page',
      withPage('export const x = 1;'),
      `${PAGE}: line 6: content holds no import and no export`,
    ],
    [
      'a chapter that the game does not have',
      withPage('Text.', { game: 'droggn', chapter: 'cheating' }),
      `${PAGE}: chapter: droggn has no chapter "cheating"`,
    ],
    [
      'a rule of its chapter that it does not show',
      withPage('Text.', { game: 'droggn', chapter: 'counting' }),
      `${PAGE}: does not show a rule of its chapter; add <Rule id="droggn/counting/by-threes" />`,
    ],
    [
      'a chapter without a page',
      { ...archive, pages: archive.pages.filter(({ path }) => path !== 'droggn/play') },
      'content/pages/en/droggn/play.mdx: is missing: every chapter has a page',
    ],
  ])('%s', (_, broken, start) => {
    expect(said(broken).filter((line) => line.startsWith(start))).not.toEqual([]);
  });

  test('but not for a chapter whose rules it shows all at once', () => {
    const page = withPage('<Rules chapter="droggn/counting" />', {
      game: 'droggn',
      chapter: 'counting',
    });
    expect(said(page)).toEqual([]);
  });

  test('but not for an import in a block of code', () => {
    expect(said(withPage('```ts\nimport x from "./x";\n```'))).toEqual([]);
  });
});
