import type { Archive } from '../archive.ts';
import type { Fault } from '../fault.ts';
import type { Kind, Thing } from '../named.ts';
import { nearest } from '../nearest.ts';
import { referencesOf } from '../references.ts';

const idsOf = (archive: Archive): Readonly<Record<Kind, readonly string[]>> => {
  const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
  return {
    game: ids(archive.games),
    rule: ids(archive.rules),
    source: ids(archive.sources),
    person: ids(archive.people),
    term: ids(archive.terms),
    timeline: ids(archive.timeline),
    question: ids(archive.questions),
    place: ids(archive.places),
    kin: ids(archive.kin),
    relation: ids(archive.relations),
    biography: ids(archive.biographies),
    hand: ids(archive.hands),
    edition: ids(archive.editions),
    page: archive.pages.map(({ locale, path }) => `${locale}/${path}`),
  };
};

const reasonFor = ({ kind, id }: Thing, known: readonly string[]): string => {
  const meant = nearest(id, known);
  return `there is no ${kind} "${id}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
};

/** Dead ids anywhere in the content, in YAML, in the markup of texts and in MDX. */
export const deadReferences = (archive: Archive): readonly Fault[] => {
  const ids = idsOf(archive);
  return referencesOf(archive)
    .filter(({ to }) => !ids[to.kind].includes(to.id))
    .map(({ to, file, place }) => ({ file, place, reason: reasonFor(to, ids[to.kind]) }));
};
