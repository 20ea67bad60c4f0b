/** What the part of an address after `#` means to a hand. */
export type Opening =
  | {
      readonly kind: 'step';
      readonly at: number;
      readonly line?: string;
      /** What a reader did from there on, as in a record. */
      readonly onward?: string;
    }
  /** It has the form of a step, but this hand has no such step. */
  | { readonly kind: 'no-such-step' }
  /** It belongs to something else on the page, or to nothing. */
  | { readonly kind: 'foreign' };

const STEP =
  /^(?:([a-z][a-z0-9-]{1,80})\/)?((?:start|end|x|buy|lay|lie|revoke|[ad]\d+|t\d+(?:\.\d+)?))(?:~([a-z0-9.-]{1,1000}))?$/;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The step that a hash names: `#t4.2` of the record, `#the-eighteen/t4.2` of a variation, `#t4.2~h7`
 * what a reader did after it. `#end` is the last step, `#t4` the first card of trick 4. Whatever else
 * stands there does no harm.
 */
export const readHash = (
  hash: string,
  addresses: readonly string[],
  /** The addresses of a variation, by its name. */
  ofVariation?: (line: string) => readonly string[] | undefined,
): Opening => {
  const name = decode(hash.replace(/^#/, '')).trim().toLowerCase();
  const [, line, step, own] = STEP.exec(name) ?? [];
  if (step === undefined) return { kind: 'foreign' };
  const known = line === undefined ? addresses : (ofVariation?.(line) ?? []);
  const wanted = /^t\d+$/.test(step) ? `${step}.1` : step;
  const at = step === 'end' ? known.length - 1 : known.indexOf(wanted);
  if (at < 0) return { kind: 'no-such-step' };
  return {
    kind: 'step',
    at,
    ...(line === undefined ? {} : { line }),
    ...(own === undefined ? {} : { onward: own.replaceAll('.', ' ') }),
  };
};
