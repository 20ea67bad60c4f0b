import type { Archive } from '#archive/archive.ts';
import { segmentsOf } from '#archive/markup.ts';
import type { LocalisedText } from '#archive/schema/shared.ts';
import type { Segment } from '#archive/segments.ts';
import type { GameId } from '#engine';
import { cardName, type Locale } from '#words';

/** What the words of a text refer to. */
interface Context {
  readonly archive: Archive;
  readonly locale: Locale;
  readonly game: GameId;
}

const plainSegment = (segment: Segment, context: Context): string => {
  const { archive, locale, game } = context;
  switch (segment.kind) {
    case 'text':
    case 'foreign':
      return segment.text;
    case 'emphasis':
      return segment.children.map((child) => plainSegment(child, context)).join('');
    case 'card':
      return cardName(game, segment.card, locale).short;
    case 'rule': {
      const rule = archive.rules.find(({ id }) => id === segment.id);
      return segment.text ?? rule?.number ?? '';
    }
    case 'term':
      return segment.text ?? archive.terms.find(({ id }) => id === segment.id)?.headword ?? '';
    default:
      return '';
  }
};

/** A text of the archive without its markup, for the list that the search downloads. */
export const plainText = (text: LocalisedText, context: Context): string =>
  segmentsOf(text[context.locale] ?? text.en)
    .map((segment) => plainSegment(segment, context))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The text up to so many characters, ended between two words. */
export const shorten = (text: string, length: number): string => {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length)).replace(/[\s,;:–-]+$/, '')} …`;
};
