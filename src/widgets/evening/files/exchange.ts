/** What is seldom wanted of files, and loaded then: tables for a spreadsheet, and reading either kind. */
import { type Evening, err, ok, parseCsv, parseEvening, printCsv, type Result } from '#engine';
import type { TextFile } from '#widgets/saveFile.ts';
import { fileFaultSentence, type Locale } from '#words';
import type { Talk } from '../talk.ts';
import { stemOf } from './eveningFile.ts';

/** Spreadsheets in German part cells by semicolons; the mark at the start tells them of UTF-8. */
export const csvFile = (evening: Evening, locale: Locale): TextFile => ({
  name: `${stemOf(evening)}.csv`,
  type: 'text/csv',
  text: `\uFEFF${printCsv(evening, locale === 'de' ? ';' : ',')}`,
});

/** The evening of a saved file, whichever of the two it is, or why it is refused as a whole. */
export const readEveningFile = (text: string, locale: Locale): Result<Evening, string> => {
  const isCsv = /^\uFEFF?"?stubai-evening/.test(text);
  const read = isCsv ? parseCsv(text) : parseEvening(text);
  return read.ok ? ok(read.value) : err(fileFaultSentence(read.error, locale));
};

/** The evening of a file that the reader has chosen, or why there is none. */
export const openEveningFile = async (file: File, talk: Talk): Promise<Result<Evening, string>> => {
  const text = await file.text().catch(() => null);
  return text === null ? err(talk.words.unreadable) : readEveningFile(text, talk.locale);
};
