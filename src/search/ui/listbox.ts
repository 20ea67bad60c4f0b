/**
 * The keyboard of a combobox with a list below it: the focus stays in the field, the active option
 * is told by `aria-activedescendant`. Up and Down go through the options and round their ends.
 */
export interface Listbox {
  readonly active: () => HTMLElement | null;
  /** Sets the options, or groups of them. The active one stays so if its address is among them. */
  readonly fill: (content: readonly HTMLElement[]) => void;
  /** True if the key was one of the list's. */
  readonly press: (key: string) => boolean;
}

export const createListbox = (
  field: HTMLInputElement,
  list: HTMLElement,
  /** Whether the first option is active from the start. */
  eager: boolean,
): Listbox => {
  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')];

  const active = () => list.querySelector<HTMLElement>('[aria-selected="true"]');

  const activate = (option: HTMLElement | null): void => {
    active()?.setAttribute('aria-selected', 'false');
    if (option === null) {
      field.removeAttribute('aria-activedescendant');
      return;
    }
    option.setAttribute('aria-selected', 'true');
    field.setAttribute('aria-activedescendant', option.id);
  };

  const step = (by: 1 | -1): boolean => {
    const all = options();
    if (all.length === 0) return false;
    const current = active();
    const place = current ? all.indexOf(current) : -1;
    const from = place < 0 && by < 0 ? 0 : place;
    const next = all[(from + by + all.length) % all.length] ?? null;
    activate(next);
    next?.scrollIntoView({ block: 'nearest' });
    return true;
  };

  const fill = (content: readonly HTMLElement[]): void => {
    const was = active()?.dataset.url;
    list.replaceChildren(...content);
    const all = options();
    list.hidden = all.length === 0;
    field.setAttribute('aria-expanded', `${all.length > 0}`);
    const same = all.find(({ dataset }) => was !== undefined && dataset.url === was);
    activate(same ?? (eager ? (all[0] ?? null) : null));
  };

  const press = (key: string): boolean => {
    if (key === 'ArrowDown') return step(1);
    if (key === 'ArrowUp') return step(-1);
    return false;
  };

  return { active, fill, press };
};
