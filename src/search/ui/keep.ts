/** So long the first answers go before, in milliseconds. */
const LATER = 3000;

const isSparing = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Asks the worker to keep the search of this language for use without a network: when the reader has
 * begun to search, and not where data is to be saved. Without a worker the search needs a network.
 */
export const keepSearch = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || isSparing()) return;
  const { lang } = document.documentElement;
  setTimeout(async () => {
    const root = import.meta.env.BASE_URL.replace(/\/?$/, '/');
    try {
      await navigator.serviceWorker.register(`${root}offline.js`);
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ keep: 'search', locale: lang });
    } catch {
      // The browser forbids it, as in a private window.
    }
  }, LATER);
};
