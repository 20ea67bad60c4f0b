import { accountGerman } from '../interface/evening/accountGerman.ts';
import { entryGerman } from '../interface/evening/entryGerman.ts';
import { eveningRefusalInGerman } from './refusalInGerman.ts';
import type { EveningTongue } from './tongue.ts';

export const eveningGerman: EveningTongue = {
  locale: 'de',
  words: accountGerman,
  entry: entryGerman,
  refusal: eveningRefusalInGerman,
};
