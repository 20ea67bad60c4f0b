import { restoreSearch } from './address.ts';
import { keepSearch } from './keep.ts';
import { createSources } from './load.ts';
import { startPanel } from './panel.ts';
import { partsOf } from './parts.ts';

/**
 * The search itself, in a file of its own that the loader sends for. The forms of a page share one
 * lexicon and one index, and both begin to load at once. A form in another language than the page
 * (there is one on the page for unknown addresses) leads to the search page of its language.
 */
const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-search]')]
  .filter(({ dataset }) => dataset.locale === document.documentElement.lang)
  .map(partsOf);
const [first] = forms;

if (first) {
  const { lexicon = '', bundle = '', otherLexicon = '', otherBundle = '' } = first.form.dataset;
  const sources = createSources({ lexicon, bundle });
  const others = createSources({ lexicon: otherLexicon, bundle: otherBundle }, bundle);
  for (const parts of forms) {
    if (!parts.all) restoreSearch(parts, location.href);
    startPanel(parts, sources, others);
  }
  Promise.all([sources.lexicon(), sources.fullText()]).then(keepSearch, () => undefined);
}
