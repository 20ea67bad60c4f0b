import { restoreSearch } from './address.ts';
import { completeForm } from './complete.ts';
import { createSources } from './load.ts';
import { startPanel } from './panel.ts';
import { localeOf, partsOf } from './parts.ts';

/** Resolves when the styles that the loader has sent for are there, or not to be had. */
const styles = async (): Promise<void> => {
  const link = document.querySelector<HTMLLinkElement>('link[data-search-styles]');
  if (link === null || link.sheet !== null) return;
  await new Promise((done) => {
    link.addEventListener('load', done);
    link.addEventListener('error', done);
  });
};

/**
 * The search itself, in a file of its own that the loader sends for. The forms of a page share one
 * lexicon, which begins to load at once, and one index, which the first question sends for. A form in another language than the page
 * (there is one on the page for unknown addresses) leads to the search page of its language.
 */
const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-search]')].filter(
  ({ dataset }) => dataset.locale === document.documentElement.lang,
);
const [first] = forms;

if (first) {
  const { lists = '', bundle = '', otherLists = '', otherBundle = '' } = first.dataset;
  const sources = createSources({ lists, bundle });
  const others = createSources({ lists: otherLists, bundle: otherBundle }, bundle);
  sources.lexicon().catch(() => undefined);
  styles().then(() => {
    for (const form of forms) {
      completeForm(form, localeOf(form));
      const parts = partsOf(form);
      if (!parts.all) restoreSearch(parts, location.href);
      startPanel(parts, sources, others);
    }
  });
}
