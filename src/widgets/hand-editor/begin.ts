import { linkFaultSentence, recordOfLink, replay } from '#record';
import type { Locale } from '#words';
import { lettersIn } from '../hand-desk/address.ts';
import { type Draft, draftOfRecord, emptyDraft } from './draft.ts';
import { beginWith, type History, historyReducer } from './history.ts';
import { keptDraft } from './kept.ts';
import type { Opening } from './opening.ts';

/** A table with what lies on it at first, and what is wrong with the link, if something is. */
export interface Beginning {
  readonly history: History;
  readonly trouble: string | null;
}

/**
 * What a table begins with. Whatever takes the place of the hand that is kept comes after it, so
 * that it can be taken back.
 */
export const begin = (opening: Opening, locale: Locale): Beginning => {
  const kept = keptDraft();
  const onTopOfKept = (draft: Draft): History =>
    kept ? historyReducer(beginWith(kept), { type: 'change', draft }) : beginWith(draft);
  switch (opening.kind) {
    case 'kept':
      return { history: beginWith(kept ?? emptyDraft('droggn')), trouble: null };
    case 'game':
      return { history: onTopOfKept(emptyDraft(opening.game)), trouble: null };
    case 'link': {
      const record = recordOfLink(lettersIn(opening.address) ?? '');
      if (!record.ok) {
        const history = beginWith(kept ?? emptyDraft('droggn'));
        return { history, trouble: linkFaultSentence(record.error, locale) };
      }
      const { steps } = replay(record.value);
      const actions = steps.flatMap(({ action }) => (action ? [action] : []));
      return { history: onTopOfKept(draftOfRecord(record.value, actions)), trouble: null };
    }
  }
};
