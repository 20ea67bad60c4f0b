import type { Draft } from './draft.ts';

/** A draft with everything that can be taken back and done again. */
export interface History {
  readonly past: readonly Draft[];
  readonly draft: Draft;
  readonly future: readonly Draft[];
}

const LONGEST = 400;

export const beginWith = (draft: Draft): History => ({ past: [], draft, future: [] });

export type HistoryAction =
  /** A change that can be taken back. */
  | { readonly type: 'change'; readonly draft: Draft }
  /** A change letter by letter, which is taken back with the change before it. */
  | { readonly type: 'amend'; readonly draft: Draft }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const historyReducer = (history: History, action: HistoryAction): History => {
  const { past, draft, future } = history;
  switch (action.type) {
    case 'change':
      return action.draft === draft
        ? history
        : { past: [...past, draft].slice(-LONGEST), draft: action.draft, future: [] };
    case 'amend':
      return { ...history, draft: action.draft };
    case 'undo': {
      const last = past.at(-1);
      return last ? { past: past.slice(0, -1), draft: last, future: [draft, ...future] } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, draft], draft: next, future: rest } : history;
    }
  }
};
