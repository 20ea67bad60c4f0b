import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

const windowsPlaces = (environment: NodeJS.ProcessEnv): readonly string[] =>
  ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((key) => {
    const root = environment[key];
    return root === undefined
      ? []
      : [
          join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
          join(root, 'Chromium', 'Application', 'chrome.exe'),
          join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
        ];
  });

const usualPlaces = (environment: NodeJS.ProcessEnv): readonly string[] => [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ...windowsPlaces(environment),
];

const onPath = (environment: NodeJS.ProcessEnv): readonly string[] =>
  (environment.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) =>
      NAMES.flatMap((name) => [join(folder, name), join(folder, `${name}.exe`)]),
    );

/** Where Playwright keeps the browser that it has installed itself, if it knows this platform. */
const playwrightsOwn = (): readonly string[] => {
  try {
    return [chromium.executablePath()];
  } catch {
    return [];
  }
};

/** Places of a browser to try, in this order; those of the environment were meant by somebody. */
export const browserPlaces = (environment: NodeJS.ProcessEnv): readonly string[] => [
  ...[environment.CHROME_PATH, environment.CHROMIUM_PATH].filter((path) => path !== undefined),
  ...onPath(environment),
  ...usualPlaces(environment),
  ...playwrightsOwn(),
];

/** The first Chromium or Chrome on this machine, or null. */
export const findBrowser = (environment: NodeJS.ProcessEnv = process.env): string | null =>
  browserPlaces(environment).find((path) => path !== '' && existsSync(path)) ?? null;

const DEBIAN = 'apt-get update && apt-get install -y --no-install-recommends chromium';
const PLAYWRIGHT = 'npx playwright-core install chromium';

/** Commands that install one, to be tried in turn: Debian's package as root, Playwright's copy. */
export const installCommands = (debianAsRoot: boolean): readonly string[] =>
  debianAsRoot ? [DEBIAN, PLAYWRIGHT] : [PLAYWRIGHT];

const HOW_TO_GET_ONE =
  'No Chromium or Chrome was found and none could be installed: install Chromium with your ' +
  `package manager or “${PLAYWRIGHT}”, or set CHROME_PATH to the program.`;

const isDebianRoot = (): boolean => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/**
 * The path of a Chromium or Chrome, which is installed first where there is none.
 *
 * @throws Error with a sentence that says how to get one
 */
export const requireBrowser = (): string => {
  const found = findBrowser();
  if (found !== null) return found;
  for (const command of installCommands(isDebianRoot())) {
    console.log(`No Chromium or Chrome was found; installing one: ${command}`);
    spawnSync(command, { shell: true, stdio: 'inherit' });
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error(HOW_TO_GET_ONE);
};
