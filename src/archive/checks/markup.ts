import type { Archive } from '../archive.ts';
import { type CollectionName, fileOf } from '../collections.ts';
import type { Fault } from '../fault.ts';
import { parseMarkup } from '../markup.ts';
import { flatten, isFigure } from '../segments.ts';
import { type Located, textsOf } from '../texts.ts';

const faultsOfText = ({ path, text }: Located): readonly string[] => {
  const { segments, faults } = parseMarkup(text);
  const found = faults.map(({ markup, reason }) => `${markup}: ${reason}`);
  const figure = flatten(segments).find(isFigure);
  return figure && !/^(?:variations\.\d+\.)?notes\./.test(path)
    ? [...found, 'a checked figure can stand only in the notes of a hand']
    : found;
};

const COLLECTIONS_WITH_TEXTS = [
  'games',
  'rules',
  'sources',
  'people',
  'terms',
  'timeline',
  'questions',
  'places',
  'kin',
  'relations',
  'biographies',
  'hands',
  'editions',
] as const satisfies readonly CollectionName[];

/** Inline markup that cannot be read, and figures where nothing can check them. */
export const markupFaults = (archive: Archive): readonly Fault[] =>
  COLLECTIONS_WITH_TEXTS.flatMap((collection) =>
    archive[collection].flatMap((entry) =>
      textsOf(entry).flatMap((located) =>
        faultsOfText(located).map((reason) => ({
          file: fileOf(collection, entry.id),
          place: `${entry.id}: ${located.path}`,
          reason,
        })),
      ),
    ),
  );
