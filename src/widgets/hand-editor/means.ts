import type { RuleId } from '#engine';
import type { DeskWords, EditorWords, Locale, StepperWords } from '#words';

/** The words of a page's language, and the rules that may be named. */
export interface WorkshopMeans {
  readonly locale: Locale;
  readonly words: EditorWords;
  readonly desk: DeskWords;
  readonly stepper: StepperWords;
  readonly ruleNumbers: Readonly<Record<RuleId, string>>;
  readonly ruleTitles: Readonly<Record<RuleId, string>>;
}
