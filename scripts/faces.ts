/**
 * The faces of the site: which characters are cut into each file. What is rarer is set in the
 * reader's own serif, and a test says which characters of the pages those are.
 */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LETTERS = `${ALPHABET}ÄÖÜäöüßåéèàç`;
const MARKS = " !&'(),-./:;?’“”„–…·\u00a0";
/** Running text; code is set in a monospace. */
const TEXT = `${LETTERS}áíñóôú${MARKS}‘‚—+=×−%#©`;
/** Emphasis and titles of books. */
const EMPHASIS = `abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPRSTUVWZ0123456789ÄÖÜäöüßéàíóú !'(),-./:?’“”„–\u00a0`;
/** Chapter heads, dialect words and figures. */
const DISPLAY = `${LETTERS}${MARKS}+=×−`;
/** Polish words: faces of their own, which only the pages that quote them load. */
const POLISH = 'ąćęłńśźżĄĆĘŁŃŚŹŻ';
const LATIN_EXTENDED_A = 'U+0100-017F';

export interface Face {
  /** The name of the file in `public/fonts`, without its ending. */
  readonly file: string;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly source: string;
  readonly glyphs: string;
  readonly features: string[];
  /** The characters for which a browser asks for the file; without it, for any. */
  readonly range?: string;
}

export const FACES: readonly Face[] = [
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
