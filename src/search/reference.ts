import { fold } from './fold.ts';
import type { LexiconEntry } from './lexicon.ts';

/** A rule asked for by its number or by its id, not by words. */
export type RuleReference =
  | { readonly by: 'number'; readonly game: string | null; readonly number: string }
  | { readonly by: 'chapter'; readonly game: string | null; readonly chapter: string }
  | { readonly by: 'id'; readonly id: string };

const NUMBER =
  /^(?:(?:rule|regel|r|nr|no)\b\.?\s*|§\s*)?(?:([a-z]+)[\s:–-]*)?(\d{1,2})\.(\d{0,2})$/;
/** `7.3 droggn` */
const NUMBER_FIRST = /^(\d{1,2}\.\d{0,2}) ([a-z]+)$/;
const CHAPTER = /^([a-z]{5,})\s+(\d{1,2})$/;
const ID = /^[a-z0-9-]+(?:\/[a-z0-9-]*)+$/;

const GAMES: Readonly<Record<string, string>> = {
  d: 'droggn',
  droggn: 'droggn',
  t: 'dobbm',
  dobbm: 'dobbm',
  tappen: 'dobbm',
};

/**
 * Reads `7.3`, `droggn 7.3`, `§ 7.3`, `7.` (all rules of chapter 7), `droggn 7` and
 * `droggn/play/follow-suit` (or its end or beginning); null for anything else.
 */
export const parseReference = (query: string): RuleReference | null => {
  const text = query.trim().toLowerCase().replace(NUMBER_FIRST, '$2 $1');
  const number = NUMBER.exec(text);
  if (number) return numbered(number[1], number[2] ?? '', number[3] ?? '');
  const chapter = CHAPTER.exec(text);
  if (chapter) return numbered(chapter[1], chapter[2] ?? '', '');
  const id = text.replace(/^\/|\/$/g, '').replace('/#', '/');
  return ID.test(id) ? { by: 'id', id } : null;
};

const numbered = (
  word: string | undefined,
  chapter: string,
  rule: string,
): RuleReference | null => {
  const game = word === undefined ? null : GAMES[fold(word)];
  if (game === undefined) return null;
  return rule === ''
    ? { by: 'chapter', game, chapter }
    : { by: 'number', game, number: `${chapter}.${rule}` };
};

const isMeant = (
  reference: RuleReference,
  { id = '', number = '', game }: LexiconEntry,
): boolean => {
  switch (reference.by) {
    case 'number':
      return number === reference.number && (reference.game ?? game) === game;
    case 'chapter':
      return number.startsWith(`${reference.chapter}.`) && (reference.game ?? game) === game;
    case 'id':
      return id === reference.id || id.endsWith(`/${reference.id}`) || id.startsWith(reference.id);
  }
};

/** The rules that a reference names, an exact id first, otherwise in the order of the rulebook. */
export const rulesMeant = (
  reference: RuleReference,
  entries: readonly LexiconEntry[],
): readonly LexiconEntry[] => {
  const rules = entries.filter((entry) => entry.kind === 'rule' && isMeant(reference, entry));
  if (reference.by !== 'id') return rules;
  const exact = rules.filter(({ id }) => id === reference.id);
  return [...exact, ...rules.filter((rule) => !exact.includes(rule))];
};
