import { type RefObject, useEffect } from 'react';

/** Marks the line of the transcript, which the server wrote, at which the table stands. */
export const useTranscript = (transcript: RefObject<HTMLElement | null>, address: string): void => {
  useEffect(() => {
    if (address === 'start') return;
    const line = transcript.current?.querySelector(`[id="${address}"]`);
    line?.setAttribute('aria-current', 'step');
    return () => line?.removeAttribute('aria-current');
  }, [transcript, address]);
};
