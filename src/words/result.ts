import type { TableView } from '#engine';
import { both } from './locale.ts';
import { resultEnglish } from './resultEnglish.ts';
import { resultGerman } from './resultGerman.ts';
import { sentenceOfResult } from './resultSentence.ts';
import type { Speech } from './speech.ts';

const words = both(resultEnglish, resultGerman);

/** How a hand ended, without a full stop: `Bartl, Ansager: +117 with 40 card points`. */
export const resultSentence = (view: TableView, speech: Speech): string =>
  sentenceOfResult(words[speech.locale], view, speech);
