/** Addresses that may stand first for a query; the first is the one that is meant. */
export type Target = string | readonly string[];

const GSTIESS = '/glossary/#gstiess';

/** Queries in English, each with what a reader means by it. */
export const ENGLISH: readonly (readonly [query: string, target: Target])[] = [
  // One card under all its names.
  ['Gstieß', GSTIESS],
  ['Gstiess', GSTIESS],
  ['gstieß', GSTIESS],
  ['GSTIESS', GSTIESS],
  ['Stieß', GSTIESS],
  ['stiess', GSTIESS],
  ['Sküs', GSTIESS],
  ['Skus', GSTIESS],
  ['Skues', GSTIESS],
  ['Excuse', GSTIESS],
  ['the excuse', GSTIESS],
  ['Fool', GSTIESS],
  // Other cards and words of the table.
  ['Pagat', '/glossary/#pagat'],
  ['Pagat Ultimo', '/glossary/#pagat-ultimo'],
  ['pagatultimo', '/glossary/#pagat-ultimo'],
  ['Mond', '/glossary/#mond'],
  ['retour', '/glossary/#retour'],
  ['schwocher', '/glossary/#schwocher'],
  ['Schwacher', ['/glossary/#schwocher', '/droggn/announcing/#schwacher']],
  ['an Schwochn', '/glossary/#schwocher'],
  ['Dobbm', '/glossary/#dobbm'],
  ["d'Dobbm", '/glossary/#dobbm'],
  ['Tappen', '/glossary/#tappen'],
  ['super mord', '/glossary/#super-mord'],
  ['triplet', '/glossary/#triplet'],
  // Typing errors.
  ['drogn', '/glossary/#droggn'],
  ['troggn', '/glossary/#droggn'],
  ['dobm', '/glossary/#dobbm'],
  ['tripplets', '/glossary/#triplet'],
  ['pagatt', '/glossary/#pagat'],
  ['shwocher', '/glossary/#schwocher'],
  // Rules by words and by id; by number see the test, since numbers follow from the ledger.
  ['follow suit', '/droggn/play/#follow-suit'],
  ['follow-suit', '/droggn/play/#follow-suit'],
  ['droggn/play/follow-suit', '/droggn/play/#follow-suit'],
  ['play/must-trump', '/droggn/play/#must-trump'],
  ['dobbm/doubling/retour', '/dobbm/doubling/#retour'],
  // People, sources and pages.
  ['Adolf Rainalter', '/people/#adolf-rainalter'],
  ['Geiser', '/people/#remigius-geiser'],
];

/** Queries in German. */
export const GERMAN: readonly (readonly [query: string, target: Target])[] = [
  ['Gstiess', '/de/glossary/#gstiess'],
  ['Sküs', '/de/glossary/#gstiess'],
  ['Fool', '/de/glossary/#gstiess'],
  ['Schwacher', ['/de/glossary/#schwocher', '/de/droggn/announcing/#schwacher']],
  ['der Mond', '/de/glossary/#mond'],
  ['drogn', '/de/glossary/#droggn'],
  ['follow suit', '/de/droggn/play/#follow-suit'],
];
