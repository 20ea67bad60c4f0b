import type { Reading } from './reading.ts';

/** What lies on the desk. */
export interface DeskState {
  readonly text: string;
  /** The text that stood here before something else took its place; null if nothing did. */
  readonly before: string | null;
  /** Whether the hand came with the address of the page. */
  readonly fromLink: boolean;
  readonly reading: Reading | null;
  /** What else is to be said: an unreadable file, a damaged link. */
  readonly trouble: string | null;
}

export type DeskAction =
  /** What was kept from the last time. */
  | { readonly type: 'restore'; readonly text: string; readonly before: string | null }
  | { readonly type: 'type'; readonly text: string }
  /** A file, a link or an example takes the place of the text, which is kept. */
  | { readonly type: 'replace'; readonly text: string; readonly fromLink?: boolean }
  | { readonly type: 'bring-back' }
  | { readonly type: 'read'; readonly reading: Reading }
  | { readonly type: 'trouble'; readonly sentence: string };

export const EMPTY: DeskState = {
  text: '',
  before: null,
  fromLink: false,
  reading: null,
  trouble: null,
};

export const deskReducer = (state: DeskState, action: DeskAction): DeskState => {
  switch (action.type) {
    case 'restore':
      return action.text === '' && action.before === null
        ? state
        : { ...EMPTY, text: action.text, before: action.before };
    case 'type':
      return { ...state, text: action.text, trouble: null };
    case 'replace': {
      const same = action.text === state.text;
      const kept = same || state.text.trim() === '' ? state.before : state.text;
      const { text, fromLink = false } = action;
      return { text, before: kept, fromLink, reading: null, trouble: null };
    }
    case 'bring-back':
      return state.before === null
        ? state
        : { ...EMPTY, text: state.before, before: state.text.trim() === '' ? null : state.text };
    case 'read':
      return { ...state, reading: action.reading, trouble: null };
    case 'trouble':
      return { ...state, trouble: action.sentence };
  }
};
