import type { GameId } from '#engine';
import type { Court } from '../../face.ts';
import { placePath } from '../path.ts';
import { type Drawing, type Ink, shape } from '../shape.ts';
import { signOf } from '../signs.ts';
import { jack } from './jack.ts';
import { king } from './king.ts';
import type { Livery } from './livery.ts';
import { ober } from './ober.ts';
import { queen } from './queen.ts';
import { rider } from './rider.ts';
import { sow } from './sow.ts';
import { unter } from './unter.ts';

const FIGURES: Readonly<Record<Court | 'sow', (livery: Livery) => Drawing>> = {
  king,
  queen,
  rider,
  jack,
  ober,
  unter,
  sow,
};

/** The second ink of a suit, and the side of its light. */
const CLOTH: Readonly<Record<string, { readonly second: Ink; readonly side: -1 | 1 }>> = {
  H: { second: 'larch', side: -1 },
  D: { second: 'slate', side: 1 },
  S: { second: 'larch', side: 1 },
  C: { second: 'slate', side: -1 },
  L: { second: 'larch', side: 1 },
  A: { second: 'larch', side: -1 },
  B: { second: 'slate', side: 1 },
};

/** The upper half of a court card or of a sow in the colours of its suit. */
export const figureOf = (game: GameId, suit: string, figure: Court | 'sow'): Drawing => {
  const { ink: main, path } = signOf(game, suit);
  const { second, side } = CLOTH[suit] ?? { second: 'larch', side: -1 };
  return FIGURES[figure]({
    main,
    second,
    dark: 'iron',
    side,
    sign: (ink, x, y, height) => [shape(ink, placePath(path, x, y, height))],
  });
};
