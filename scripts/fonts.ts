/**
 * Cuts the two faces of the site down to the glyphs and features that it sets, and writes
 * `public/fonts/*.woff2`, their licence text and `src/styles/fonts.css`.
 *
 *     npm exec -c "node scripts/fonts.ts"
 *
 * The results are committed, so that a build needs neither this script nor its packages.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FALLBACKS, fallbackRule } from './font-fallbacks.ts';

const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const without = (text: string, unwanted: string) =>
  [...text].filter((character) => !unwanted.includes(character)).join('');

const LETTERS = 'ÄÖÜäöüßåéèàçôáóñ';
const MARKS = '’‘‚“”„–—…·\u00a0';
/** Running text. Code samples are set in the system's monospace. */
const TEXT = `${without(ASCII, '`^{}~\\<>')}${LETTERS}${MARKS}×−½«»§©†`;
/** Emphasis, titles of books, chapter heads and dialect words. */
const DISPLAY = `${without(ASCII, '`^{}~\\<>|@#$%*_[]')}${LETTERS}${MARKS}×−`;

interface Face {
  readonly file: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly source: string;
  readonly glyphs: string;
  readonly features: string[];
}

const FACES: readonly Face[] = [
  {
    file: 'alegreya',
    family: 'Alegreya',
    style: 'normal',
    source: 'alegreya/files/alegreya-latin-400-normal.woff2',
    glyphs: TEXT,
    features: ['kern', 'tnum'],
  },
  {
    file: 'alegreya-italic',
    family: 'Alegreya',
    style: 'italic',
    source: 'alegreya/files/alegreya-latin-400-italic.woff2',
    glyphs: DISPLAY,
    features: ['kern'],
  },
  {
    file: 'grenze',
    family: 'Grenze',
    style: 'normal',
    source: 'grenze/files/grenze-latin-400-normal.woff2',
    glyphs: DISPLAY,
    features: ['kern'],
  },
];

const packages = new URL('../node_modules/@fontsource/', import.meta.url);
const fonts = new URL('../public/fonts/', import.meta.url);

const faceRule = ({ file, family, style }: Face) =>
  `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-display: swap;
  src: url("/fonts/${file}.woff2") format("woff2");
}`;

for (const face of FACES) {
  const subset = await subsetFont(readFileSync(new URL(face.source, packages)), face.glyphs, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: face.features,
    dropTables: ['gasp', 'STAT', 'DSIG', 'meta'],
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
