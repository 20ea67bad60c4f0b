import { both } from '../../locale.ts';
import { editorEnglish } from './english.ts';
import { editorGerman } from './german.ts';

/** The table of one's own. A page loads the words of its own language alone. */
export const editorWords = both(editorEnglish, editorGerman);
