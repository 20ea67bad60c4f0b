/** A number that nobody can foresee. */
export const lot = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) | 0;

/** An id for an evening, never the same twice on a device. */
export const newId = (): string =>
  `e-${[lot(), lot()]
    .map((one) => (one >>> 0).toString(36))
    .join('')
    .slice(0, 10)}`;
