/** What the part of an address after `#` means to a hand. */
export type Opening =
  | { readonly kind: 'step'; readonly at: number }
  /** It has the form of a step, but this hand has no such step. */
  | { readonly kind: 'no-such-step' }
  /** It belongs to something else on the page, or to nothing. */
  | { readonly kind: 'foreign' };

const STEP = /^(?:start|end|x|buy|lay|lie|revoke|[ad]\d+|t\d+(?:\.\d+)?)$/;

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The step that a hash names. `#end` is the last step, `#t4` the first card of trick 4. Whatever
 * else stands there does no harm.
 */
export const readHash = (hash: string, addresses: readonly string[]): Opening => {
  const name = decode(hash.replace(/^#/, '')).trim().toLowerCase();
  if (!STEP.test(name)) return { kind: 'foreign' };
  const wanted = /^t\d+$/.test(name) ? `${name}.1` : name;
  const at = name === 'end' ? addresses.length - 1 : addresses.indexOf(wanted);
  return at < 0 ? { kind: 'no-such-step' } : { kind: 'step', at };
};
