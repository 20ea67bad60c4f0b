import { createHash } from 'node:crypto';
import { type Game, tokenize } from '#engine';
import type { HandRecord } from '#record';

/** What an analysis depends on, in sixteen digits: not names, white space, comments or notes. */
export const fingerprintOf = (game: Game, { options, deal, actions }: HandRecord): string => {
  const said = tokenize(actions).map(game.notation.canonical);
  return createHash('sha256')
    .update(JSON.stringify([game.id, options, deal, said]))
    .digest('hex')
    .slice(0, 16);
};
