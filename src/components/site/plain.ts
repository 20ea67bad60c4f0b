import { segmentsOf } from '#archive/markup.ts';
import type { LocalisedText } from '#archive/schema/shared.ts';
import type { Segment } from '#archive/segments.ts';
import { cardName, plain } from '#words';
import { find, labelOf } from './archive.ts';
import { gameOf } from './cards.ts';
import type { Place } from './place.ts';

const textOf = (segment: Segment, place: Place): string => {
  switch (segment.kind) {
    case 'text':
    case 'foreign':
      return segment.text;
    case 'emphasis':
      return segment.children.map((child) => textOf(child, place)).join('');
    case 'card':
      return cardName(gameOf(place), segment.card, place.text).name;
    case 'rule':
      return segment.text ?? find('rules', segment.id, place, '{rule:…}').number;
    case 'term':
      return segment.text ?? find('terms', segment.id, place, '{term:…}').headword;
    case 'cite':
      return labelOf(segment.id, place.text);
    case 'seat':
      return `${segment.seat}`;
    default:
      return plain(segment.value);
  }
};

/** A text of the archive without its markup, for titles and links. */
export const plainText = (text: LocalisedText, place: Place): string =>
  segmentsOf(text[place.text] ?? text.en)
    .map((segment) => textOf(segment, place))
    .join('');
