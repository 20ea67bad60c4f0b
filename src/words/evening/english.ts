import { accountEnglish } from '../interface/evening/accountEnglish.ts';
import { entryEnglish } from '../interface/evening/entryEnglish.ts';
import { eveningRefusalInEnglish } from './refusalInEnglish.ts';
import type { EveningTongue } from './tongue.ts';

export const eveningEnglish: EveningTongue = {
  locale: 'en',
  words: accountEnglish,
  entry: entryEnglish,
  refusal: eveningRefusalInEnglish,
};
