import { useEffect, useState } from 'react';

/** Keeps the page for use without a network, and says when that is done. */
export const useOffline = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let here = true;
    navigator.serviceWorker
      .register(`${import.meta.env.BASE_URL.replace(/\/?$/, '/')}offline.js`)
      .then(() => navigator.serviceWorker.ready)
      .then(() => here && setReady(true))
      // The browser forbids it, as in a private window: the page works with a network only.
      .catch(() => undefined);
    return () => {
      here = false;
    };
  }, []);
  return ready;
};
