import { MARK_SIZE, mark } from '#widgets/card/drawing/mark.ts';
import { drawingContent, PRINT_PALETTE } from '#widgets/card/drawing/svg.ts';

/** The mark on its card: the file public/favicon.svg. */
export const favicon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><rect width="${MARK_SIZE}" height="${MARK_SIZE}" rx="10" fill="${PRINT_PALETTE.paper}"/>${drawingContent(mark, PRINT_PALETTE)}</svg>\n`;
