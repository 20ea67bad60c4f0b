import { type Evening, printEvening } from '#engine';
import type { TextFile } from '#widgets/saveFile.ts';

/** `2026-11-29-droggn-kirchtag`, in letters that every system takes. */
export const stemOf = ({ title, date, terms }: Evening): string =>
  [date, terms.game, title]
    .join(' ')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

export const jsonFile = (evening: Evening): TextFile => ({
  name: `${stemOf(evening)}.json`,
  type: 'application/json',
  text: printEvening(evening),
});
