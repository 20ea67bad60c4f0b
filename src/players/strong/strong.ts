import type { Manner } from '../manner.ts';
import { ordinary } from '../ordinary/ordinary.ts';
import { playStrongly } from './playing.ts';

/** Deals the unseen cards out as they may lie, again and again, and looks what comes of each move. */
export const strong: Manner = { ...ordinary, card: playStrongly };
