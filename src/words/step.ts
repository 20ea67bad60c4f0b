import { both } from './locale.ts';
import type { Speech } from './speech.ts';
import { stepEnglish } from './stepEnglish.ts';
import { stepGerman } from './stepGerman.ts';
import { type StepFacts, sentenceOfStep } from './stepSentence.ts';

const words = both(stepEnglish, stepGerman);

/** One step in words, without a full stop: `Trick 4: Bartl plays XXI and takes it`. */
export const stepSentence = (facts: StepFacts, speech: Speech): string =>
  sentenceOfStep(words[speech.locale], facts, speech);
