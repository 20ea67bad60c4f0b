import type { GameId, Options, Phase } from '#engine';

/**
 * The first letter of every link: which way of writing follows. Links are kept in letters and books,
 * so what this file says never changes; another order, or a word more, is a new version.
 */
export const VERSION = '1';

/** Games by their number in a link. */
export const GAMES: readonly GameId[] = ['droggn', 'dobbm'];

/** More than the words and cards of any hand, with the ten doublings that the program knows. */
export const MOST_ACTIONS = 128;

/** The words that can be said in a phase, as a record has them. A word's number is its place. */
export type WordPhase = Extract<Phase, 'auction' | 'laying-out' | 'doubling'>;

const LAYING_OUT = ['lie', 'lay pagat', 'lay gstiess'];
const DOUBLING = ['good', 'schwacher', 'retour', 'lay pagat'];

export const WORDS: Readonly<Record<GameId, Readonly<Record<WordPhase, readonly string[]>>>> = {
  droggn: {
    auction: ['pass', 'ansager', 'solo', 'super', 'super-mord'],
    'laying-out': LAYING_OUT,
    doubling: DOUBLING,
  },
  dobbm: {
    auction: ['pass', 'dobbm', 'solo'],
    'laying-out': LAYING_OUT,
    doubling: DOUBLING,
  },
};

type OptionTable = Readonly<Record<string, readonly string[]>>;

/** The rules options that a link carries, each with its values. */
export const OPTIONS: Readonly<Record<GameId, OptionTable>> = {
  droggn: {
    'win-at': ['37', '38', 'tie-by-last-trick'],
    'gstiess-last-trick': ['allowed', 'forbidden'],
  },
  dobbm: { 'match-price': ['60', '6', '12', '120', '240'] },
};

/** Whether these options can be written at all: one that came later needs a later version. */
export const knowsOptions = (game: GameId, options: Options): boolean =>
  Object.entries(options).every(([key, value]) => OPTIONS[game][key]?.includes(value));
