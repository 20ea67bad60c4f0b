import { expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { concordanceOf } from '#archive/concordance.ts';
import { ROOT } from './files.ts';

const { hands, rules, unshown } = readArchive(ROOT).archive;
const shown = concordanceOf(hands);

/** The enforced rules that no hand shows, in the order of the ledger. */
const missing = rules.filter(({ id, enforced }) => enforced && !shown.has(id)).map(({ id }) => id);

test('every enforced rule that no hand shows is explained, and no other', () => {
  expect(unshown.map(({ id }) => id)).toEqual(missing);
});

test('every rule that the hands show is one that the referee keeps', () => {
  const kept = new Set(rules.filter(({ enforced }) => enforced).map(({ id }) => id));
  expect([...shown.keys()].filter((id) => !kept.has(id))).toEqual([]);
});

test('the explanations are given in both languages', () => {
  expect(unshown.filter(({ because }) => !because.de).map(({ id }) => id)).toEqual([]);
});

test('there are eighteen hands of Droggn and ten of Dobbm, of every grade', () => {
  const of = (game: string) => hands.filter((hand) => hand.game === game);
  expect(of('droggn').length).toBeGreaterThanOrEqual(18);
  expect(of('dobbm').length).toBeGreaterThanOrEqual(10);
  for (const game of ['droggn', 'dobbm']) {
    expect(new Set(of(game).map(({ grade }) => grade)).size).toBe(3);
  }
});
