import { useEffect, useState } from 'react';

/** False in the server's page and until the widget works. */
export const useReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
};
