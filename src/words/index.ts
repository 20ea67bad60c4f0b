export { handLine } from './cards/hand.ts';
export { type CardName, cardName, type LocalName, localNamesOf, suitName } from './cards/index.ts';
export { pictureName } from './cards/pictures.ts';
export { contractName, gameName, localWordsOf, wordSaid } from './contracts.ts';
export {
  counterWords,
  deckWords,
  homeWords,
  type InterfaceWords,
  interfaceWords,
  ledgerWords,
  navigationWords,
  noticeWords,
  pageWords,
  searchWords,
  stepperWords,
} from './interface/index.ts';
export { both, LOCALES, type Locale, type Localised } from './locale.ts';
export { allOf, anyOf, counted, plain, roman, signed } from './numbers.ts';
export { sentenceCase } from './phrases.ts';
export { refusalSentence } from './refusal/index.ts';
export { resultSentence } from './result.ts';
export { SCORE_RULES, scoreLabel } from './score.ts';
export { type CardStyle, createSpeech, type Speech, seatName } from './speech.ts';
export { type StepFacts, stepSentence } from './step.ts';
