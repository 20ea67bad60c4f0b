/** No hand record is larger; see `LARGEST_RECORD` of `#record`. */
const LARGEST = 1024 * 1024;

/** The text of a file; null if it is too large for a hand, is no UTF-8, or cannot be read. */
export const readTextFile = async (file: File): Promise<string | null> => {
  if (file.size > LARGEST) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return null;
  }
};
