import { err, ok, type Result } from '../../core/result.ts';
import { type FileFault, type FilePath, placeAt, type SyntaxWanted } from './fault.ts';
import { keyOfPath, type Places } from './places.ts';

const TOKEN =
  /[{}[\],:]|"(?:[^"\\\r\n]|\\.)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\r\n]*/y;
const MOST_DEEP = 16;
const LONGEST_FOUND = 20;

/**
 * Goes through a JSON text and notes where its values stand; the platform's own parser says that
 * not at all, or each in its own words.
 */
export const scanJson = (text: string): Result<Places, FileFault> => {
  const places = new Map<string, number>();
  let offset = 0;
  let fault: FileFault | null = null;

  const fail = (path: FilePath, reason: FileFault['reason']): false => {
    fault ??= { place: placeAt(text, offset), path, reason };
    return false;
  };

  /** The token that comes next, without taking it; empty at the end or if there is none. */
  const peek = (): string => {
    SPACE.lastIndex = offset;
    offset += SPACE.exec(text)?.[0].length ?? 0;
    TOKEN.lastIndex = offset;
    return TOKEN.exec(text)?.[0] ?? '';
  };

  const missing = (path: FilePath, wanted: SyntaxWanted): false => {
    const token = peek();
    const found = token.slice(0, LONGEST_FOUND) || text.slice(offset, offset + 1) || null;
    const open = token === '' && found === '"';
    return fail(path, { kind: 'syntax', wanted: open ? 'closing-quote' : wanted, found });
  };

  const take = (token: string): boolean => {
    if (peek() !== token) return false;
    offset += token.length;
    return true;
  };

  const takeText = (): string | null => {
    const token = peek();
    if (!token.startsWith('"')) return null;
    try {
      const value: unknown = JSON.parse(token);
      offset += token.length;
      return String(value);
    } catch {
      return null;
    }
  };

  const members = (path: FilePath): boolean => {
    if (take('}')) return true;
    do {
      peek();
      const start = offset;
      const key = takeText();
      if (key === null) return missing(path, 'key');
      if (places.has(keyOfPath([...path, key]))) {
        offset = start;
        return fail(path, { kind: 'key-twice', key });
      }
      if (!take(':')) return missing(path, 'colon');
      if (!value([...path, key])) return false;
    } while (take(','));
    return take('}') || missing(path, 'comma-or-end');
  };

  const items = (path: FilePath): boolean => {
    if (take(']')) return true;
    let index = 0;
    do {
      if (!value([...path, index])) return false;
      index += 1;
    } while (take(','));
    return take(']') || missing(path, 'comma-or-end');
  };

  const value = (path: FilePath): boolean => {
    const token = peek();
    places.set(keyOfPath(path), offset);
    if (path.length > MOST_DEEP) return fail(path, { kind: 'too-deep', most: MOST_DEEP });
    if (take('{')) return members(path);
    if (take('[')) return items(path);
    if (token.startsWith('"')) return takeText() !== null || missing(path, 'value');
    return (/^[\dtfn-]/.test(token) && take(token)) || missing(path, 'value');
  };

  const whole = value([]) && (peek() === '' && offset === text.length ? true : missing([], 'end'));
  if (fault) return err(fault);
  if (!whole) throw new Error('a scan that failed without a fault');
  return ok(places);
};
