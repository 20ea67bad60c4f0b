import { type EditorWords, type Locale, type StepperWords, seatName, sentenceCase } from '#words';
import type { Draft, Place } from './draft.ts';

/** What a place is called: the player, the seat, the talon. */
export const placeName = (
  draft: Draft,
  place: Place,
  { locale, stepper }: { readonly locale: Locale; readonly stepper: StepperWords },
): string => {
  if (place === 'talon') return draft.game === 'dobbm' ? stepper.dobb : stepper.talon;
  return (draft.names[place - 1] ?? '').trim() || sentenceCase(seatName(place, locale));
};

/** What stands on a card to say where it lies. */
export const placeMark = (place: Place | undefined, words: EditorWords): string => {
  if (place === undefined) return '';
  return place === 'talon' ? words.talonMark : String(place);
};
