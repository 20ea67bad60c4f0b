import type { Drawing, Ink } from '../shape.ts';

/** What a court figure takes from its suit. */
export interface Livery {
  /** The ink of the suit. */
  readonly main: Ink;
  /** A second ink, for cloth and metal. */
  readonly second: Ink;
  /** The ink of hair, lines and shadows. */
  readonly dark: Ink;
  /** The suit sign with its centre at a place, so high. */
  readonly sign: (ink: Ink, x: number, y: number, height: number) => Drawing;
  /** Where the light comes from, so that the figures of a rank are not all alike. */
  readonly side: -1 | 1;
}
