import { MARKUP_TAGS } from './markupTags.ts';
import type { Segment } from './segments.ts';

/** What is wrong with a piece of markup: the piece as it stands, and what would be right. */
export interface MarkupFault {
  readonly markup: string;
  readonly reason: string;
}

export interface Markup {
  readonly segments: readonly Segment[];
  readonly faults: readonly MarkupFault[];
}

/** An escaped sign, a tag, a brace that belongs to no tag, a star, or plain text. */
const TOKENS = /\\[{}*\\]|\{[^{}]*\}|[{}*]|[^\\{}*]+|\\/g;

const readTag = (tag: string): Segment | string => {
  const [, name = '', body] = /^\{([a-z]*)(?:[:=](.*))?\}$/s.exec(tag) ?? [];
  const reader = MARKUP_TAGS.get(name);
  const known = [...MARKUP_TAGS.keys()].join(', ');
  if (!reader) return `there is no such markup; the known ones are ${known}`;
  return reader(body ?? '');
};

const isTag = (token: string): boolean => token.startsWith('{') && token.endsWith('}');

/** Puts neighbouring pieces of text together. */
const append = (segments: Segment[], segment: Segment): void => {
  const last = segments.at(-1);
  if (segment.kind === 'text' && last?.kind === 'text') {
    segments[segments.length - 1] = { kind: 'text', text: last.text + segment.text };
  } else {
    segments.push(segment);
  }
};

/**
 * Reads the inline markup of a text: `{card:HK}`, `{rule:droggn/play/follow-suit}` (or `|text`),
 * `{term:pagat}`, `{cite:mcleod-droggn}`, `{seat:2}`, `{bar:i sog on}`, `{de:gut}`, `*emphasis*`
 * and figures such as `{points:declarer=23}`. A backslash before a brace or a star leaves it alone.
 */
export const parseMarkup = (text: string): Markup => {
  const outer: Segment[] = [];
  const faults: MarkupFault[] = [];
  let emphasis: Segment[] | null = null;
  for (const [token] of text.matchAll(TOKENS)) {
    const target = emphasis ?? outer;
    if (token === '*') {
      if (emphasis) outer.push({ kind: 'emphasis', children: emphasis });
      emphasis = emphasis ? null : [];
    } else if (isTag(token)) {
      const segment = readTag(token);
      if (typeof segment === 'string') faults.push({ markup: token, reason: segment });
      else append(target, segment);
    } else if (token === '{' || token === '}') {
      faults.push({ markup: token, reason: `a lone brace; write \\${token} if it is meant` });
    } else {
      append(target, { kind: 'text', text: token.length === 2 ? token.replace(/^\\/, '') : token });
    }
  }
  if (emphasis) {
    faults.push({ markup: '*', reason: 'the emphasis has no end; write \\* if the star is meant' });
  }
  return { segments: outer, faults };
};

/** The segments of a text that has been checked before. Throws if it was not. */
export const segmentsOf = (text: string): readonly Segment[] => {
  const { segments, faults } = parseMarkup(text);
  const [fault] = faults;
  if (fault) throw new Error(`${fault.markup}: ${fault.reason}, in “${text}”`);
  return segments;
};
