import { fold } from './fold.ts';

const ENGLISH =
  'a an the of to in on is are was were be been do does did can could may might shall should ' +
  'will would i you he she it we they me him us them my your his her its our their what which ' +
  'who whom whose how why where if or and not for with by from at as have has had this that these ' +
  'each every other others both another those there here so also ever already just still then than but about into happens happen mean ' +
  'means meaning definition many much any some no only whether rule rules need needs allowed people person someone somebody';

const GERMAN =
  'der die das den dem des ein eine einen einem einer eines und oder ich du er sie es wir ihr man ' +
  'mich mir dich sich ist sind war waren wird werden wurde darf dürfen kann können soll ' +
  'was welche welcher welches wer wen wem wessen wie warum wenn dann nicht für mit von bei als ' +
  'zu zum zur im in ins am an auf aus ob regel regeln habe hat haben passiert heißt bedeutet bedeutung viele viel wo woher ' +
  'wohin jeder jede jedes andere anderen beide so auch noch schon nur mal oft eigentlich braucht brauche es da dort gehört leute jemand';

/** Words of a question that say little about what is asked, folded. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `${ENGLISH} ${GERMAN}`.split(' ').map(fold),
);
