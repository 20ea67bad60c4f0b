import type { Locale } from '../locale.ts';
import { biographyWords } from './biography.ts';
import { bookletWords } from './booklet.ts';
import { citingWords } from './citing.ts';
import { counterWords } from './counter.ts';
import { dataWords } from './data.ts';
import { deckWords } from './deck.ts';
import { deskWords } from './desk/index.ts';
import { editorWords } from './editor/index.ts';
import { eveningEntryWords, eveningShelfWords, eveningWords } from './evening/index.ts';
import { eveningTextWords } from './evening/text.ts';
import { familyWords } from './family.ts';
import { handListWords } from './handList.ts';
import { handPageWords } from './handPages.ts';
import { homeWords } from './home.ts';
import { ledgerWords } from './ledger.ts';
import { letterWords } from './letter.ts';
import { mapWords } from './map.ts';
import { navigationWords } from './navigation.ts';
import { noticeWords } from './notices.ts';
import { pageWords } from './pages.ts';
import { playTextWords } from './play/text.ts';
import { searchWords } from './search.ts';
import { searchFormWords } from './searchForm.ts';
import { stepperWords } from './stepper.ts';
import { timelineWords } from './timeline.ts';
import { tipWords } from './tip.ts';
import { witnessWords } from './witnesses.ts';

export {
  biographyWords,
  bookletWords,
  citingWords,
  counterWords,
  dataWords,
  deckWords,
  deskWords,
  editorWords,
  eveningEntryWords,
  eveningShelfWords,
  eveningTextWords,
  eveningWords,
  familyWords,
  handListWords,
  handPageWords,
  homeWords,
  ledgerWords,
  letterWords,
  mapWords,
  navigationWords,
  noticeWords,
  pageWords,
  playTextWords,
  searchFormWords,
  searchWords,
  stepperWords,
  timelineWords,
  tipWords,
  witnessWords,
};

/**
 * Every word of the interface in one language, by concern. A widget takes its own dictionary
 * (`stepperWords[locale]`) instead, so that the others stay out of its bundle.
 */
export const interfaceWords = (locale: Locale) => ({
  navigation: navigationWords[locale],
  search: searchFormWords[locale],
  stepper: stepperWords[locale],
  citing: citingWords[locale],
  counter: counterWords[locale],
  data: dataWords[locale],
  deck: deckWords[locale],
  desk: deskWords[locale],
  editor: editorWords[locale],
  handPages: handPageWords[locale],
  evening: eveningWords[locale],
  eveningEntry: eveningEntryWords[locale],
  eveningShelf: eveningShelfWords[locale],
  eveningText: eveningTextWords[locale],
  ledger: ledgerWords[locale],
  notices: noticeWords[locale],
  handList: handListWords[locale],
  home: homeWords[locale],
  pages: pageWords[locale],
  witnesses: witnessWords[locale],
});

export type InterfaceWords = ReturnType<typeof interfaceWords>;
