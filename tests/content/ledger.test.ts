import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { handHref, ruleHref, sourceHref, termHref } from '#archive/addresses.ts';
import { readArchive } from '#archive/archive.ts';
import { placeRules, rulesOf } from '#archive/ledger.ts';
import { ROOT } from './files.ts';

const { rules, games } = readArchive(ROOT).archive;

const known = new Set(rules.map(({ id }) => id));

const enforced = rules.filter((rule) => rule.enforced).map(({ id }) => id);

const textBelow = (folder: string): string =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(ROOT, folder, path), 'utf8'))
    .join('\n');

const idsIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/\b(?:droggn|dobbm)\/[a-z]+\/[a-z0-9]+(?:-[a-z0-9]+)*/g));

const inEngine = idsIn(textBelow('src/engine'));

/** Titles of tests name rules in brackets: `[mcleod-droggn] [droggn/pagat/ultimo]`. */
const inTitles = idsIn((textBelow('tests').match(/\[[a-z0-9/, -]+\]/g) ?? []).join(' '));

test('every rule that the engine or its words name is in the ledger', () => {
  const named = [...inEngine, ...idsIn(textBelow('src/words')), ...idsIn(textBelow('src/record'))];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('every rule that the ledger calls enforced is named by the engine', () => {
  expect(enforced.filter((id) => !inEngine.has(id))).toEqual([]);
});

test('every rule that the engine names is called enforced by the ledger', () => {
  expect([...inEngine].filter((id) => !enforced.includes(id))).toEqual([]);
});

test('every enforced rule is named by the title of a test', () => {
  expect(enforced.filter((id) => !inTitles.has(id))).toEqual([]);
});

test('every rule that the title of a test names is in the ledger', () => {
  expect([...inTitles].filter((id) => !known.has(id))).toEqual([]);
});

test('a rule is numbered by the place of its chapter and its place in the chapter', () => {
  const third = rulesOf(rules, 'droggn', 'play')[2];
  expect(third).toMatchObject({
    id: 'droggn/play/follow-suit',
    name: 'follow-suit',
    number: '7.3',
  });
});

test('a rule that moves in its chapter gets another number and keeps its id', () => {
  const moved = placeRules(games, rules.toReversed());
  const before = rules.find(({ id }) => id === 'droggn/play/follow-suit');
  const after = moved.find(({ id }) => id === 'droggn/play/follow-suit');
  expect(after?.number).toMatch(/^7\.\d+$/);
  expect(after?.number).not.toBe(before?.number);
});

test('an id is an address, with the same anchor in both languages', () => {
  expect(ruleHref('droggn/play/follow-suit', 'en')).toBe('/droggn/play/#follow-suit');
  expect(ruleHref('droggn/play/follow-suit', 'de')).toBe('/de/droggn/play/#follow-suit');
  expect(termHref('gstiess', 'de')).toBe('/de/glossary/#gstiess');
  expect(sourceHref('mcleod-droggn', 'en')).toBe('/sources/mcleod-droggn/');
  expect(handHref('droggn/pagat-ultimo', 'de', 't4.2')).toBe('/de/hands/droggn/pagat-ultimo/#t4.2');
});
