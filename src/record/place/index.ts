import { tokenize } from '#engine';
import type { DealPlace, RecordFault } from '../fault.ts';
import { parseRecord } from '../parse.ts';
import { nodeAt, type SourceNode } from './nodes.ts';
import { wordsIn } from './words.ts';

/** A stretch of a text. */
export interface TextPlace {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  /** How many letters of the line are meant; 0 if only the place is known. */
  readonly length: number;
}

/** Where in the text of a record a token of `actions` stands; null if it cannot be told. */
export const placeOfToken = (text: string, at: number): TextPlace | null => {
  const record = parseRecord(text);
  const node = record.ok ? nodeAt(text, ['actions']) : undefined;
  if (!record.ok || !node) return null;
  const tokens = tokenize(record.value.actions);
  const words = wordsIn(text, node);
  // A value that is written in some other way has other words: better no place than a wrong one.
  if (tokens.slice(0, at + 1).some((token, index) => words[index]?.word !== token)) return null;
  const word = words[at];
  return word ? placeAt(text, word.start, word.word.length) : null;
};

/** The line of the file (from 1) on which a token of `actions` stands; null if it cannot be told. */
export const lineOfToken = (text: string, at: number): number | null =>
  placeOfToken(text, at)?.line ?? null;

/** Where in a text the fault of a record stands; null if it is nowhere, as a key that is missing. */
export const placeOfFault = (text: string, fault: RecordFault): TextPlace | null => {
  switch (fault.kind) {
    case 'no-yaml':
      return fault.place && { ...fault.place, length: 0 };
    case 'wrong-sort':
      return placeOfValue(text, pathOfKey(fault.key));
    case 'wrong-players':
      return placeOfValue(text, ['players']);
    case 'unknown-format':
      return placeOfValue(text, ['format']);
    case 'unknown-game':
      return placeOfValue(text, ['game']);
    case 'wrong-hands':
      return placeOfValue(text, ['deal']);
    case 'wrong-size':
      return placeOfValue(text, pathOfDeal(fault.place));
    case 'unknown-card':
      return placeOfCard(text, fault.place, fault.code);
    case 'card-twice':
      return placeOfCard(text, fault.places[1], fault.card);
    case 'unknown-option':
    case 'unknown-value':
      return placeOfValue(text, ['rules', fault.key]);
    default:
      return null;
  }
};

/** `deal, seat 2` is the second hand. */
const pathOfKey = (key: string): readonly string[] => {
  const [name = '', seat] = key.split(', seat ');
  return seat === undefined ? [name] : [name, String(Number(seat) - 1)];
};

const pathOfDeal = (place: DealPlace): readonly string[] =>
  place === 'talon' ? ['talon'] : ['deal', String(place - 1)];

const placeOfValue = (text: string, path: readonly string[]): TextPlace | null =>
  placeOfNode(text, nodeAt(text, path));

const placeOfNode = (text: string, node: SourceNode | undefined): TextPlace | null => {
  if (!node) return null;
  const line = text.slice(node.start, node.end).split(/[\r\n]/)[0] ?? '';
  return placeAt(text, node.start, line.length);
};

/** The last time that a card stands in a hand. */
const placeOfCard = (text: string, place: DealPlace, card: string): TextPlace | null => {
  const node = nodeAt(text, pathOfDeal(place));
  if (!node) return null;
  const word = wordsIn(text, node).findLast((one) => one.word.toUpperCase() === card.toUpperCase());
  return word ? placeAt(text, word.start, word.word.length) : placeOfNode(text, node);
};

const placeAt = (text: string, start: number, length: number): TextPlace => {
  const before = text.slice(0, start).split(/\r\n?|\n/);
  return { line: before.length, column: (before.at(-1) ?? '').length + 1, length };
};
