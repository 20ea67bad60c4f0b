import { type CollectionEntry, type CollectionKey, getEntry } from 'astro:content';

/**
 * The entry, or an error that says where the id was looked for. Astro's `getEntry` and
 * `reference()` let a dangling id pass.
 */
export const requireEntry = async <Name extends CollectionKey>(
  collection: Name,
  id: string | undefined,
): Promise<CollectionEntry<Name>> => {
  const entry = id ? await getEntry(collection, id) : undefined;
  if (!entry) throw new Error(`content/${collection} has no “${id ?? ''}”`);
  return entry as CollectionEntry<Name>;
};
