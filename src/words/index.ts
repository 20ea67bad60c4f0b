export { handLine } from './cards/hand.ts';
export { type CardName, cardName, type LocalName, localNamesOf, suitName } from './cards/index.ts';
export { pictureName } from './cards/pictures.ts';
export { contractName, gameName, localWordsOf, wordSaid } from './contracts.ts';
export { type Company, nameOf } from './evening/company.ts';
export { eveningEnglish } from './evening/english.ts';
export { fileFaultSentence, termsFaultSentence } from './evening/fault.ts';
export { eveningGerman } from './evening/german.ts';
export { money, schillingFigure, signedMoney } from './evening/money.ts';
export { type PlayedRefusal, playedRefusalSentence, type SayPlayed } from './evening/played.ts';
export type { EveningTongue } from './evening/tongue.ts';
export { type DeskWords, deskEnglish } from './interface/desk/english.ts';
export { deskGerman } from './interface/desk/german.ts';
export { type EditorWords, editorEnglish } from './interface/editor/english.ts';
export { editorGerman } from './interface/editor/german.ts';
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
  type InterfaceWords,
  interfaceWords,
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
} from './interface/index.ts';
export { type PlayWords, playEnglish } from './interface/play/playEnglish.ts';
export { playGerman } from './interface/play/playGerman.ts';
export { type StepperWords, stepperEnglish } from './interface/stepperEnglish.ts';
export { stepperGerman } from './interface/stepperGerman.ts';
export { both, LOCALES, type Locale, type Localised } from './locale.ts';
export { allOf, anyOf, counted, plain, roman, signed } from './numbers.ts';
export { quoted, sentenceCase } from './phrases.ts';
export { refusalSentence } from './refusal/index.ts';
export { resultSentence } from './result.ts';
export { sentenceOfResult } from './resultSentence.ts';
export { SCORE_RULES, scoreLabel } from './score.ts';
export { type CardStyle, createSpeech, type Speech, seatName } from './speech.ts';
export { stepSentence } from './step.ts';
export { type StepFacts, sentenceOfStep } from './stepSentence.ts';
