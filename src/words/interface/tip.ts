import { both } from '../locale.ts';

/** The small box in which a term of the text opens its entry. */
export const tipWords = both({ whole: 'The whole entry' }, { whole: 'Zum ganzen Eintrag' });
