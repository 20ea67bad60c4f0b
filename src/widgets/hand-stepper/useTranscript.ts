import { type RefObject, useEffect } from 'react';

/** Marks the line of the transcript, which the server wrote, at which the table stands. */
const useMarkedLine = (transcript: RefObject<HTMLElement | null>, address: string): void => {
  useEffect(() => {
    if (address === 'start') return;
    const line = transcript.current?.querySelector(`[id="${address}"]`);
    line?.setAttribute('aria-current', 'step');
    return () => line?.removeAttribute('aria-current');
  }, [transcript, address]);
};

/** Lets links to steps open them in the stepper instead of leading down into the transcript. */
const useFollowedLinks = (
  transcript: RefObject<HTMLElement | null>,
  open: (hash: string) => boolean,
): void => {
  useEffect(() => {
    const element = transcript.current;
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element)) return;
      const hash = event.target.closest('a[href^="#"]')?.getAttribute('href');
      if (hash && open(hash)) event.preventDefault();
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [transcript, open]);
};

export interface TranscriptOptions {
  readonly transcript: RefObject<HTMLElement | null>;
  readonly address: string;
  /** Opens the step of a hash; false if it is none. */
  readonly open: (hash: string) => boolean;
}

/** Ties the server's transcript to the stepper above it. */
export const useTranscript = ({ transcript, address, open }: TranscriptOptions): void => {
  useMarkedLine(transcript, address);
  useFollowedLinks(transcript, open);
};
