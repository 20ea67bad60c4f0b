import type { ReactNode } from 'react';
import type { Game, RuleId } from '#engine';
import type { HandRecord } from '#record';
import type { Locale, StepperWords } from '#words';
import type { Notes } from '../note/segments.ts';

/** What does not pass through JSON: the referee of the game, the words of the page's language. */
export interface HandMeans {
  readonly game: Game;
  readonly words: StepperWords;
}

export type AnnotatedHandProps = HandProps & HandMeans;

/** Another way in which the hand might have gone, as its author wrote it. */
export interface Variation {
  /** Names it in addresses: `#the-eighteen/t7.3`. */
  readonly id: string;
  readonly title: string;
  /** The step of the record that it takes the place of. */
  readonly instead: string;
  /** What is said and played from there on, as in a record; legal. */
  readonly actions: string;
  /** Notes by the addresses of its own steps. */
  readonly notes: Notes;
}

/** What the page gives, all of it JSON. */
export interface HandProps {
  readonly locale: Locale;
  /** The title of the hand, which names the widget. */
  readonly title: string;
  /** A legal record, as `recordFrom` of `#record` gives it. */
  readonly record: HandRecord;
  readonly notes: Notes;
  readonly variations?: readonly Variation[];
  /** The displayed numbers of rules that may be named: `{ 'droggn/play/follow-suit': '7.3' }`. */
  readonly ruleNumbers?: Readonly<Record<RuleId, string>> | undefined;
  /** The titles of the rules that are seen at work. */
  readonly ruleTitles?: Readonly<Record<RuleId, string>> | undefined;
  /** The rules at work at each step, by its address, as `rulesByStep` of `#record` finds them. */
  readonly atWork?: Readonly<Record<string, readonly RuleId[]>> | undefined;
}

export interface StepperProps extends HandProps {
  /**
   * Whether the step stands in the page's address (`#t4.2`). True for the one stepper of a page
   * about its hand, false for one within a text.
   */
  readonly inAddress?: boolean;
  /** Whether one can go from a step to the table of the computer's players; not out of a frame. */
  readonly playsOn?: boolean;
  /** Whether the options in the page's address (`view=2`, `step=t4.2`) say how the hand is shown. */
  readonly takesOptions?: boolean;
  /** The page of the hand: links to its steps, wherever they stand on this page, open them here. */
  readonly page?: string;
  /** Where the archive has what perfect play would have made of the hand. */
  readonly analysis?: string;
  /** `HandTranscript`, rendered by the server alone. */
  readonly children?: ReactNode;
  /** `HandScore`, rendered by the server alone. */
  readonly score?: ReactNode;
}

export type HandStepperProps = StepperProps & HandMeans;
