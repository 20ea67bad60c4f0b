import { games } from '#engine';
import { replay } from '#record';
import { createSpeech, sentenceOfStep } from '#words';
import { type Draft, recordOfDraft } from './draft.ts';
import type { WorkshopMeans } from './means.ts';

/** What lies between two drafts, the later of which has one action more, or another deal. */
export const changeSentence = (
  before: Draft,
  after: Draft,
  { locale, words, stepper }: WorkshopMeans,
): string => {
  const played = before.begun && after.begun && after.actions.length === before.actions.length + 1;
  if (!played) return words.aChange;
  const record = recordOfDraft(after, locale);
  const last = replay(record).steps.at(-1);
  if (!last) return words.aChange;
  const facts = { ...last, after: games[after.game].view(last.state) };
  return sentenceOfStep(
    stepper.steps,
    facts,
    createSpeech({ locale, game: after.game, players: record.players, style: 'spoken' }),
  );
};
