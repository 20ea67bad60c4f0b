import { both } from '../locale.ts';
import { stepperEnglish } from './stepperEnglish.ts';
import { stepperGerman } from './stepperGerman.ts';

/** The hand stepper. A page loads the words of its own language alone. */
export const stepperWords = both(stepperEnglish, stepperGerman);
