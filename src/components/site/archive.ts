import { type Archive, readArchive } from '#archive/archive.ts';
import { type Backlinks, backlinksOf } from '#archive/backlinks.ts';
import { type CitedSource, citeSources } from '#archive/citations.ts';
import type { Locale } from '#words';
import { fail, type Place } from './place.ts';

/** Everything that the pages ask, worked out together from one reading of the files. */
interface Library {
  readonly archive: Archive;
  readonly backlinks: Backlinks;
  readonly cited: Readonly<Record<Locale, ReadonlyMap<string, CitedSource>>>;
}

const read = (): Library => {
  const { archive } = readArchive(process.cwd());
  const cited = (locale: Locale) =>
    new Map(citeSources(archive.sources, locale).map((source) => [source.id, source]));
  return {
    archive,
    backlinks: backlinksOf(archive),
    cited: { en: cited('en'), de: cited('de') },
  };
};

/** In development the files are read again for each page, about once a second. */
const LIFE = import.meta.env.DEV ? 1000 : Number.POSITIVE_INFINITY;

let held: Library | undefined;
let readAt = 0;

/**
 * The archive as the pages see it. Faults in the files have stopped the build before any page is
 * made, so they are not looked at again.
 */
export const library = (): Library => {
  if (!held || Date.now() - readAt > LIFE) {
    held = read();
    readAt = Date.now();
  }
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
