import { fold } from './fold.ts';

const ENGLISH =
  'a an the of to in on is are was be do does did can may must i you he she it we they my when ' +
  'what which who whom whose how why where if or and not for with by from at as have has had ' +
  'happens happen mean means there many much any';

const GERMAN =
  'der die das den dem des ein eine einen einem einer und oder ich du er sie es wir man ist sind ' +
  'war wird darf kann muss wann was welche welcher wer wen wem wie warum wenn nicht für mit von ' +
  'bei als zu im in am auf an habe hat haben passiert heißt bedeutet viele viel wo';

/** Words of a question that say nothing about what is asked, folded. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${GERMAN}`.split(' ').map(fold),
);
