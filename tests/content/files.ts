import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The root of the repository: tests run there. */
export const ROOT = process.cwd();

/**
 * What a reading of the content says when one of its files has been changed. The change is made to
 * a copy; `change` gets the text of the file (empty if there is none) and gives the new one.
 */
export const withChange = <Answer>(
  file: string,
  change: (text: string) => string,
  read: (root: string) => Answer,
): Answer => {
  const root = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, change(readFileSync(path, { encoding: 'utf8', flag: 'a+' })));
    return read(root);
  } finally {
    rmSync(root, { recursive: true });
  }
};
