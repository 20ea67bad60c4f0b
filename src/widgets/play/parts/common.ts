import type { TableView } from '#engine';
import type { Hand as Talk } from '../../hand-stepper/hand.ts';
import type { Hand } from '../game/saved.ts';
import type { PlayTongue } from '../tongue.ts';

/** What all parts of the table look at. */
export interface Common {
  readonly tongue: PlayTongue;
  readonly hand: Hand;
  readonly talk: Talk;
  readonly table: TableView;
}
