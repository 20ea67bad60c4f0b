import {
  faultSentence,
  type IllegalReport,
  lineOfToken,
  parseRecord,
  report,
  reportFault,
  transcript,
} from '#record';
import { readText } from './input.ts';

export type Verdict = 'legal' | 'illegal' | 'unreadable';

export interface Judgement {
  readonly verdict: Verdict;
  readonly lines: readonly string[];
}

/** The verdict on one file, with what is to be printed about it. */
export const judge = async (file: string, form: 'json' | 'text'): Promise<Judgement> => {
  const text = await readText(file);
  const result = text.ok ? report(file, text.value) : reportFault(file, text.error);
  const unreadable = !text.ok && text.error.rule === 'record/unreadable';
  const verdict = unreadable ? 'unreadable' : result.ok ? 'legal' : 'illegal';
  if (form === 'json') return { verdict, lines: [JSON.stringify(result)] };
  const source = text.ok ? text.value : '';
  const lines = result.ok ? legalLines(file, source) : illegalLines(result, source);
  return { verdict, lines: lines.map(printable) };
};

const legalLines = (file: string, text: string): readonly string[] => {
  const record = parseRecord(text);
  return record.ok
    ? [file, '', ...transcript(record.value)]
    : [file, faultSentence(record.error, 'en')];
};

const illegalLines = ({ file, error }: IllegalReport, text: string): readonly string[] => {
  const { at, token, rule, message } = error;
  if (at === null) return [`${file}: not a legal record`, `  ${message}`, `  (${rule})`];
  const line = lineOfToken(text, at);
  const place = `token ${at}, “${token ?? ''}”${line === null ? '' : `, line ${line}`}`;
  return [`${file}: not a legal record`, `  ${place}: ${message}`, `  (${rule})`];
};

/** A line without the control characters with which a file could write over the terminal. */
const printable = (line: string): string =>
  line.replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '�');
