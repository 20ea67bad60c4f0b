export const GAME_IDS = ['droggn', 'dobbm'] as const;

export type GameId = (typeof GAME_IDS)[number];

/**
 * The permanent id of a rule: game, chapter, name, as in `droggn/play/follow-suit`. The rule ledger
 * holds the statement and its witnesses under the same id.
 */
export type RuleId = `${GameId}/${string}/${string}`;
