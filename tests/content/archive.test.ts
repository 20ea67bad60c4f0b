import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { archiveFaults } from '#archive/check.ts';
import { faultLine } from '#archive/fault.ts';
import { ROOT } from './files.ts';

const { archive, faults } = readArchive(ROOT);

test('every entry of the content has the shape of its schema', () => {
  expect(faults.map(faultLine)).toEqual([]);
});

test('ids resolve, markup reads, chapters show their rules and hands replay to their results', () => {
  expect(archiveFaults(archive).map(faultLine)).toEqual([]);
});

describe('the ledger', () => {
  test('has the rules of both games', () => {
    const games = archive.rules.map(({ game }) => game);
    expect(games.filter((game) => game === 'droggn').length).toBeGreaterThanOrEqual(90);
    expect(games.filter((game) => game === 'dobbm').length).toBeGreaterThanOrEqual(60);
  });

  test('speaks both languages throughout', () => {
    const untranslated = archive.rules.filter(
      ({ title, statement }) => title.de === undefined || statement.de === undefined,
    );
    expect(untranslated.map(({ id }) => id)).toEqual([]);
  });

  test('sends the reader of each disputed or silent rule to a question, where one is open', () => {
    const unasked = archive.rules.filter(
      ({ standing, question }) =>
        (standing === 'disputed' || standing === 'silent') && question === undefined,
    );
    expect(unasked.map(({ id }) => id)).toEqual([]);
  });

  test('offers under each option of the record the values that the game knows', async () => {
    const { games } = await import('#engine');
    for (const rule of archive.rules) {
      if (rule.standing !== 'disputed') continue;
      for (const { option } of rule.readings) {
        if (!option) continue;
        const spec = games[rule.game].optionSpecs.find(({ key }) => key === option.key);
        expect(spec?.values, rule.id).toContain(String(option.value));
      }
    }
  });
});

test('the Gstieß is found under every name that somebody may type', () => {
  const gstiess = archive.terms.find(({ id }) => id === 'gstiess');
  const forms = [
    gstiess?.headword,
    ...(gstiess?.search ?? []),
    ...(gstiess?.spellings ?? []).map(({ text }) => text),
  ];
  expect(forms).toEqual(
    expect.arrayContaining([
      'Gstieß',
      'Gstiess',
      'Stieß',
      'Sküs',
      'Skis',
      'excuse',
      'Excuse',
      'Fool',
      'Narr',
    ]),
  );
});
