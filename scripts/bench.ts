import { hydration } from './bench/hydration.ts';
import { players } from './bench/players.ts';
import { search } from './bench/search.ts';
import { solverDds } from './bench/solverDds.ts';
import { solverDobbm } from './bench/solverDobbm.ts';
import { solverDroggn } from './bench/solverDroggn.ts';
import { solverPlayouts } from './bench/solverPlayouts.ts';

/** Every section prints its own lines. Name some on the command line to leave the others out. */
const SECTIONS: Readonly<Record<string, () => void | Promise<void>>> = {
  'solver-playouts': solverPlayouts,
  'solver-dobbm': solverDobbm,
  'solver-dds': solverDds,
  'solver-droggn': solverDroggn,
  hydration,
  players,
  search,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in SECTIONS));
if (unknown.length > 0) {
  console.error(`no section ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}`);
  process.exitCode = 2;
} else {
  for (const [name, section] of Object.entries(SECTIONS)) {
    if (names.length === 0 || names.includes(name)) await section();
  }
}
