import { useEffect } from 'react';

/** Whether a click is meant to follow a link here, not in another tab or window. */
const follows = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);

/** The hash of a link that leads to a page, if it leads there. */
export const hashTo = (
  page: string,
  link: { readonly pathname: string; readonly hash: string },
): string | null => (link.pathname === page && link.hash !== '' ? link.hash : null);

/**
 * Lets links to steps of a hand, in its transcript or anywhere else on this page, open them in the
 * stepper. Elsewhere, and without JavaScript, they are links like others.
 */
export const usePageLinks = (
  /** The page of the hand; without it nothing is followed. */
  page: string | undefined,
  /** Opens the step of a hash; false if it is none. */
  open: (hash: string) => boolean,
): void => {
  useEffect(() => {
    if (page === undefined) return;
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !follows(event)) return;
      const link = event.target.closest('a');
      if (!link || link.origin !== location.origin) return;
      const hash = hashTo(page, link);
      if (hash !== null && open(hash)) event.preventDefault();
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [page, open]);
};
