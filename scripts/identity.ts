/**
 * Draws the mark of the site and the picture that goes with a link to it, from the drawings of the
 * deck: `npm exec -c 'node scripts/identity.ts'`. Run it again when one of them changes.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { requireBrowser } from './browser.ts';
import { favicon } from './drawn/mark.ts';
import { inRepository, photograph } from './drawn/picture.ts';
import { socialCard } from './drawn/socialCard.ts';

writeFileSync(inRepository('public/favicon.svg'), favicon());
const browser = await chromium.launch({
  executablePath: requireBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
try {
  const size = { width: 1200, height: 630, quality: 88 };
  await photograph(browser, socialCard(), inRepository('public/social.jpg'), size);
} finally {
  await browser.close();
}
