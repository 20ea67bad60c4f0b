/** Path data moved and scaled, so that one drawing of a sign or a letter serves every place. */

const whole = (value: number): string => String(Math.round(value));

/** One decimal, none where it is nought. */
const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** A path of relative commands without arcs, made larger or smaller; −1 turns it upside down. */
export const scalePath = (path: string, factor: number): string =>
  path
    .replace(/ ?(-?\d+(?:\.\d+)?)/g, (_, number: string) => ` ${tenth(Number(number) * factor)}`)
    .replace(/ -/g, '-')
    .replace(/([a-z]) /g, '$1');

/** A sign 100 units high around its centre, put at a place with a height. */
export const placePath = (path: string, x: number, y: number, height: number): string =>
  `M${whole(x)} ${whole(y)}${scalePath(path, height / 100)}`;

/** Moves a path made of absolute lines (`M`, `L`, `H`, `V`, `Z`) after scaling it. */
export const movePath = (path: string, x: number, y: number, across = 1, along = across): string =>
  path.replace(/([MLHV])([^A-Za-z]*)/g, (_, command: string, numbers: string) => {
    const moved = [...numbers.matchAll(/-?\d+/g)].map(([number], index) =>
      command === 'V' || (command !== 'H' && index % 2 === 1)
        ? tenth(Number(number) * along + y)
        : tenth(Number(number) * across + x),
    );
    return command + moved.join(' ');
  });
