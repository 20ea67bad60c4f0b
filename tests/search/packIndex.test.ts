import { describe, expect, test } from 'vitest';
import { packCode } from '../../scripts/pack-index.ts';

const name = ['wasm.$', '{language}.pagefind'].join('');

describe('the code of the index', () => {
  test('asks for its program under a name that hosts compress, and is shorter', () => {
    const code = `export const load = (language) => {\n  const address = \`${name}\`;\n  return fetch(address);\n};\n`;
    const short = packCode(code);
    expect(short).toContain('.wasm`');
    expect(short).not.toContain('.pagefind');
    expect(short.length).toBeLessThan(code.length);
  });

  test.each([
    ['names no program', 'export const load = 1;'],
    ['names it twice', `export const load = [\`${name}\`, \`${name}\`];`],
  ])('is refused when it %s', (_, code) => {
    expect(() => packCode(code)).toThrow('once any more');
  });
});
