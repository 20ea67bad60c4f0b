import type { Drawing } from '../shape.ts';
import { bridge } from './bridge.ts';
import { carrier } from './carrier.ts';
import { chamois } from './chamois.ts';
import { cow } from './cow.ts';
import { cross } from './cross.ts';
import { eagle } from './eagle.ts';
import { edelweiss } from './edelweiss.ts';
import { forge } from './forge.ts';
import { fulpmes } from './fulpmes.ts';
import { glacier } from './glacier.ts';
import { gstiess } from './gstiess.ts';
import { hay } from './hay.ts';
import { hut } from './hut.ts';
import { inn } from './inn.ts';
import { larch } from './larch.ts';
import { mill } from './mill.ts';
import { mond } from './mond.ts';
import { pagat } from './pagat.ts';
import { rifleman } from './rifleman.ts';
import { scythe } from './scythe.ts';
import { serles } from './serles.ts';
import { telfes } from './telfes.ts';

/** The upper half of each trump and of the Gstieß, from the edge of the block to the seam. */
export const SCENES: Readonly<Record<string, Drawing>> = {
  G: gstiess,
  T1: pagat,
  T2: edelweiss,
  T3: scythe,
  T4: hay,
  T5: cow,
  T6: mill,
  T7: forge,
  T8: larch,
  T9: chamois,
  T10: bridge,
  T11: carrier,
  T12: telfes,
  T13: rifleman,
  T14: serles,
  T15: eagle,
  T16: glacier,
  T17: fulpmes,
  T18: hut,
  T19: cross,
  T20: inn,
  T21: mond,
};
