import type { Archive } from './archive.ts';
import type { Kind, Thing } from './named.ts';
import { referencesOf } from './references.ts';

/** For each thing, the others that name it. */
export type Backlinks = ReadonlyMap<string, readonly Thing[]>;

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`;

/** Turns all references of the archive round. Each thing that names another is listed once. */
export const backlinksOf = (archive: Archive): Backlinks => {
  const links = new Map<string, Thing[]>();
  for (const { from, to } of referencesOf(archive)) {
    const key = keyOf(to);
    const found = links.get(key) ?? [];
    if (keyOf(from) !== key && !found.some((one) => keyOf(one) === keyOf(from))) found.push(from);
    links.set(key, found);
  }
  return links;
};

/** The ids of the things of one kind that name the given thing, in the order of the archive. */
export const namedBy = (backlinks: Backlinks, thing: Thing, kind: Kind): readonly string[] =>
  (backlinks.get(keyOf(thing)) ?? []).filter((one) => one.kind === kind).map(({ id }) => id);
