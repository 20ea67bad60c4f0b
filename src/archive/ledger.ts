import type { GameEntry } from './schema/game.ts';
import type { Rule } from './schema/rule.ts';

/** A rule at its place in the ledger. */
export type PlacedRule = Rule & {
  readonly game: GameEntry['id'];
  readonly chapter: string;
  /** The last part of the id: the anchor on the page of the chapter. */
  readonly name: string;
  /** The displayed number, as 7.3: third rule of the seventh chapter. Never written down. */
  readonly number: string;
};

/** The three parts of a rule's id. */
export const partsOfRuleId = (id: string) => {
  const [game = '', chapter = '', name = ''] = id.split('/');
  return { game, chapter, name };
};

/** The rules of one chapter, numbered in the order in which they are given. */
const placeChapter = (
  game: GameEntry['id'],
  chapter: string,
  chapterNumber: number,
  rules: readonly Rule[],
): readonly PlacedRule[] =>
  rules
    .filter(({ id }) => id.startsWith(`${game}/${chapter}/`))
    .map((rule, index) => ({
      ...rule,
      game,
      chapter,
      name: partsOfRuleId(rule.id).name,
      number: `${chapterNumber}.${index + 1}`,
    }));

/**
 * Puts the rules of all games in order: games and chapters as in content/games.yaml, rules as in
 * the file of their chapter. A rule whose chapter no game has is left out; a check reports it.
 */
export const placeRules = (
  games: readonly GameEntry[],
  rules: readonly Rule[],
): readonly PlacedRule[] =>
  games.flatMap((game) =>
    game.chapters.flatMap((chapter, index) => placeChapter(game.id, chapter.id, index + 1, rules)),
  );

/** The rules of a game, or of one chapter of it, in order. */
export const rulesOf = (
  rules: readonly PlacedRule[],
  game: string,
  chapter?: string,
): readonly PlacedRule[] =>
  rules.filter((rule) => rule.game === game && (chapter === undefined || rule.chapter === chapter));
