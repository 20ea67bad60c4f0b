/**
 * Cuts the faces of the site down to the glyphs and features that it sets, and writes
 * `public/fonts/*.woff2`, their licence text and `src/styles/fonts.css`.
 *
 *     npm exec -c "node scripts/fonts.ts"
 *
 * The results are committed, so that a build needs neither this script nor its packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FALLBACKS, fallbackRule } from './font-fallbacks.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS = `${ALPHABET}ÄÖÜäöüßåéèàç`;
const MARKS = " !&'(),-./:;?’“”„–…·\u00a0";
/** Running text. What is rarer is set in the reader's own serif, code in a monospace. */
const TEXT = `${LETTERS}áíñóôú${MARKS}‘‚—+=×−%#©`;
/** Emphasis and titles of books. */
const EMPHASIS = `${LETTERS}íóú${MARKS}‘‚`;
/** Chapter heads, dialect words and figures. */
const DISPLAY = `${LETTERS}${MARKS}+=×−`;
/** Polish words: faces of their own, which only the pages that quote them load. */
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
const LATIN_EXTENDED_A = 'U+0100-017F';

interface Face {
  readonly file: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly source: string;
  readonly glyphs: string;
  readonly features: string[];
  /** The characters for which a browser asks for the file; without it, for any. */
  readonly range?: string;
}

const FACES: readonly Face[] = [
  {
    file: 'alegreya',
    family: 'Alegreya',
    style: 'normal',
    source: 'alegreya/files/alegreya-latin-400-normal.woff2',
    glyphs: TEXT,
    features: ['kern'],
  },
  {
    file: 'alegreya-italic',
    family: 'Alegreya',
    style: 'italic',
    source: 'alegreya/files/alegreya-latin-400-italic.woff2',
    glyphs: EMPHASIS,
    features: [],
  },
  {
    file: 'grenze',
    family: 'Grenze',
    style: 'normal',
    source: 'grenze/files/grenze-latin-400-normal.woff2',
    glyphs: DISPLAY,
    features: ['kern'],
  },
  {
    file: 'alegreya-polish',
    family: 'Alegreya',
    style: 'normal',
    source: 'alegreya/files/alegreya-latin-ext-400-normal.woff2',
    glyphs: POLISH,
    features: [],
    range: LATIN_EXTENDED_A,
  },
  {
    file: 'alegreya-polish-italic',
    family: 'Alegreya',
    style: 'italic',
    source: 'alegreya/files/alegreya-latin-ext-400-italic.woff2',
    glyphs: POLISH,
    features: [],
    range: LATIN_EXTENDED_A,
  },
];

const packages = new URL('../node_modules/@fontsource/', import.meta.url);
const fonts = new URL('../public/fonts/', import.meta.url);

const faceRule = ({ file, family, style, range }: Face) =>
  `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-display: swap;
  src: url("/fonts/${file}.woff2") format("woff2");${range ? `\n  unicode-range: ${range};` : ''}
}`;

for (const face of FACES) {
  const subset = await subsetFont(readFileSync(new URL(face.source, packages)), face.glyphs, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: face.features,
    dropTables: ['gasp', 'STAT', 'DSIG', 'meta', 'GDEF', 'GSUB', 'prep'],
  });
  writeFileSync(new URL(`${face.file}.woff2`, fonts), subset);
  console.log(`${face.file}.woff2 ${subset.length} bytes`);
}

const licences = ['alegreya', 'grenze'].map((family) =>
  readFileSync(new URL(`${family}/LICENSE`, packages), 'utf8').trim(),
);
writeFileSync(new URL('LICENSE.txt', fonts), `${licences.join('\n\n\n')}\n`);

const banner = '/* Written by scripts/fonts.ts. The faces are cut to what the site sets. */';
const rules = [...FACES.map(faceRule), ...FALLBACKS.map(fallbackRule)];
writeFileSync(
  new URL('../src/styles/fonts.css', import.meta.url),
  `${banner}\n${rules.join('\n\n')}\n`,
);
