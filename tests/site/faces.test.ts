import { expect, test } from 'vitest';
import { FACES } from '../../scripts/faces.ts';
import { withPage } from './browser.ts';
import { firstHand, textPages } from './documents.ts';

/** Signs that every system has; they are set in its own face. */
const RARE = '→²♣♠♥♦@_[]\n\t';

const paths = [
  ...textPages(),
  firstHand(),
  '/mistranslations/',
  '/comparison/',
  '/droggn/counting/',
  '/learn/droggn/',
].flatMap((path) => [path, `/de${path}`]);

const cut = new Map<string, Set<string>>();
for (const { family, style, glyphs } of FACES) {
  const key = `${family} ${style}`;
  cut.set(key, new Set([...(cut.get(key) ?? []), ...glyphs, ...RARE]));
}

/** The characters that the page shows, by family and style. */
const shown = (): readonly (readonly [face: string, text: string])[] => {
  const texts: [string, string][] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: parent, textContent: text } = walker.currentNode;
    if (!parent || !text?.trim() || parent.closest('script, style, template, noscript')) continue;
    const { fontFamily, fontStyle } = getComputedStyle(parent);
    texts.push([`${fontFamily.split(',')[0]?.replaceAll('"', '')} ${fontStyle}`, text]);
  }
  return texts;
};

test('every character of a text is in the face in which it is set', async () => {
  await withPage(async (page) => {
    const missing = new Set<string>();
    for (const path of paths) {
      await page.goto(path);
      for (const [face, text] of await page.evaluate(shown)) {
        const glyphs = cut.get(face);
        for (const sign of glyphs ? text : '')
          if (!glyphs?.has(sign)) missing.add(`${face}: ${sign} on ${path} in “${text.trim()}”`);
      }
    }
    expect([...missing]).toEqual([]);
  });
}, 300_000);
