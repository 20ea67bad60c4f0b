import { err, ok, type Result } from './result.ts';
import type { RuleId } from './rule.ts';

/** A rules option: its key and the values that the engine knows, the default first. */
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly [string, ...string[]];
  readonly rule: RuleId;
}

/** The chosen value of each option of a game. */
export type Options = Readonly<Record<string, string>>;

export type OptionFault =
  | { readonly kind: 'unknown-key'; readonly key: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknown-value';
      readonly key: string;
      readonly value: string;
      readonly known: readonly string[];
    };

/** All options at their default. */
export const defaultOptions = (specs: readonly OptionSpec[]): Options =>
  Object.fromEntries(specs.map((spec) => [spec.key, spec.values[0]]));

/** The defaults with the given values put in, or the first key or value that is not known. */
export const chooseOptions = (
  specs: readonly OptionSpec[],
  chosen: Readonly<Record<string, unknown>>,
): Result<Options, OptionFault> => {
  const options: Record<string, string> = { ...defaultOptions(specs) };
  for (const [key, given] of Object.entries(chosen)) {
    const spec = specs.find((one) => one.key === key);
    if (!spec) return err({ kind: 'unknown-key', key, known: specs.map((one) => one.key) });
    const plain = typeof given === 'string' || typeof given === 'number';
    const value = String(plain ? given : JSON.stringify(given));
    if (!spec.values.includes(value)) {
      return err({ kind: 'unknown-value', key, value, known: spec.values });
    }
    options[key] = value;
  }
  return ok(options);
};
