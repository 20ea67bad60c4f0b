import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Chance } from '#solver';
import { mean, spread } from './measure.ts';
import { costOfDobbm, DOBBM_TAIL } from './solverDobbm.ts';

const HEADER = '/usr/include/dds/dll.h';
const BOARDS = 1000;
const RANKS = 'AKQJT98765432';

/** One bridge deal in PBN, with a trump and a leader. */
const board = (chance: Chance, index: number): string => {
  const left = Array.from({ length: 52 }, (_, card) => card);
  const cards = Array.from({ length: 52 }, () => left.splice(below(chance, left.length), 1)[0]);
  const hands = [0, 1, 2, 3].map((seat) => {
    const held = cards.slice(13 * seat, 13 * seat + 13);
    const suits = [0, 1, 2, 3].map((suit) =>
      [...RANKS].filter((_, rank) => held.includes(13 * suit + rank)).join(''),
    );
    return suits.join('.');
  });
  return `${index % 5} ${index % 4} N:${hands.join(' ')}`;
};

/** Milliseconds for each of the boards, or why there are none. */
const costOfDds = (): readonly number[] | string => {
  if (!existsSync(HEADER)) return 'Debian’s libdds-dev is not installed';
  const folder = mkdtempSync(join(tmpdir(), 'dds-'));
  try {
    const program = join(folder, 'dds');
    const source = join(import.meta.dirname, 'dds.cpp');
    execFileSync('g++', ['-O2', '-o', program, source, '-ldds'], { stdio: 'pipe' });
    const chance: Chance = { state: 1 };
    const input = Array.from({ length: BOARDS }, (_, index) => board(chance, index)).join('\n');
    const output = execFileSync(program, { input, encoding: 'utf8', cwd: folder });
    return output.trim().split('\n').map(Number);
  } catch (error) {
    return `it could not be compiled or run: ${String(error).split('\n')[0]}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/**
 * The exact value of a Dobbm hand beside that of a bridge deal by the best known solver. Its own
 * thousand deals are not in the package, so a thousand are drawn.
 */
export const solverDds = (): void => {
  console.log(
    'Dobbm beside bridge, exact value of one deal on one thread, milliseconds of a processor',
  );
  const bridge = costOfDds();
  if (typeof bridge === 'string') {
    console.log(`  left out: ${bridge}`);
    return;
  }
  const { milliseconds } = costOfDobbm(DOBBM_TAIL);
  console.log(`  libdds, ${BOARDS} bridge deals: ${spread(bridge, 1)}`);
  console.log(`  Dobbm, ${DOBBM_TAIL} deals: ${spread(milliseconds, 1)}`);
  console.log(`  Dobbm = ${(mean(milliseconds) / mean(bridge)).toFixed(2)} x libdds (goal 1.5)`);
};
