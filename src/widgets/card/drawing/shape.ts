/**
 * What every card is made of: flat shapes in a few inks, one printed over the other. All numbers
 * are quarters of a millimetre on the printed card.
 */

/** The inks of both packs. `paper` is what the knife leaves out. */
export type Ink = 'paper' | 'iron' | 'slate' | 'larch' | 'red' | SuitInk;

/** Every suit has an ink of its own, so that four can be printed where two are usual. */
export type SuitInk = 'heart' | 'diamond' | 'spade' | 'club' | 'leaf' | 'acorn' | 'bell';

export interface Shape {
  readonly ink: Ink;
  /** Path data; every area is filled, nothing is stroked. */
  readonly path: string;
}

/** Shapes in the order in which they are printed. */
export type Drawing = readonly Shape[];

export const shape = (ink: Ink, ...paths: readonly string[]): Shape => ({
  ink,
  path: paths.join(''),
});
