/** Prints the empty sheet instead of the account: the page's style looks at the mark on its root. */
export const printSheet = (): void => {
  const root = document.documentElement;
  root.dataset.print = 'sheet';
  addEventListener('afterprint', () => delete root.dataset.print, { once: true });
  print();
};
