import { ruleHref, sourceHref, termHref } from '#archive/addresses.ts';
import { segmentsOf } from '#archive/markup.ts';
import type { HandEntry } from '#archive/schema/hand.ts';
import type { LocalisedText } from '#archive/schema/shared.ts';
import type { Segment } from '#archive/segments.ts';
import type { Variation } from '#widgets/hand-stepper/props.ts';
import type { Note, NoteSegment, Notes } from '#widgets/note/segments.ts';
import { plain } from '#words';
import { find, labelOf } from './archive.ts';
import type { Place } from './place.ts';
import { plainText } from './plain.ts';

const ruleText = (id: string, place: Place): string => {
  const rule = find('rules', id, place, `{rule:${id}}`);
  return `${rule.number} ${rule.title[place.text] ?? rule.title.en}`;
};

const citeText = (id: string, at: string | undefined, place: Place): string => {
  const label = labelOf(find('sources', id, place, `{cite:${id}}`).id, place.text);
  return at === undefined ? label : `${label}, ${at}`;
};

const segmentOf = (segment: Segment, players: readonly string[], place: Place): NoteSegment => {
  switch (segment.kind) {
    case 'text':
    case 'foreign':
      return segment;
    case 'card':
      return { kind: 'card', card: segment.card };
    case 'emphasis':
      return {
        kind: 'emphasis',
        children: segment.children.map((child) => segmentOf(child, players, place)),
      };
    case 'rule': {
      const text = segment.text ?? ruleText(segment.id, place);
      return { kind: 'link', href: ruleHref(segment.id, place.site), text };
    }
    case 'term': {
      const term = find('terms', segment.id, place, `{term:${segment.id}}`);
      const text = segment.text ?? term.headword;
      const dialect = text === term.headword && term.language === 'bar';
      const href = termHref(term.id, place.site);
      return { kind: 'link', href, text, term: true, ...(dialect && { lang: 'bar' }) };
    }
    case 'cite': {
      const text = citeText(segment.id, segment.at, place);
      return { kind: 'link', href: sourceHref(segment.id, place.site), text };
    }
    case 'seat':
      return { kind: 'text', text: players[segment.seat - 1] ?? `${segment.seat}` };
    default:
      return { kind: 'text', text: plain(segment.value) };
  }
};

const noteOf = (text: LocalisedText, players: readonly string[], place: Place): Note => {
  const own = text[place.text];
  const segments = segmentsOf(own ?? text.en).map((one) => segmentOf(one, players, place));
  return own === undefined ? { segments, lang: 'en' } : { segments };
};

const segmentedNotes = (
  notes: HandEntry['notes'],
  players: readonly string[],
  place: Place,
): Notes =>
  Object.fromEntries(
    Object.entries(notes).map(([address, text]) => [address, noteOf(text, players, place)]),
  );

/** The notes of a hand as its stepper shows them, in the language of the page. */
export const notesOf = ({ notes, players = [] }: HandEntry, place: Place): Notes =>
  segmentedNotes(notes, players, place);

/** The author's variations as the stepper shows them, in the language of the page. */
export const variationsOf = (
  { variations = [], players = [] }: HandEntry,
  place: Place,
): readonly Variation[] =>
  variations.map(({ id, instead, title, actions, notes }) => ({
    id,
    instead,
    title: plainText(title, place),
    actions,
    notes: segmentedNotes(notes, players, place),
  }));
