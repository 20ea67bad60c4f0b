import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lastLine, readTally, sum, type Tally } from './test-report.ts';

/** One step of the check: a script of package.json; a step with tests writes a report. */
interface Stage {
  readonly title: string;
  readonly script: string;
  readonly hasTests: boolean;
}

const STAGES: readonly Stage[] = [
  { title: 'Format and lint', script: 'lint', hasTests: false },
  { title: 'Types', script: 'typecheck', hasTests: false },
  { title: 'Unit tests', script: 'test:unit', hasTests: true },
  { title: 'Build and index', script: 'build', hasTests: false },
  { title: 'Tests of the built site', script: 'test:site', hasTests: true },
];

const runScript = (script: string, more: readonly string[]): boolean => {
  const npm = process.env.npm_execpath;
  const words = ['run', '--silent', script, ...(more.length > 0 ? ['--', ...more] : [])];
  const { status } =
    npm === undefined
      ? spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' })
      : spawnSync(process.execPath, [npm, ...words], { stdio: 'inherit' });
  return status === 0;
};

const runStage = ({ script, hasTests }: Stage, folder: string): Tally => {
  if (!hasTests) return runScript(script, []) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const report = join(folder, `${script.replace(':', '-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return readTally(report, runScript(script, reporters));
};

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs the stages in order up to the first that fails. */
const check = (folder: string): Tally => {
  const tallies: Tally[] = [];
  for (const [place, stage] of STAGES.entries()) {
    const start = performance.now();
    console.log(`\n${place + 1}/${STAGES.length} ${stage.title}`);
    const tally = runStage(stage, folder);
    tallies.push(tally);
    const verdict = tally.failed === 0 ? 'passed' : 'FAILED';
    console.log(`${stage.title}: ${verdict} in ${seconds(start)}`);
    if (tally.failed > 0) break;
  }
  return sum(tallies);
};

const folder = mkdtempSync(join(tmpdir(), 'check-'));
try {
  const tally = check(folder);
  process.exitCode = tally.failed === 0 ? 0 : 1;
  console.log(`\n${lastLine(tally)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
