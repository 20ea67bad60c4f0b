import type { EveningRefusal } from '#engine';
import type { accountEnglish } from '../interface/evening/accountEnglish.ts';
import type { entryEnglish } from '../interface/evening/entryEnglish.ts';
import type { Locale } from '../locale.ts';
import type { Company } from './company.ts';
import type { SayPlayed } from './played.ts';

/**
 * What the account of an evening says, in one language: the page of each language hands its own over,
 * so that it need not load the other.
 */
export interface EveningTongue {
  readonly locale: Locale;
  readonly words: typeof accountEnglish;
  readonly entry: typeof entryEnglish;
  /**
   * Says why an entry cannot stand where it does and what would be right. The words of the referee,
   * for hands with every card, are handed over, so that they are loaded only for such hands.
   */
  readonly refusal: (refusal: EveningRefusal, company: Company, sayPlayed: SayPlayed) => string;
}
