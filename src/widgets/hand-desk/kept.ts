import type { DeskState } from './state.ts';

const KEY = 'stubai-desk';

type Kept = Pick<DeskState, 'text' | 'before'>;

/** What was typed here last time; nothing if the browser keeps nothing, or it is not ours. */
export const readKept = (): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return { text: '', before: null };
    const { text, before } = kept as Readonly<Record<string, unknown>>;
    return {
      text: typeof text === 'string' ? text : '',
      before: typeof before === 'string' ? before : null,
    };
  } catch {
    return { text: '', before: null };
  }
};

/** Keeps what is typed on this device, if the browser allows it. */
export const keep = ({ text, before }: Kept): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ text, before }));
  } catch {
    // A private window or no room: the text stays in the field for as long as the page is open.
  }
};
