/**
 * The whole script of a text page: the switch of colours, links that copy themselves, and the
 * anchor that goes along to the other language. Small enough to be set into the page.
 */
const root = document.documentElement;

const swap = (theme: string) => (theme === 'dark' ? 'light' : 'dark');

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** Changes the colours and remembers it; the choice of the device itself is not remembered. */
const changeTheme = (): void => {
  const theme = swap(root.getAttribute('data-theme') ?? systemTheme());
  const system = theme === systemTheme();
  try {
    if (system) localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  if (system) root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', theme);
};

/** Says for a moment that something was copied, in the words of the page. */
const say = (words: string): void => {
  const status = document.getElementById('copied');
  if (!status) return;
  status.textContent = status.getAttribute(words) ?? '';
  status.classList.add('shown');
  setTimeout(() => {
    status.textContent = '';
    status.classList.remove('shown');
  }, 2000);
};

/** Copies a citation; that of a rule with the words cited before it. */
const copyCitation = async (button: Element): Promise<void> => {
  const text = button.parentElement?.querySelector('.citation-text')?.textContent?.trim() ?? '';
  const words = button.closest('.citations')?.getAttribute('data-words');
  await navigator.clipboard.writeText(words ? `${words} ${text}` : text);
  say('data-cited');
};

/** Copies the address of a rule and says so, beside following the link. */
const copyAddress = async (link: HTMLAnchorElement): Promise<void> => {
  await navigator.clipboard?.writeText(link.href);
  say('data-text');
};

addEventListener('click', (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.target.closest('[data-theme-switch]')) changeTheme();
  const copy = event.target.closest('.citation-copy');
  if (copy) copyCitation(copy).catch(() => undefined);
  const link = event.target.closest('a');
  if (link?.hasAttribute('data-permalink')) {
    copyAddress(link).catch(() => undefined);
  }
  if (link?.hasAttribute('data-other-language')) link.hash = location.hash;
});

export {};
