/**
 * The script of the page of the whole pack: shows the cards that all filters admit and says how
 * many they are. Small enough to be set into the page.
 */

const admits = (card: Element, filters: FormData): boolean =>
  [...filters].every(
    ([name, value]) =>
      value === '' || (card.getAttribute(`data-${name}`) ?? '').split(' ').includes(String(value)),
  );

const say = (status: Element | null, count: number): void => {
  if (!status) return;
  const [one, many, none] = ['one', 'many', 'none'].map((key) =>
    status.getAttribute(`data-${key}`),
  );
  const text = count === 0 ? none : count === 1 ? one : many;
  status.textContent = (text ?? '').replace(/\d+/, `${count}`);
};

for (const pack of document.querySelectorAll('[data-deck]')) {
  const form = pack.querySelector('form');
  form?.addEventListener('change', () => {
    const filters = new FormData(form);
    const cards = [...pack.querySelectorAll('[data-card]')];
    const shown = cards.filter((card) => admits(card, filters));
    for (const card of cards) card.toggleAttribute('hidden', !shown.includes(card));
    say(pack.querySelector('[role="status"]'), shown.length);
  });
}
