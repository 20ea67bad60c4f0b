/** Path data made of numbers: what the drawings of the cards are put together from. */

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A path of relative commands without arcs, made larger or smaller. */
export const scalePath = (path: string, factor: number): string =>
  path.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    const size = round(Math.abs(Number(number)) * factor);
    return number.startsWith('-') ? `-${size}` : size;
  });

/** A sign 100 units high around its centre, put at a place with a height. */
export const placePath = (path: string, x: number, y: number, height: number): string =>
  `M${round(x)} ${round(y)}${scalePath(path, height / 100)}`;
