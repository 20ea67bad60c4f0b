import { err, ok, type Result, type RuleId } from '#engine';
import {
  faultSentence,
  type HandRecord,
  linkFaultSentence,
  linkOf,
  type Outcome,
  parseRecord,
  placeOfFault,
  placeOfToken,
  playThrough,
  printRecord,
  recordOfLink,
  type TextPlace,
} from '#record';
import { createSpeech, type Locale, refusalSentence } from '#words';
import { lettersIn } from './address.ts';
import { type Excerpt, excerptAt } from './excerpt.ts';

/** What the referee finds wrong with a text, and where. */
export interface Complaint {
  readonly sentence: string;
  /** The rule that is broken; null where the file itself is at fault. */
  readonly rule: RuleId | null;
  readonly place: TextPlace | null;
  /** The lines around the place. */
  readonly excerpt: Excerpt | null;
}

/** A text as the referee reads it. */
export interface Reading {
  /** The hand, or its legal beginning; null if there is none. */
  readonly record: HandRecord | null;
  readonly complaint: Complaint | null;
}

/** The referee's reading of a hand record. Never throws. */
export const readText = (text: string, locale: Locale): Reading => {
  const parsed = parseRecord(text);
  if (!parsed.ok) {
    const { error } = parsed;
    const place = placeOfFault(text, error);
    const sentence = faultSentence(error, locale);
    return { record: null, complaint: { sentence, rule: null, ...placed(text, place) } };
  }
  const record = parsed.value;
  const outcome = playThrough(record);
  if (!outcome.error) return { record, complaint: null };
  const { at, refusal } = outcome.error;
  const speech = createSpeech({ locale, game: record.game, players: record.players });
  return {
    record: at === 0 ? null : beginning(record, outcome, at),
    complaint: {
      sentence: refusalSentence(refusal, speech),
      rule: refusal.rule,
      ...placed(text, placeOfToken(text, at)),
    },
  };
};

const placed = (text: string, place: TextPlace | null) => ({
  place,
  excerpt: place && excerptAt(text, place),
});

const beginning = (record: HandRecord, { tokens }: Outcome, at: number): HandRecord => ({
  ...record,
  actions: tokens.slice(0, at).join(' '),
});

/** The hand in an address, or what is wrong with the address. Never throws. */
export const recordOfAddress = (address: string, locale: Locale): Result<HandRecord, string> => {
  const record = recordOfLink(lettersIn(address) ?? '');
  return record.ok ? record : err(linkFaultSentence(record.error, locale));
};

/** The text of the hand in an address, or what is wrong with the address. Never throws. */
export const textOfAddress = (address: string, locale: Locale): Result<string, string> => {
  const record = recordOfAddress(address, locale);
  return record.ok ? ok(printRecord(record.value)) : record;
};

/** Whether a reading is the hand of an address, without a complaint. */
export const isHandOf = (address: string, { record, complaint }: Reading): boolean => {
  const link = record && complaint === null ? linkOf(record) : null;
  return link?.ok === true && link.value === lettersIn(address);
};
