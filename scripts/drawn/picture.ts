import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import type { Card, GameId } from '#engine';
import { BACK_INKS, backOf } from '#widgets/card/drawing/back.ts';
import { FORMATS } from '#widgets/card/drawing/frame.ts';
import { largeCard } from '#widgets/card/drawing/large.ts';
import { SMALL, smallCard } from '#widgets/card/drawing/small.ts';
import {
  drawingContent,
  largeContent,
  PRINT_PALETTE,
  smallContent,
} from '#widgets/card/drawing/svg.ts';

const ROOT = new URL('../../', import.meta.url);

/** A file of the repository as a path. */
export const inRepository = (file: string): string => fileURLToPath(new URL(file, ROOT));

const fontFace = (name: string, file: string): string =>
  `@font-face{font-family:${name};src:url(${pathToFileURL(inRepository(`public/fonts/${file}`))})}`;

/** The start of a page of our own: faces, paper, and how a card lies on it. */
export const PAGE_HEAD = `<!doctype html><meta charset="utf-8"><style>
${fontFace('Alegreya', 'alegreya.woff2')}${fontFace('Grenze', 'grenze.woff2')}
*{box-sizing:border-box;margin:0}
body{font:18px/1.4 Alegreya,serif;color:#1f2b3d;background:#f4f6f1}
h1{font:400 34px/1.1 Grenze,serif}h2{font:400 22px/1.2 Grenze,serif;margin:22px 0 10px}
svg.card{display:block;border-radius:6% / 3.3%;background:${PRINT_PALETTE.paper};box-shadow:0 0 0 1px #a9b2ad}
</style>`;

const svg = (box: readonly [number, number], width: number, content: string): string => {
  const [across, along] = box;
  const height = Math.round((width * along) / across);
  return `<svg class="card" width="${width}" height="${height}" viewBox="0 0 ${across} ${along}">${content}</svg>`;
};

/** A card as it is printed, so many pixels wide; null is the back. */
export const largePicture = (game: GameId, card: Card | null, width: number): string => {
  const format = FORMATS[game];
  const box = [format.width, format.height] as const;
  const content =
    card === null
      ? drawingContent(backOf(format, BACK_INKS[game]), PRINT_PALETTE)
      : largeContent(largeCard(game, card, 'en'), PRINT_PALETTE);
  return svg(box, width, content);
};

/** A card as a hand of cards shows it. */
export const smallPicture = (game: GameId, card: Card, width: number): string =>
  svg([SMALL.width, SMALL.height], width, smallContent(smallCard(game, card, 'en'), PRINT_PALETTE));

/** Writes a page of our own as a picture; as high as it is, where no height is given. */
export const photograph = async (
  browser: Browser,
  html: string,
  file: string,
  size: { readonly width: number; readonly height?: number; readonly quality?: number },
): Promise<void> => {
  const page = await browser.newPage({
    viewport: { width: size.width, height: size.height ?? 100 },
  });
  await page.goto(pathToFileURL(inRepository('public/')).href);
  await page.setContent(html);
  await page.evaluate('document.fonts.ready');
  const picture =
    size.quality === undefined
      ? { path: file, type: 'png' as const }
      : { path: file, type: 'jpeg' as const, quality: size.quality };
  await page.screenshot({ ...picture, fullPage: size.height === undefined });
  await page.close();
};
