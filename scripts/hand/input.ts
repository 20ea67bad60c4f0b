import { closeSync, openSync, readSync } from 'node:fs';
import { resolve } from 'node:path';
import { err, ok, type Result } from '#engine';
import { LARGEST_RECORD, type RecordFault } from '#record';

export const STANDARD_INPUT = '-';

/** The text of a file, or of standard input for `-`, or why there is none. */
export const readText = async (file: string): Promise<Result<string, RecordFault>> => {
  try {
    const bytes = file === STANDARD_INPUT ? await readStandardInput() : readFile(file);
    return bytes === null ? err(TOO_LARGE) : decode(bytes);
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown);
    return err({ rule: 'record/unreadable', kind: 'unreadable', code });
  }
};

const TOO_LARGE: RecordFault = {
  rule: 'record/syntax',
  kind: 'too-large',
  limit: LARGEST_RECORD,
};

/**
 * npm runs a script in the folder of the package, whatever folder it was called from; a relative
 * name means the caller's.
 */
const { npm_lifecycle_event: script, INIT_CWD: caller } = process.env;
const folder = (script === 'hand' && caller) || process.cwd();

const buffer = Buffer.allocUnsafe(LARGEST_RECORD + 1);

/** The bytes of a file; null if there are too many. Reads no further than it must. */
const readFile = (file: string): Uint8Array | null => {
  const descriptor = openSync(resolve(folder, file), 'r');
  try {
    let length = 0;
    while (length < buffer.length) {
      const read = readSync(descriptor, buffer, length, buffer.length - length, null);
      if (read === 0) return buffer.subarray(0, length);
      length += read;
    }
    return null;
  } finally {
    closeSync(descriptor);
  }
};

const readStandardInput = async (): Promise<Uint8Array | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of process.stdin) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > LARGEST_RECORD) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

const decode = (bytes: Uint8Array): Result<string, RecordFault> => {
  try {
    return ok(utf8.decode(bytes));
  } catch {
    return err({ rule: 'record/syntax', kind: 'not-utf-8' });
  }
};
