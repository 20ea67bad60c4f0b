/**
 * Moves the focus from one card to the next with the up and down arrows, so that the cards of all
 * hands are one stop of the tab key. True if the key was meant for that.
 */
export const moveFocus = (
  stage: HTMLElement,
  from: HTMLElement,
  press: { readonly key: string; readonly shiftKey: boolean },
): boolean => {
  const direction = { ArrowUp: -1, ArrowDown: 1 }[press.key];
  if (direction === undefined || press.shiftKey || !from.matches('.hand-fan__card')) return false;
  const cards = [...stage.querySelectorAll<HTMLElement>('.hand-fan__card')];
  cards[cards.indexOf(from) + direction]?.focus();
  return true;
};
