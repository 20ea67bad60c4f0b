/** Brings the table to the top of the window, unless its top can be seen already. */
export const reveal = (stage: HTMLElement | null): void => {
  if (!stage) return;
  const { top } = stage.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 2) stage.scrollIntoView({ block: 'start' });
};
