import { err, ok, type Result } from '../../core/result.ts';
import type { FilePath, Sort, ValueReason } from './fault.ts';

/** A value that is not as it should be, and where. */
export interface ValueFault {
  readonly path: FilePath;
  readonly reason: ValueReason;
}

/** Reads a value of unknown shape; `undefined` stands for one that is missing. */
export type Decoder<Value> = (value: unknown, path: FilePath) => Result<Value, ValueFault>;

const sortOf = (value: unknown): Sort => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'yes-or-no';
    default:
      return 'object';
  }
};

const wrongSort = (value: unknown, path: FilePath, wanted: Sort): Result<never, ValueFault> => {
  if (value !== undefined) {
    return err({ path, reason: { kind: 'wrong-sort', wanted, found: sortOf(value) } });
  }
  const key = String(path.at(-1) ?? '');
  return err({ path: path.slice(0, -1), reason: { kind: 'missing', key } });
};

export const text: Decoder<string> = (value, path) =>
  typeof value === 'string' ? ok(value) : wrongSort(value, path, 'text');

export const flag: Decoder<boolean> = (value, path) =>
  typeof value === 'boolean' ? ok(value) : wrongSort(value, path, 'yes-or-no');

export const wholeNumber: Decoder<number> = (value, path) => {
  if (typeof value !== 'number') return wrongSort(value, path, 'number');
  if (Number.isSafeInteger(value)) return ok(value);
  return err({ path, reason: { kind: 'no-whole-number', found: value } });
};

/** One of a few texts or numbers. */
export const oneOf =
  <Value extends string | number>(values: readonly Value[]): Decoder<Value> =>
  (value, path) => {
    const known = values.find((one) => one === value);
    if (known !== undefined) return ok(known);
    const wanted = typeof values[0] === 'number' ? 'number' : 'text';
    if (sortOf(value) !== wanted) return wrongSort(value, path, wanted);
    const reason = {
      kind: 'unknown-value',
      found: String(value),
      known: values.map(String),
    } as const;
    return err({ path, reason });
  };

/** Null, if the value is null or missing. */
export const nullable =
  <Value>(decoder: Decoder<Value>): Decoder<Value | null> =>
  (value, path) =>
    value === null || value === undefined ? ok(null) : decoder(value, path);

export const list =
  <Value>(decoder: Decoder<Value>): Decoder<readonly Value[]> =>
  (value, path) => {
    if (!Array.isArray(value)) return wrongSort(value, path, 'list');
    const decoded: Value[] = [];
    for (const [index, item] of value.entries()) {
      const result = decoder(item, [...path, index]);
      if (!result.ok) return result;
      decoded.push(result.value);
    }
    return ok(decoded);
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under a key of an object; undefined if it has none. */
export const valueUnder = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** An object with these keys and no others. */
export const object =
  <Shape extends object>(
    decoders: {
      readonly [Key in keyof Shape]: Decoder<Shape[Key]>;
    },
  ): Decoder<Shape> =>
  (value, path) => {
    if (!isObject(value)) return wrongSort(value, path, 'object');
    const known = Object.keys(decoders);
    const key = Object.keys(value).find((one) => !known.includes(one));
    if (key !== undefined) {
      return err({ path: [...path, key], reason: { kind: 'unknown-key', key, known } });
    }
    const decoded: Partial<Shape> = {};
    for (const name in decoders) {
      const result = decoders[name](valueUnder(value, name), [...path, name]);
      if (!result.ok) return result;
      decoded[name] = result.value;
    }
    return ok(decoded as Shape);
  };

/** An object whose keys are free. */
export const record =
  <Value>(decoder: Decoder<Value>): Decoder<Readonly<Record<string, Value>>> =>
  (value, path) => {
    if (!isObject(value)) return wrongSort(value, path, 'object');
    const decoded: [string, Value][] = [];
    for (const [key, item] of Object.entries(value)) {
      const result = decoder(item, [...path, key]);
      if (!result.ok) return result;
      decoded.push([key, result.value]);
    }
    return ok(Object.fromEntries(decoded));
  };

/** One of several objects, told apart by one key. */
export const variant =
  <Value>(key: string, decoders: Readonly<Record<string, Decoder<Value>>>): Decoder<Value> =>
  (value, path) => {
    if (!isObject(value)) return wrongSort(value, path, 'object');
    const tag = oneOf(Object.keys(decoders))(valueUnder(value, key), [...path, key]);
    if (!tag.ok) return tag;
    const decoder = decoders[tag.value];
    if (!decoder) throw new Error(`no decoder for ${tag.value}`);
    return decoder(value, path);
  };
