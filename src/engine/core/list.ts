/** The element at an index that our own code knows to exist. Throws if it does not. */
export const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no element ${index} of ${items.length}`);
  return item;
};

/** A copy with one element replaced. */
export const replaced = <Item>(
  items: readonly Item[],
  index: number,
  item: Item,
): readonly Item[] => {
  const copy = items.slice();
  copy[index] = item;
  return copy;
};
