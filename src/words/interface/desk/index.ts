import { both } from '../../locale.ts';
import { deskEnglish } from './english.ts';
import { deskGerman } from './german.ts';

/** The desk for hands. A page loads the words of its own language alone. */
export const deskWords = both(deskEnglish, deskGerman);
