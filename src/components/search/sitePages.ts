import {
  biographyWords,
  citingWords,
  dataWords,
  deckWords,
  handPageWords,
  type Locale,
  mapWords,
  navigationWords,
} from '#words';

/** The pages that are no writing of the archive, with their titles. */
export const sitePages = (locale: Locale): readonly (readonly [path: string, title: string])[] => {
  const place = navigationWords[locale];
  return [
    ['/rules/', place.rules],
    ['/glossary/', place.glossary],
    ['/hands/', place.hands],
    ['/cards/', deckWords[locale].title],
    ['/print/', deckWords[locale].printTitle],
    ['/play/', place.play],
    ['/counter/', place.counter],
    ['/evening/', place.evening],
    ['/editor/', handPageWords[locale].editor.title],
    ['/viewer/', handPageWords[locale].viewer.title],
    ['/timeline/', place.timeline],
    ['/map/', mapWords[locale].title],
    ['/people/', place.people],
    ['/sources/', place.sources],
    ['/biographies/', biographyWords[locale].title],
    ['/unknown/', place.unknown],
    ['/changelog/', citingWords[locale].changelog],
    ['/data/', dataWords[locale].title],
  ];
};
