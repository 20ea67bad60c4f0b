/* Shows only the hands that have all of what is chosen. */

const form = document.querySelector<HTMLFormElement>('[data-hand-filter]');
const hands = [...document.querySelectorAll<HTMLElement>('[data-hand]')];

const has = (hand: HTMLElement, [name, wanted]: readonly [string, string]): boolean =>
  wanted === '' || (hand.dataset[name] ?? '').split(' ').includes(wanted);

const choicesOf = (from: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(from)].map(([name, value]) => [name, String(value)] as const);

const writeAddress = (chosen: readonly (readonly [string, string])[]): void => {
  const query = new URLSearchParams(
    chosen.filter(([, value]) => value !== '').map(([...pair]) => pair),
  );
  const search = query.size > 0 ? `?${query}` : '';
  history.replaceState(history.state, '', `${location.pathname}${search}${location.hash}`);
};

const readAddress = (into: HTMLFormElement): void => {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const field = into.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement)) continue;
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
};

const show = (from: HTMLFormElement): void => {
  const chosen = choicesOf(from);
  let shown = 0;
  for (const hand of hands) {
    hand.hidden = !chosen.every((choice) => has(hand, choice));
    if (!hand.hidden) shown += 1;
  }
  for (const group of document.querySelectorAll<HTMLElement>('[data-hand-group]')) {
    group.hidden = !group.querySelector('[data-hand]:not([hidden])');
  }
  const output = from.querySelector('output');
  const counts: unknown = JSON.parse(output?.dataset.counts ?? '[]');
  if (output && Array.isArray(counts)) output.textContent = String(counts[shown] ?? '');
  const none = from.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = shown > 0;
};

if (form) {
  readAddress(form);
  show(form);
  form.addEventListener('change', () => {
    show(form);
    writeAddress(choicesOf(form));
  });
  // The fields have their first values again only after the event.
  form.addEventListener('reset', () =>
    setTimeout(() => {
      show(form);
      writeAddress(choicesOf(form));
    }),
  );
  form.addEventListener('submit', (event) => event.preventDefault());
}
