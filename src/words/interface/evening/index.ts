import { both } from '../../locale.ts';
import { accountEnglish } from './accountEnglish.ts';
import { accountGerman } from './accountGerman.ts';
import { entryEnglish } from './entryEnglish.ts';
import { entryGerman } from './entryGerman.ts';

export { eveningShelfWords } from './shelf.ts';

/** The account of an evening: how it stands, what is written down, how it ends. */
export const eveningWords = both(accountEnglish, accountGerman);
/** The form in which a hand is entered. */
export const eveningEntryWords = both(entryEnglish, entryGerman);
