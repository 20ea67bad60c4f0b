import type { Browser } from 'playwright-core';
import { PAGE_HEAD } from './picture.ts';

/** The main pages: the name of their sheet, and their address. */
export const MAIN_PAGES = {
  home: '/',
  chapter: '/droggn/play/',
  game: '/dobbm/',
  history: '/history/',
  glossary: '/glossary/',
  deck: '/cards/',
  card: '/cards/droggn/T1/',
  hand: '/hands/droggn/solo-with-forty/#t3.2',
} as const;

const SCREENS = [
  { width: 390, height: 900, colorScheme: 'light' },
  { width: 390, height: 900, colorScheme: 'dark' },
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
] as const;

const shoot = async (
  browser: Browser,
  address: string,
  { width, height, colorScheme }: (typeof SCREENS)[number],
): Promise<string> => {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(address, { waitUntil: 'networkidle' });
  const picture = await page.screenshot({ type: 'jpeg', quality: 90 });
  await page.close();
  return `<img style="height:560px" alt="" src="data:image/jpeg;base64,${picture.toString('base64')}">`;
};

/** A page at both widths in both colours, side by side. */
export const pageSheet = async (browser: Browser, site: string, path: string): Promise<string> => {
  const pictures: string[] = [];
  for (const screen of SCREENS) pictures.push(await shoot(browser, site + path, screen));
  return `${PAGE_HEAD}<body style="padding:20px;width:max-content"><h2 style="margin:0 0 10px">${path}</h2>
<div style="display:flex;gap:14px">${pictures.join('')}</div></body>`;
};
