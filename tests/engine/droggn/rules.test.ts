import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = (path: string): URL => new URL(`${path}/`, import.meta.url);

const textOf = (path: string): string =>
  readdirSync(folder(path))
    .map((file) => readFileSync(new URL(file, folder(path)), 'utf8'))
    .join('\n');

const idsIn = (text: string): ReadonlySet<string> =>
  new Set(text.match(/droggn\/[a-z]+\/[a-z]+(?:-[a-z]+)*/g));

test('every rule that the engine of Droggn names is named by the title of a test', () => {
  const titles = textOf('.').match(/\[droggn\/[^\]]*\]/g) ?? [];
  const tested = idsIn(titles.join(' '));
  const enforced = idsIn(textOf('../../../src/engine/droggn'));
  expect([...enforced].filter((id) => !tested.has(id))).toEqual([]);
});
