import type { Archive } from '#archive/archive.ts';
import { type Backlinks, backlinksOf } from '#archive/backlinks.ts';
import { type CitedSource, citeSources } from '#archive/citations.ts';
import { concordanceOf, type Sighting } from '#archive/concordance.ts';
import { getArchive } from '#archive/entries.ts';
import type { Locale } from '#words';
import { fail, type Place } from './place.ts';

/** Everything that the pages ask, worked out together from one reading of the files. */
interface Library {
  readonly archive: Archive;
  readonly backlinks: Backlinks;
  /** Where each rule is seen at work, by its id. */
  readonly concordance: ReadonlyMap<string, readonly Sighting[]>;
  readonly cited: Readonly<Record<Locale, ReadonlyMap<string, CitedSource>>>;
}

const furnish = (archive: Archive): Library => {
  const cited = (locale: Locale) =>
    new Map(citeSources(archive.sources, locale).map((source) => [source.id, source]));
  return {
    archive,
    backlinks: backlinksOf(archive),
    concordance: concordanceOf(archive.hands),
    cited: { en: cited('en'), de: cited('de') },
  };
};

let held: Library | undefined;

/** The archive with its back-links and citations. Throws if anything in the content is wrong. */
export const library = (): Library => {
  const archive = getArchive();
  if (held?.archive !== archive) held = furnish(archive);
  return held;
};

type Listed =
  | 'games'
  | 'rules'
  | 'sources'
  | 'people'
  | 'terms'
  | 'timeline'
  | 'questions'
  | 'places'
  | 'kin'
  | 'relations'
  | 'biographies'
  | 'hands';

/** The entry with this id, or the end of the build with the name of the file and the component. */
export const find = <Name extends Listed>(
  name: Name,
  id: string | undefined,
  place: Place,
  component: string,
): Archive[Name][number] => {
  const entries: readonly Archive[Name][number][] = library().archive[name];
  const entry = entries.find((one) => one.id === id);
  return entry ?? fail(place, component, `the ${name} of the archive have no “${id ?? ''}”`);
};

/** How a source is cited in the text: “McLeod 1996”. */
export const labelOf = (id: string, locale: Locale): string =>
  library().cited[locale].get(id)?.label ?? id;
