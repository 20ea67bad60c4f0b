/** Prints clubs and diamonds in colours of their own and remembers it. */
const root = document.documentElement;

const remember = (four: boolean): void => {
  try {
    if (four) localStorage.setItem('suits', 'four');
    else localStorage.removeItem('suits');
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

for (const box of document.querySelectorAll<HTMLInputElement>('[data-four-colours]')) {
  box.checked = root.getAttribute('data-suits') === 'four';
  box.addEventListener('change', () => {
    if (box.checked) root.setAttribute('data-suits', 'four');
    else root.removeAttribute('data-suits');
    remember(box.checked);
  });
}
