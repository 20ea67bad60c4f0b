import type { DeskWords, EveningTongue, Locale, PlayWords, StepperWords } from '#words';

/** What the table says, in the language of the page, which need not load the other. */
export interface PlayTongue {
  readonly locale: Locale;
  readonly words: PlayWords;
  readonly stepper: StepperWords;
  /** The words of the account, loaded when it is opened. */
  readonly evening: () => Promise<EveningTongue>;
  /** The words for taking a hand away, loaded when that is wanted. */
  readonly desk: () => Promise<DeskWords>;
}
