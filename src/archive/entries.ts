import type { Archive } from './archive.ts';
import { requireArchive } from './check.ts';

/** How long a developer may look at content that has just been edited. */
const STALE_AFTER_MILLISECONDS = import.meta.env.DEV ? 1000 : Number.POSITIVE_INFINITY;

let read: { readonly archive: Archive; readonly at: number } | undefined;

/**
 * The whole archive, placed, numbered and checked, for the pages of the site. The first page that
 * asks for it fails the build if anything in the content is wrong, with every fault in one message.
 */
export const getArchive = (): Archive => {
  const now = Date.now();
  if (!read || now - read.at > STALE_AFTER_MILLISECONDS) {
    read = { archive: requireArchive(process.cwd()), at: now };
  }
  return read.archive;
};
