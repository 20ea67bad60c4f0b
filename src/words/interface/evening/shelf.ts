import { both } from '../../locale.ts';
import { shelfEnglish } from './shelfEnglish.ts';
import { shelfGerman } from './shelfGerman.ts';

/** The evenings on the device and their terms; an open evening does without them. */
export const eveningShelfWords = both(shelfEnglish, shelfGerman);
