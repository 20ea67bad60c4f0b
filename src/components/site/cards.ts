import { type Card, type GameId, games } from '#engine';
import { fail, type Place } from './place.ts';

/** The game that a component speaks of: the one it names, or the one its page belongs to. */
export const gameOf = (place: Place, named?: GameId): GameId =>
  named ?? (place.file.includes('/dobbm') ? 'dobbm' : 'droggn');

/** Cards from their codes, or the end of the build. */
export const requireCards = (
  game: GameId,
  codes: string,
  place: Place,
  component: string,
): readonly Card[] => {
  const cards = codes.split(/\s+/).filter(Boolean);
  const wrong = cards.find((code) => !games[game].isCard(code));
  if (wrong !== undefined || cards.length === 0) {
    fail(place, component, `“${wrong ?? ''}” is no card of ${game}; write codes such as HK T21`);
  }
  return cards;
};

const CODES = /<Cards?\b[^>]*\b(?:codes|code)="([^"]*)"/g;
const WIDGETS = /<(?:Hand|Count)\b/;

/**
 * The cards whose drawings a text needs: those that it shows, or the whole pack where a widget
 * stands in it. The page holds each drawing once.
 */
export const drawnIn = (game: GameId, body: string): readonly Card[] => {
  const { pack } = games[game];
  if (WIDGETS.test(body)) return pack;
  const codes = new Set([...body.matchAll(CODES)].flatMap(([, text = '']) => text.split(/\s+/)));
  return pack.filter((card) => codes.has(card));
};
