/**
 * A term in the text opens its entry: by click, by touch and when a key brings the focus to it. A
 * second click closes it again, and so do Esc, a click elsewhere and the focus going on; from the
 * keyboard, Enter on an open term follows the link, as everything does without this script.
 */
const tip = document.getElementById('tip');
const text = tip?.querySelector('.tip-text');
const whole = tip?.querySelector('a');
const said = document.getElementById('tip-said');

/** The term whose entry is open. */
let open: HTMLAnchorElement | null = null;
/** True while the focus comes back to a term whose entry was closed. */
let returning = false;

const GAP = 6;
const EDGE = 16;

const termAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

const entryOf = (link: HTMLAnchorElement) =>
  document.querySelector<HTMLTemplateElement>(`template[data-term="${link.hash.slice(1)}"]`);

/** Below the term, or above it where there is no room; never beyond the edges of the window. */
const place = (box: HTMLElement, link: HTMLAnchorElement): void => {
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const widest = document.documentElement.clientWidth - box.offsetWidth - EDGE;
  const above = at.top - box.offsetHeight - GAP;
  const below = at.bottom + GAP;
  const fits = below + box.offsetHeight <= innerHeight || above < 0;
  box.style.left = `${scrollX + Math.max(EDGE, Math.min(at.left, widest))}px`;
  box.style.top = `${scrollY + (fits ? below : above)}px`;
};

const close = (): void => {
  if (!open || !tip) return;
  open.removeAttribute('aria-describedby');
  open = null;
  tip.hidePopover();
};

const show = (link: HTMLAnchorElement): boolean => {
  const entry = entryOf(link);
  if (!tip?.showPopover || !text || !whole || !entry) return false;
  close();
  text.replaceChildren(entry.content.cloneNode(true));
  whole.href = link.href;
  // Beside the term, where the focus finds it next; a widget keeps what it has drawn to itself.
  (link.closest('astro-island') ?? link).after(tip);
  tip.showPopover();
  place(tip, link);
  open = link;
  link.setAttribute('aria-describedby', 'tip');
  return true;
};

addEventListener('click', (event) => {
  const link = termAt(event.target);
  const within = event.target instanceof Node && tip?.contains(event.target);
  if (!link) {
    if (!within) close();
    return;
  }
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const byKey = event.detail === 0;
  if (open === link) {
    if (byKey) return;
    event.preventDefault();
    close();
  } else if (show(link)) {
    event.preventDefault();
    if (said) said.textContent = text?.textContent ?? '';
  }
});

addEventListener('focusin', ({ target }) => {
  const link = termAt(target);
  if (link?.matches(':focus-visible') && !returning) show(link);
});

addEventListener('focusout', ({ relatedTarget }) => {
  const stays =
    relatedTarget instanceof Node && (tip?.contains(relatedTarget) || relatedTarget === open);
  if (relatedTarget && !stays) close();
});

addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !open) return;
  const link = open;
  const inside = tip?.contains(document.activeElement);
  close();
  returning = true;
  if (inside) link.focus();
  returning = false;
});

addEventListener('resize', close);

export {};
