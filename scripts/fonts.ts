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
import { FACES, type Face } from './faces.ts';
import { FALLBACKS, fallbackRule } from './font-fallbacks.ts';

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
