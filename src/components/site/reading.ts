/**
 * The contents list follows the reader: the section in which the page stands is marked and kept in
 * sight. In a rulebook the place is remembered, so that its first page can offer to go on there.
 */
const rail = document.querySelector<HTMLElement>('.rail');
const links = [...(rail?.querySelectorAll<HTMLAnchorElement>('.contents-link') ?? [])];
const stops = links.flatMap((link) => {
  const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
  return target ? [{ link, target }] : [];
});

/** A stop counts as reached when it stands in the upper third of the window. */
const REACHED = 1 / 3;

let current: HTMLAnchorElement | null = null;

const remember = (link: HTMLAnchorElement | null): void => {
  const book = rail?.dataset.book;
  if (!book) return;
  const place = { path: location.pathname.replace(/^\/de\//, '/'), hash: link?.hash ?? '' };
  const number = link?.querySelector('.contents-number')?.textContent ?? '';
  try {
    localStorage.setItem(`reading-${book}`, JSON.stringify({ ...place, number }));
  } catch {
    // Without storage nothing is remembered, and nothing is missed.
  }
};

const follow = (): void => {
  const line = innerHeight * REACHED;
  const passed = stops.filter(({ target }) => target.getBoundingClientRect().top <= line);
  const next = passed.at(-1)?.link ?? null;
  if (next === current) return;
  current?.removeAttribute('aria-current');
  next?.setAttribute('aria-current', 'location');
  current = next;
  remember(next);
  if (!rail || !next || rail.scrollHeight <= rail.clientHeight) return;
  const aim = next.offsetTop - rail.clientHeight / 2;
  rail.scrollTop = Math.max(0, aim);
};

let waiting = false;
const followSoon = (): void => {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => {
    waiting = false;
    follow();
  });
};

if (stops.length > 0) {
  addEventListener('scroll', followSoon, { passive: true });
  addEventListener('resize', followSoon);
  remember(null);
  follow();
}

export {};
