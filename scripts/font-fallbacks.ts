/**
 * Fonts of the reader's system, scaled so that a page does not move when the real face arrives.
 * Average widths are of Latin text; ascent and descent are those of the real face.
 */
interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  /** Average width of a character, in em. */
  readonly width: number;
}

const ALEGREYA: Metrics = { ascent: 1.016, descent: 0.345, width: 0.41 };
const ALEGREYA_ITALIC: Metrics = { ...ALEGREYA, width: 0.364 };
const GRENZE: Metrics = { ascent: 1.1, descent: 0.38, width: 0.356 };

/** Average widths of the serif that a system is likely to have. */
const TIMES = 0.406;
const GEORGIA = 0.446;
const NOTO_SERIF = 0.481;
const DEJAVU_SERIF = 0.521;

export interface Fallback {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly local: readonly string[];
  readonly face: Metrics;
  readonly localWidth: number;
}

const TIMES_NAMES = ['Times New Roman', 'Liberation Serif', 'Tinos'];

const LOCAL = [
  { name: 'Times', fonts: TIMES_NAMES, width: TIMES },
  { name: 'Georgia', fonts: ['Georgia', 'Gelasio'], width: GEORGIA },
  { name: 'Noto', fonts: ['Noto Serif'], width: NOTO_SERIF },
  { name: 'DejaVu', fonts: ['DejaVu Serif'], width: DEJAVU_SERIF },
] as const;

export const FALLBACKS: readonly Fallback[] = LOCAL.flatMap(({ name, fonts, width }) => [
  { family: `Alegreya ${name}`, style: 'normal', local: fonts, face: ALEGREYA, localWidth: width },
  {
    family: `Alegreya ${name}`,
    style: 'italic',
    local: fonts,
    face: ALEGREYA_ITALIC,
    localWidth: width,
  },
  { family: `Grenze ${name}`, style: 'normal', local: fonts, face: GRENZE, localWidth: width },
]);

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

export const fallbackRule = ({ family, style, local, face, localWidth }: Fallback): string => {
  const scale = face.width / localWidth;
  return `@font-face {
  font-family: "${family}";
  font-style: ${style};
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(face.ascent / scale)};
  descent-override: ${percent(face.descent / scale)};
  line-gap-override: 0%;
}`;
};
