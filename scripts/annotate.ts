import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { analysisFile } from '#archive/analysis/analyses.ts';
import { fingerprintOf } from '#archive/analysis/fingerprint.ts';
import { cardsPlayed } from '#archive/analysis/turns.ts';
import { type Hand, readArchive } from '#archive/archive.ts';
import { type AnalysisEntry, analysisSchema } from '#archive/schema/analysis.ts';
import { recordFrom, replay } from '#record';
import { isExact, printTurn, readTurn, type Turn } from '#solver/analysis.ts';
import { annotateHand } from './annotate/annotateHand.ts';

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

const write = (file: string, of: string, nodes: number, turns: ReadonlyMap<string, Turn>): void => {
  const entry: AnalysisEntry = {
    of,
    nodes,
    turns: Object.fromEntries([...turns].map(([address, turn]) => [address, printTurn(turn)])),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(entry, null, 2)}\n`);
  renameSync(`${file}.part`, file);
};

const told = (turns: ReadonlyMap<string, Turn>): string => {
  const all = [...turns.values()];
  const exact = all.filter(({ value }) => isExact(value)).length;
  const bounds = all.filter(({ value }) => value && !isExact(value)).length;
  return `${exact} of ${all.length} turns solved, ${bounds} between bounds`;
};

const annotateFile = (hand: Hand, maxNodes: number): string => {
  const record = recordFrom(hand);
  if (!record.ok) throw new Error(`${hand.id} is no record`);
  const played = replay(record.value);
  if (cardsPlayed(played).length === 0) return 'no card is played';
  const file = analysisFile(hand.id);
  const of = fingerprintOf(played.game, record.value);
  const existing = readExisting(file);
  const kept = existing?.of === of ? existing : null;
  const known = new Map(
    Object.entries(kept?.turns ?? {}).map(([address, text]) => [address, readTurn(text)]),
  );
  if (kept && kept.nodes >= maxNodes) return `${told(known)} (as before)`;
  const { options } = record.value;
  const save = (turns: ReadonlyMap<string, Turn>) => write(file, of, kept?.nodes ?? 1, turns);
  const turns = annotateHand({ played, options, known, maxNodes, save });
  write(file, of, maxNodes, turns);
  return told(turns);
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
