import type { Archive } from '../archive.ts';
import type { Fault } from '../fault.ts';
import { rulesOf } from '../ledger.ts';
import { codeLines, rulesShown } from '../mdx.ts';
import type { PageText } from '../pages.ts';

const codeFaults = ({ file, body, bodyLine }: PageText): readonly Fault[] =>
  codeLines(body).map((line) => ({
    file,
    place: `line ${bodyLine + line - 1}`,
    reason: 'content holds no import and no export; components are given to every page',
  }));

/** The rules of its chapter that a page does not show. */
const missingRules = (page: PageText, archive: Archive): readonly Fault[] => {
  const { game, chapter } = page.data;
  if (game === undefined || chapter === undefined) return [];
  const chapters = archive.games.find(({ id }) => id === game)?.chapters ?? [];
  if (!chapters.some(({ id }) => id === chapter)) {
    return [{ file: page.file, place: 'chapter', reason: `${game} has no chapter "${chapter}"` }];
  }
  const { ids, chapters: whole } = rulesShown(page.body);
  if (whole.includes(`${game}/${chapter}`)) return [];
  return rulesOf(archive.rules, game, chapter)
    .filter(({ id }) => !ids.includes(id))
    .map(({ id }) => ({
      file: page.file,
      place: '',
      reason: `does not show a rule of its chapter; add <Rule id="${id}" />`,
    }));
};

/** Chapters whose rules no English page shows. */
const missingPages = (archive: Archive): readonly Fault[] =>
  archive.games.flatMap(({ id: game, chapters }) =>
    chapters
      .filter(
        ({ id: chapter }) =>
          !archive.pages.some(
            ({ locale, data }) => locale === 'en' && data.game === game && data.chapter === chapter,
          ),
      )
      .map(({ id }) => ({
        file: `content/pages/en/${game}/${id}.mdx`,
        place: '',
        reason: 'is missing: every chapter has a page',
      })),
  );

/** Code in pages, chapters without a page and rules that their chapter does not show. */
export const pageFaults = (archive: Archive): readonly Fault[] => [
  ...archive.pages.flatMap(codeFaults),
  ...missingPages(archive),
  ...archive.pages.flatMap((page) => missingRules(page, archive)),
];
