import { type Seat, seatsOf } from '#engine';
import type { ForeignLanguage, Segment } from './segments.ts';

/** Reads what stands after the name of a tag: a segment, or a sentence that says what is wrong. */
type Reader = (body: string) => Segment | string;

const CARD = /^(?:G|T\d{1,2}|[CSHDLAB](?:10|[1-9]|[KQRJOUS]))$/;
const RULE = /^(?:droggn|dobbm)\/[a-z]+\/[a-z0-9-]+$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const card: Reader = (body) =>
  CARD.test(body) ? { kind: 'card', card: body } : `"${body}" is no card; write {card:HK}`;

/** `id` or `id|text`. */
const reference =
  (kind: 'rule' | 'term', pattern: RegExp, example: string): Reader =>
  (body) => {
    const [id = '', text, ...rest] = body.split('|');
    if (!pattern.test(id)) return `"${id}" is no id of a ${kind}; write {${kind}:${example}}`;
    if (text === undefined) return { kind, id };
    if (text.trim() === '' || rest.length > 0) {
      return `write {${kind}:${example}|the words to show}`;
    }
    return { kind, id, text };
  };

const cite: Reader = (body) => {
  const [id = '', at, ...rest] = body.split('|');
  if (!SLUG.test(id) || rest.length > 0) {
    return `"${body}" is no source; write {cite:mcleod-droggn} or {cite:dummett-1980|p. 466}`;
  }
  return at === undefined ? { kind: 'cite', id } : { kind: 'cite', id, at };
};

const seatOf = (text: string | undefined): Seat | undefined =>
  seatsOf(4).find((one) => String(one) === text);

const seat: Reader = (body) => {
  const found = seatOf(body);
  return found ? { kind: 'seat', seat: found } : `"${body}" is no seat; write {seat:1} to {seat:4}`;
};

const foreign =
  (language: ForeignLanguage): Reader =>
  (body) =>
    body.trim() === '' ? `{${language}:…} is empty` : { kind: 'foreign', language, text: body };

const number = (text: string | undefined): number | undefined =>
  text !== undefined && /^[-−]?\d+$/.test(text) ? Number(text.replace('−', '-')) : undefined;

const points: Reader = (body) => {
  const [side, figure] = body.split('=');
  const value = number(figure);
  if ((side !== 'declarer' && side !== 'defenders') || value === undefined) {
    return 'write {points:declarer=23} or {points:defenders=14}';
  }
  return { kind: 'points', side, value };
};

const trumps: Reader = (body) => {
  const [holder, figure] = body.split('=');
  const found = seatOf(holder);
  const value = number(figure);
  if (!found || value === undefined) return 'write {trumps:2=5} for the five trumps of seat 2';
  return { kind: 'trumps', seat: found, value };
};

const out: Reader = (body) => {
  const match = /^([TCSHDLAB])=(\d+)$/.exec(body);
  return match
    ? { kind: 'out', suit: match[1] ?? '', value: Number(match[2]) }
    : 'write {out:S=3} for three cards of a suit still to be played, {out:T=3} for trumps';
};

const score: Reader = (body) => {
  const value = number(body);
  return value === undefined ? 'write {score=53}' : { kind: 'score', value };
};

/** The tags of the inline markup, by name. */
export const MARKUP_TAGS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['card', card],
  ['rule', reference('rule', RULE, 'droggn/play/follow-suit')],
  ['term', reference('term', SLUG, 'pagat')],
  ['cite', cite],
  ['seat', seat],
  ['bar', foreign('bar')],
  ['de', foreign('de')],
  ['fr', foreign('fr')],
  ['it', foreign('it')],
  ['points', points],
  ['trumps', trumps],
  ['out', out],
  ['score', score],
]);
