import type { HandRecord } from '#record';
import { allOf, type DeskWords, gameName, type Locale } from '#words';

/** What a hand is called that has no title: by its players, else by its game. */
export const titleOf = (
  { players, rests, game }: HandRecord,
  words: DeskWords,
  locale: Locale,
): string =>
  players === null
    ? words.unnamed(gameName(game))
    : words.named(allOf([...players, ...(rests === null ? [] : [rests])], locale));
