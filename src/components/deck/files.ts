import type { Card, GameId } from '#engine';
import { BACK_INKS, backOf } from '#widgets/card/drawing/back.ts';
import { FORMATS, type Format } from '#widgets/card/drawing/frame.ts';
import { largeCard } from '#widgets/card/drawing/large.ts';
import { drawingContent, largeContent, PRINT_PALETTE } from '#widgets/card/drawing/svg.ts';
import { cardName, deckWords, gameName, type Locale } from '#words';

/** A drawing in true size as a file that says what it is and under which licence. */
const file = ({ width, height }: Format, title: string, locale: Locale, content: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${locale}" width="${width / 4}mm" height="${height / 4}mm" viewBox="0 0 ${width} ${height}">`,
    `<title>${title}</title>`,
    `<desc>${deckWords[locale].imprint}</desc>`,
    `<rect width="${width}" height="${height}" fill="${PRINT_PALETTE.paper}"/>`,
    `${content}</svg>`,
    '',
  ].join('\n');

/** The file of a card, with the index of the language. */
export const cardFile = (game: GameId, card: Card, locale: Locale): string => {
  const large = largeCard(game, card, locale);
  const title = `${gameName(game)}: ${cardName(game, card, locale).name}`;
  return file(large.format, title, locale, largeContent(large, PRINT_PALETTE));
};

/** The file of a pack's back. */
export const backFile = (game: GameId, locale: Locale): string => {
  const format = FORMATS[game];
  const title = `${gameName(game)}: ${deckWords[locale].packBack}`;
  const drawing = backOf(format, BACK_INKS[game]);
  return file(format, title, locale, drawingContent(drawing, PRINT_PALETTE));
};
