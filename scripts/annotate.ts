import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { analysisFile } from '#archive/analysis/analyses.ts';
import { fingerprintOf } from '#archive/analysis/fingerprint.ts';
import { type Hand, readArchive } from '#archive/archive.ts';
import { type AnalysisEntry, analysisSchema } from '#archive/schema/analysis.ts';
import { recordFrom, replay } from '#record';
import { annotateLine, isExact, printTurn, readTurn, type Turn } from '#solver';
import { turnsOf } from './annotate/turnsOf.ts';

/**
 * Writes what perfect play would have made of the archive's hands into `content/analyses`:
 * `npm run annotate -- [--nodes NUMBER] [HAND…]`. It may be stopped at any time; the next run goes
 * on from there, and one with more nodes takes up what was not solved.
 */

const USAGE = 'npm run annotate -- [--nodes NUMBER] [droggn/NAME | dobbm/NAME …]';
const NODES = 20_000_000;

const readExisting = (file: string): AnalysisEntry | null => {
  if (!existsSync(file)) return null;
  try {
    return analysisSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
};

type Found = readonly (Turn | undefined)[];

const told = (turns: Found): string => {
  const exact = turns.filter((turn) => isExact(turn?.value)).length;
  const bounds = turns.filter((turn) => turn?.value && !isExact(turn.value)).length;
  return `${exact} of ${turns.length} turns solved, ${bounds} between bounds`;
};

/** Writes the file in one go, so that it is whole whenever the run is stopped. */
const write = (file: string, entry: AnalysisEntry): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(entry, null, 2)}\n`);
  renameSync(`${file}.part`, file);
};

const annotateFile = (hand: Hand, maxNodes: number): string => {
  const record = recordFrom(hand);
  if (!record.ok) throw new Error(`${hand.id} is no record`);
  const played = replay(record.value);
  const { addresses, turns, end } = turnsOf(played);
  if (turns.length === 0) return 'no card is played';
  const file = analysisFile(hand.id);
  const of = fingerprintOf(played.game, record.value);
  const existing = readExisting(file);
  const kept = existing?.of === of ? existing : null;
  const known: Found = addresses.map((address) => {
    const text = kept?.turns[address];
    return text === undefined ? undefined : readTurn(text);
  });
  if (kept && kept.nodes >= maxNodes) return `${told(known)} (as before)`;
  const found = [...known];
  const save = (nodes: number): void => {
    const texts = addresses.flatMap((address, index) => {
      const turn = found[index];
      return turn ? [[address, printTurn(turn)]] : [];
    });
    write(file, { of, nodes, turns: Object.fromEntries(texts) });
  };
  annotateLine({
    game: hand.game,
    turns,
    end,
    known,
    again: true,
    maxNodes,
    onTurn: (index, turn) => {
      if (turn === known[index]) return;
      found[index] = turn;
      save(kept?.nodes ?? 1);
    },
  });
  save(maxNodes);
  return told(found);
};

const run = (): void => {
  const { values, positionals } = parseArgs({
    options: { nodes: { type: 'string' } },
    allowPositionals: true,
  });
  const nodes = values.nodes === undefined ? NODES : Number(values.nodes);
  if (!Number.isInteger(nodes) || nodes < 1) throw new Error(`--nodes takes a number: ${USAGE}`);
  const { archive } = readArchive(process.cwd());
  const wanted = positionals.map((name) => name.replace(/^content\/hands\/|\.yaml$/g, ''));
  const strange = wanted.filter((name) => !archive.hands.some(({ id }) => id === name));
  if (strange.length > 0) throw new Error(`no hand is called ${strange.join(', ')}: ${USAGE}`);
  for (const hand of archive.hands) {
    if (wanted.length > 0 && !wanted.includes(hand.id)) continue;
    console.log(`${hand.id}: ${annotateFile(hand, nodes)}`);
  }
};

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
