import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { browserPlaces, findBrowser, installCommands } from '../../scripts/browser.ts';

const folder = mkdtempSync(join(tmpdir(), 'browser-'));
const program = join(folder, 'chromium');
writeFileSync(program, '');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a browser is looked for', () => {
  test('first where the environment says', () => {
    const environment = { CHROME_PATH: program, PATH: '' };
    expect(findBrowser(environment)).toBe(program);
    expect(browserPlaces({ CHROME_PATH: 'a', CHROMIUM_PATH: 'b' }).slice(0, 2)).toEqual(['a', 'b']);
  });

  test('then under its usual names on the path', () => {
    expect(findBrowser({ PATH: ['/no/such/folder', folder].join(delimiter) })).toBe(program);
  });

  test('then in the usual places of each system', () => {
    const places = browserPlaces({ PATH: '', PROGRAMFILES: 'C:\\Programs' });
    expect(places.some((place) => place.startsWith('/Applications/'))).toBe(true);
    expect(places.some((place) => place.startsWith('C:\\Programs'))).toBe(true);
    expect(places).toContain('/usr/bin/chromium');
  });
});

describe('where there is none, one is installed', () => {
  test('as root on Debian by the package, or else by Playwright', () => {
    expect(installCommands(true)).toHaveLength(2);
    expect(installCommands(true)[0]).toContain('--no-install-recommends chromium');
    expect(installCommands(false)).toEqual(['npx playwright-core install chromium']);
  });
});
