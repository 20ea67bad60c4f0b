/** Roman numerals drawn as strokes under a common bar, as old trumps print them: no font needed. */

const WIDTHS: Readonly<Record<string, number>> = { I: 11, V: 20, X: 20 };
const GAP = 4;

const widthOf = (letter: string): number => WIDTHS[letter] ?? 0;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The natural width of a numeral with letters 40 high. */
const naturalWidth = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + widthOf(letter), GAP * (letters.length - 1));

export interface NumeralBox {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** A numeral that would be wider is squeezed to this. */
  readonly maxWidth: number;
  readonly align: 'start' | 'middle';
}

/** The strokes of `XIV` in a box, with a bar above and below. `x` is its start or its middle. */
export const numeralPath = (numeral: string, box: NumeralBox): string => {
  const letters = [...numeral];
  const natural = naturalWidth(letters) * (box.height / 40);
  const squeeze = Math.min(1, box.maxWidth / natural);
  const scale = (box.height / 40) * squeeze;
  const left = box.align === 'start' ? box.x : box.x - (natural * squeeze) / 2;
  const top = box.y;
  const bottom = box.y + box.height;
  let pen = left;
  const strokes = letters.map((letter) => {
    const width = widthOf(letter) * scale;
    const from = pen;
    pen += width + GAP * scale;
    if (letter === 'I') return `M${round(from + width / 2)} ${round(top)}V${round(bottom)}`;
    const to = from + width;
    return letter === 'V'
      ? `M${round(from)} ${round(top)}L${round(from + width / 2)} ${round(bottom)}L${round(to)} ${round(top)}`
      : `M${round(from)} ${round(top)}L${round(to)} ${round(bottom)}M${round(to)} ${round(top)}L${round(from)} ${round(bottom)}`;
  });
  const right = left + natural * squeeze;
  const bars = [top, bottom].map((y) => `M${round(left)} ${round(y)}H${round(right)}`);
  return [...bars, ...strokes].join('');
};
