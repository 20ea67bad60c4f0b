import type { GameId } from '#engine';
import type { Locale } from '#words';
import { symbolId } from '../card/symbolId.ts';

/**
 * Brings the drawings of a pack into the page, which are too many to lie there unused. Without them
 * the cards still have their names.
 */
export const loadSprite = async (game: GameId, locale: Locale): Promise<void> => {
  if (document.getElementById(symbolId(game, null))) return;
  const answer = await fetch(`${locale === 'en' ? '' : `/${locale}`}/sprites/${game}.svg`);
  if (!answer.ok) return;
  const drawn = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  const sprite = document.importNode(drawn.documentElement, true);
  if (!document.getElementById(symbolId(game, null))) document.body.prepend(sprite);
};
