import { both } from '../locale.ts';

/** The field of the search as a page carries it, before anything is asked. */
export const searchFormWords = both(
  {
    open: 'Search the archive',
    close: 'Close the search',
    label: 'What are you looking for?',
    placeholder: 'Gstieß, discard a king, 7.3 …',
    submit: 'Search',
    shortcut: (key: string) => `${key} opens the search`,
    hint: 'Dialect, German, English, rule numbers and ids are all understood.',
    needsScript: 'The search needs JavaScript. All rules and terms stand in the list A–Z.',
    resultList: 'Results',
    begin: 'Where to begin',
    examples: 'Try for example',
  },
  {
    open: 'Im Archiv suchen',
    close: 'Suche schließen',
    label: 'Wonach suchen Sie?',
    placeholder: 'Gstieß, König ablegen, 7.3 …',
    submit: 'Suchen',
    shortcut: (key) => `${key} öffnet die Suche`,
    hint: 'Mundart, Deutsch, Englisch, Nummern und Kennungen der Regeln werden verstanden.',
    needsScript:
      'Die Suche braucht JavaScript. Alle Regeln und Begriffe stehen in der Liste von A bis Z.',
    resultList: 'Treffer',
    begin: 'Wo anfangen?',
    examples: 'Zum Beispiel',
  },
);
