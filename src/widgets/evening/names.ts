import type { Evening } from '#engine';
import { gameName } from '#words';
import type { Talk } from './talk.ts';

/** `29 November 2026`, as the language writes it; empty if there is no day. */
const dayOf = (date: string, { locale }: Talk): string => {
  const day = new Date(`${date}T12:00:00Z`);
  if (date === '' || Number.isNaN(day.getTime())) return date;
  const language = locale === 'de' ? 'de-AT' : 'en-GB';
  return day.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
};

/** The name of an evening; its game and its day if it has none. */
export const titleOf = ({ title, date, terms }: Evening, talk: Talk): string =>
  title.trim() || talk.words.untitled(gameName(terms.game), dayOf(date, talk));

/** What an evening is, below its name: `Droggn · 29 November 2026 · Anna, Bartl, Cilli`. */
export const subtitleOf = ({ title, date, terms }: Evening, talk: Talk): string => {
  const players = terms.players.join(', ');
  if (title.trim() === '') return players;
  return [gameName(terms.game), dayOf(date, talk), players].filter(Boolean).join(' · ');
};
