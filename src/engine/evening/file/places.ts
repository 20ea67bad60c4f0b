import type { FileFault, FilePath } from './fault.ts';

/** Where each value stands in a text: the offset of its first character, by its path. */
export type Places = ReadonlyMap<string, number>;

/** A fault and its offset, before that is turned into line and column. */
export interface OffsetFault {
  readonly offset: number;
  readonly path: FilePath;
  readonly reason: FileFault['reason'];
}

export const keyOfPath = (path: FilePath): string => JSON.stringify(path);

/** Where a value stands, or the nearest one that holds it. */
export const nearestOffset = (places: Places, path: FilePath): number =>
  places.get(keyOfPath(path)) ?? (path.length > 0 ? nearestOffset(places, path.slice(0, -1)) : 0);
