import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { COLLECTIONS, type CollectionName } from './collections.ts';
import { faultError } from './fault.ts';
import { rawEntries } from './raw.ts';

/**
 * Loads a collection of data for Astro with the reader that the tests use. Unlike Astro's own
 * `file`, a fault in the YAML stops the build; unlike a digest of the file, it also reads again
 * when only a schema or the referee has changed.
 */
export const archiveLoader = (collection: CollectionName): Loader => ({
  name: `archive-${collection}`,
  load: async ({ config, store, parseData, watcher, logger }) => {
    const root = fileURLToPath(config.root);
    const synchronise = async (): Promise<void> => {
      const { entries, faults } = rawEntries(root, collection);
      if (faults.length > 0) throw faultError(faults);
      store.clear();
      for (const { id, file, data } of entries) {
        const record = data as Record<string, unknown>;
        store.set({
          id,
          data: await parseData({ id, data: record, filePath: file }),
          filePath: file,
        });
      }
    };
    await synchronise();
    const watched = fileURLToPath(new URL(COLLECTIONS[collection].path, config.root));
    watcher?.add(watched);
    watcher?.on('all', (_event: string, path: string) => {
      if (!path.startsWith(watched)) return;
      synchronise().catch((error: unknown) => logger.error(String(error)));
    });
  },
});
