export { rulesAtWork, rulesByStep } from './atWork/index.ts';
export type { DealPlace, RecordFault } from './fault.ts';
export { faultSentence } from './faultWords.ts';
export { lineOfToken } from './line.ts';
export { type LinkFault, linkFaultSentence } from './link/fault.ts';
export { linkOf, recordOfLink } from './link/index.ts';
export { parseRecord, recordFrom } from './parse.ts';
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
