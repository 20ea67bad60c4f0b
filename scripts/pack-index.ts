import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { minifySync } from 'vite';

/** What Pagefind calls its program in its own code, and what hosts know as a program. */
const PACKED_NAME = ['wasm.$', '{language}.pagefind'].join('');
const PLAIN_NAME = ['wasm.$', '{language}.wasm'].join('');

/** The code of Pagefind without white space, asking for its program under a name that hosts compress. */
export const packCode = (code: string): string => {
  const [before = '', after, ...others] = code.split(PACKED_NAME);
  if (after === undefined || others.length > 0)
    throw new Error(`Pagefind does not name its program ${PACKED_NAME} once any more`);
  const { code: short, errors } = minifySync('pagefind.js', `${before}${PLAIN_NAME}${after}`, {
    module: true,
    mangle: { toplevel: true },
    compress: { dropConsole: true },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('; '));
  return short;
};

/**
 * Makes an index as Pagefind writes it a smaller download. The program leaves its gzip: hosts send
 * it with brotli, which is a sixth smaller, and nobody unpacks it in JavaScript. Pagefind reads both.
 */
export const packIndex = (folder: string): void => {
  const at = (name: string) => join(folder, name);
  for (const name of readdirSync(folder)) {
    if (name === 'pagefind.js') writeFileSync(at(name), packCode(readFileSync(at(name), 'utf8')));
    if (name.endsWith('.pf_meta'))
      writeFileSync(
        at(name),
        gzipSync(gunzipSync(readFileSync(at(name))), { level: 9, memLevel: 9 }),
      );
    if (!name.endsWith('.pagefind')) continue;
    writeFileSync(at(name.replace(/pagefind$/, 'wasm')), gunzipSync(readFileSync(at(name))));
    rmSync(at(name));
  }
};
