/**
 * Photographs both packs and the main pages of a built site into docs/:
 * `npm exec -c 'node scripts/contact-sheets.ts'` after `npm run build`.
 */
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { requireBrowser } from './browser.ts';
import { packSheet, smallSheet } from './drawn/packSheet.ts';
import { MAIN_PAGES, pageSheet } from './drawn/pageSheet.ts';
import { inRepository, photograph } from './drawn/picture.ts';
import { siteFolder } from './site-folder.ts';
import { serveSite } from './site-server.ts';

const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const site = await serveSite(siteFolder(process.argv[2]));
const into = (file: string): string => inRepository(`docs/${file}`);
try {
  mkdirSync(into('cards'), { recursive: true });
  mkdirSync(into('pages'), { recursive: true });
  const droggn = packSheet('droggn', 'The pack of Droggn', 11);
  await photograph(browser, droggn, into('cards/droggn.png'), { width: 1260 });
  const dobbm = packSheet('dobbm', 'The pack of Dobbm', 9);
  await photograph(browser, dobbm, into('cards/dobbm.png'), { width: 1040 });
  await photograph(browser, smallSheet(), into('cards/small.png'), { width: 1020 });
  for (const [name, path] of Object.entries(MAIN_PAGES)) {
    const sheet = await pageSheet(browser, site.url, path);
    await photograph(browser, sheet, into(`pages/${name}.jpg`), { width: 2370, quality: 78 });
  }
} finally {
  await browser.close();
  await site.close();
}
