import type { Refusal } from '#engine';
import type { Locale } from '../locale.ts';
import type { Speech } from '../speech.ts';
import { refusalInEnglish } from './english.ts';
import { refusalInGerman } from './german.ts';

const SENTENCES: Readonly<Record<Locale, (refusal: Refusal, speech: Speech) => string>> = {
  en: refusalInEnglish,
  de: refusalInGerman,
};

/** Says why an action is refused and what would be right. */
export const refusalSentence = (refusal: Refusal, speech: Speech): string =>
  SENTENCES[speech.locale](refusal, speech);
