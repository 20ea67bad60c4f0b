/** Focuses what will stand there once the page has been drawn anew, without moving the page. */
export const focusSoon = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => find()?.focus({ preventScroll: true }));
};

/** Focuses it and brings it to the top. */
export const turnTo = (find: () => HTMLElement | null | undefined): void => {
  requestAnimationFrame(() => {
    const element = find();
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'start' });
  });
};
