export { rulesAtWork, rulesByStep } from './atWork/index.ts';
export type { DealPlace, RecordFault } from './fault.ts';
export { faultSentence } from './faultWords.ts';

export {
  type LinkFault,
  type LinkRefusal,
  linkFaultSentence,
  linkRefusalSentence,
} from './link/fault.ts';
export { linkOf, recordOfLink } from './link/index.ts';
export { writeActions } from './link/write.ts';
export { parseRecord, recordFrom } from './parse.ts';
export { lineOfToken, placeOfFault, placeOfToken, type TextPlace } from './place/index.ts';
export { printRecord } from './print.ts';
export { FORMAT, type HandRecord } from './record.ts';
export { playThrough, replay } from './replay.ts';
export {
  type IllegalReport,
  type LegalReport,
  type Report,
  report,
  reportFault,
} from './report.ts';
export {
  type Continuation,
  type Illegality,
  isSameAction,
  type Outcome,
  playOn,
  type Replay,
  type Step,
  stepAfter,
  stepAt,
  type Transition,
  viewAt,
} from './steps.ts';
export { transcript } from './transcript/index.ts';
export { LARGEST_RECORD } from './yaml.ts';
