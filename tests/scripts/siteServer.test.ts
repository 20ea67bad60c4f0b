import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SiteServer, serveSite } from '../../scripts/site-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
let site: SiteServer;

beforeAll(async () => {
  mkdirSync(join(folder, 'droggn'));
  mkdirSync(join(folder, 'de'));
  write('index.html', '<h1>Home</h1>');
  write('droggn/index.html', '<h1>Droggn</h1>');
  write('404.html', '<h1>No such page</h1>');
  write('de/404.html', '<h1>Keine Seite</h1>');
  site = await serveSite(folder);
});

afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

describe('a built site is served', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/droggn/', 200, 'Droggn'],
    ['/droggn/?mark=king', 200, 'Droggn'],
    ['/nowhere/', 404, 'No such page'],
    ['/de/nirgends/', 404, 'Keine Seite'],
    ['/../package.json', 404, 'No such page'],
    ['/%E0%A4%A', 404, 'No such page'],
  ])('%s', async (path, status, words) => {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(words);
  });
});

test('a port that is taken is said in one sentence', async () => {
  const port = Number(new URL(site.url).port);
  await expect(serveSite(folder, port)).rejects.toThrow(`Port ${port} is taken`);
});

test('a folder without a built site is said in one sentence', async () => {
  await expect(serveSite(join(folder, 'nothing'))).rejects.toThrow('run “npm run build” first');
});
