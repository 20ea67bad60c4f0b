/**
 * All of the search that a text page carries: it opens the dialog and sends for the rest when a
 * finger goes down on a search link, a field gets the focus, or Ctrl or ⌘ and K are pressed.
 */
const dialog = document.querySelector<HTMLDialogElement>('dialog[data-search-dialog]');
const ownField = document.querySelector<HTMLInputElement>('main [data-search] [role="combobox"]');

let sent = false;

const sayThatItFailed = (): void => {
  sent = false;
  for (const status of document.querySelectorAll('[data-search] [role="status"]'))
    status.textContent = dialog?.dataset.failed ?? '';
};

const link = (rel: string, href: string): HTMLLinkElement => {
  const made = document.createElement('link');
  made.rel = rel;
  made.href = href;
  return made;
};

/** A list as the code will fetch it: what is said of it has to be said before it is sent for. */
const listLink = (name: string): HTMLLinkElement => {
  const made = link('preload', `${dialog?.querySelector('form')?.dataset.lists}${name}.json`);
  made.as = 'fetch';
  made.crossOrigin = 'anonymous';
  return made;
};

/** What the code asks for first, so that it is there when the code is. */
const prepare = (): void => {
  if (document.querySelector('link[data-search-styles]')) return;
  const styles = link('stylesheet', dialog?.dataset.styles ?? '');
  styles.dataset.searchStyles = '';
  document.head.append(styles, listLink('lexicon'), listLink('words'));
};

const load = (): void => {
  if (sent) return;
  sent = true;
  prepare();
  import(/* @vite-ignore */ dialog?.dataset.code ?? '').catch(sayThatItFailed);
};

const open = (): void => {
  load();
  if (!ownField && !dialog?.open) dialog?.showModal();
  const field = ownField ?? dialog?.querySelector<HTMLInputElement>('[role="combobox"]');
  field?.focus();
  field?.select();
};

const comesFrom = (event: Event, selector: string): boolean =>
  event.target instanceof Element && event.target.closest(selector) !== null;

for (const type of ['pointerdown', 'focusin']) {
  addEventListener(type, (event) => {
    if (comesFrom(event, '[data-search-open], [data-search]')) load();
  });
}

addEventListener('click', (event) => {
  const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (plain && comesFrom(event, '[data-search-open]')) {
    event.preventDefault();
    open();
  }
  if (event.target === dialog || comesFrom(event, '[data-search-close]')) dialog?.close();
});

addEventListener('keydown', (event) => {
  const shortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!shortcut || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  open();
});

const ownForm = document.querySelector('[data-search="now"]');
if (ownForm) {
  load();
  // Who comes with a question is past the beginning.
  if (/[?&]q=./.test(location.search))
    ownForm.querySelector('[data-search-begin]')?.toggleAttribute('hidden', true);
}
if (/[?&]mark=/.test(location.search)) import(/* @vite-ignore */ dialog?.dataset.marks ?? '');

export {};
