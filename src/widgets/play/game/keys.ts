/** Under these keys the device keeps an evening, and a hand of a link. */
export const KEYS = { evening: 'stubai-play', single: 'stubai-play-hand' } as const;

/** Which of the two was open last. */
export const OPEN = 'stubai-play-open';

/** The storage of the browser; merely to ask for it may be forbidden. */
export const storage = (): Storage | null => {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
};

/** Whether there may be a table on this device. */
export const hasTable = (): boolean => {
  try {
    return storage()?.getItem(OPEN) != null;
  } catch {
    return false;
  }
};
