import type { Card, GameId } from '#engine';
import { roman } from '#words';

/** The card whose picture opens a page. */
export interface Opening {
  readonly game: GameId;
  readonly card: Card;
  /** What is cut into its corner. */
  readonly numeral?: string;
}

/** The chapters of Dobbm open with its own figures; those of Droggn with the trump of their number. */
const DOBBM_CHAPTERS: readonly Card[] = [
  ...['HS', 'LK', 'AO', 'BU'],
  ...['LS', 'HO', 'BK', 'AU'],
  ...['AS', 'LO', 'HU', 'BO'],
  ...['BS', 'AK', 'LU', 'HK'],
];

/** The picture of a chapter by its number, from 1. */
export const openingOfChapter = (game: GameId, number: number): Opening | undefined => {
  const card = game === 'droggn' ? `T${number}` : DOBBM_CHAPTERS[number - 1];
  return card === undefined ? undefined : { game, card, numeral: roman(number) };
};

const PAGES: Readonly<Record<string, readonly [GameId, Card]>> = {
  '/droggn/': ['droggn', 'G'],
  '/droggn/history/': ['droggn', 'T13'],
  '/dobbm/': ['dobbm', 'HS'],
  '/dobbm/history/': ['dobbm', 'LU'],
  '/history/': ['droggn', 'T11'],
  '/timeline/': ['droggn', 'T12'],
  '/map/': ['droggn', 'T4'],
  '/sources/': ['droggn', 'T6'],
  '/people/': ['droggn', 'T20'],
  '/glossary/': ['droggn', 'T5'],
  '/hands/': ['droggn', 'T20'],
  '/unknown/': ['droggn', 'T16'],
  '/biographies/': ['droggn', 'T19'],
  '/relatives/': ['droggn', 'T8'],
  '/comparison/': ['droggn', 'T7'],
  '/mistranslations/': ['droggn', 'T15'],
  '/rules/': ['droggn', 'T17'],
  '/data/': ['droggn', 'T18'],
  '/changelog/': ['droggn', 'T3'],
  '/learn/droggn/': ['droggn', 'G'],
  '/learn/dobbm/': ['dobbm', 'HS'],
  '/about/': ['droggn', 'T14'],
  '/404/': ['droggn', 'T9'],
};

/** The picture of a page that is no chapter, by its address. */
export const openingOfPage = (pathname: string): Opening | undefined => {
  const found = PAGES[pathname.replace(/^\/de\//, '/').replace(/([^/])$/, '$1/')];
  return found && { game: found[0], card: found[1] };
};
