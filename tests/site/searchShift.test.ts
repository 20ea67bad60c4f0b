import { expect, test } from 'vitest';
import { DESK, openPage, PHONE } from './browser.ts';
import { followShifts } from './load.ts';

const ADDRESSES = [
  '/search/?q=retour',
  '/search/?q=can+I+discard+a+king',
  '/search/?q=7.3',
  '/search/?q=dromedary',
  '/search/?q=sow&kind=rule&game=dobbm',
  '/de/search/?q=Gstieß&kind=term',
  '/de/search/?q=wer+gibt+als+nächster',
];

const cases = [PHONE, DESK].flatMap((viewport) =>
  ADDRESSES.map((address) => [address, viewport.width, viewport] as const),
);

test.each(cases)('nothing moves while %s is answered, %i px wide', async (address, _, viewport) => {
  const page = await openPage({ viewport });
  const shifts = await followShifts(page);
  await page.goto(address);
  const list = page.locator('main form[data-search] [role="listbox"]');
  await page.locator('main form[data-search="now"][data-held="shown"]').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await list.getAttribute('aria-busy')).toBe('false');
  expect(await shifts()).toBe(0);
  await page.context().close();
});
