import { area } from './cut.ts';
import { type Drawing, shape } from './shape.ts';

/** The sides of the square on which the mark is drawn. */
export const MARK_SIZE = 64;

/**
 * The mark of the archive: the block of a trump with its corner cut out, and in it the Mond over the
 * three steps of the Serles.
 */
export const mark: Drawing = [
  shape('iron', area('24,5 59,5 59,59 5,59 5,22 24,22')),
  shape('larch', 'M54 9C43 6 34 13 35 23C36 32 45 37 54 33C48 31 44 26 44 20C44 15 48 11 54 9z'),
  shape(
    'paper',
    area('5,55 11,47 16,47 20,38 25,38 30,28 33,26 36,32 39,40 45,41 49,49 59,54 59,56 5,60'),
  ),
  shape('slate', area('33,26 36,32 39,40 45,41 49,49 59,54 59,56 36,58 38,48 34,38')),
  shape('iron', area('5,59 5,58 13,52 20,56 27,51 35,55 43,50 50,54 59,50 59,59')),
];
