import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOBBM_FILE, droggnFile } from '../record/records.ts';

const ROOT = join(import.meta.dirname, '../..');
const SCRIPT = join(ROOT, 'scripts/hand.ts');

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hand-'));
  const files = {
    'legal.yaml': DOBBM_FILE,
    'position.yaml': droggnFile({ actions: 'pass solo' }),
    'illegal.yaml': droggnFile({ actions: 'pass solo\nansager' }),
    'escape.yaml': droggnFile({ rules: 'players: ["\\e[2JAnna", B, C]', actions: 'pass solo' }),
    'latin1.yaml': Buffer.from([0x66, 0xfc, 0x72]),
    'large.yaml': 'x'.repeat(1024 * 1024 + 1),
    '-dash.yaml': DOBBM_FILE,
  };
  await Promise.all(
    Object.entries(files).map(([name, content]) => writeFile(join(folder, name), content)),
  );
});

afterAll(() => rm(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const outcomeOf = async (child: ChildProcess): Promise<Ended> => {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('the streams of the child are not open');
  const [out, errors, [code]] = await Promise.all([
    text(stdout),
    text(stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, stdout: out, stderr: errors };
};

/** Runs the referee in the folder of the records. */
const hand = (args: readonly string[], input = ''): Promise<Ended> => {
  const child = spawn(process.execPath, [SCRIPT, ...args], { cwd: folder });
  child.stdin.end(input);
  return outcomeOf(child);
};

const summaries = (stdout: string): readonly unknown[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ file, ok, error }) => [file, ok ? 'legal' : `${error.at} ${error.rule}`]);

describe('the referee at the command line', { timeout: 60_000 }, () => {
  test('gives every file one line, in the order given, and goes on after a bad one', async () => {
    const files = ['illegal.yaml', 'missing.yaml', '.', 'latin1.yaml', 'large.yaml', 'legal.yaml'];
    const { code, stdout, stderr } = await hand(['--json', ...files]);
    expect(summaries(stdout)).toEqual([
      ['illegal.yaml', '2 droggn/auction/higher-bids-only'],
      ['missing.yaml', 'null record/unreadable'],
      ['.', 'null record/unreadable'],
      ['latin1.yaml', 'null record/syntax'],
      ['large.yaml', 'null record/syntax'],
      ['legal.yaml', 'legal'],
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(2);
  });

  test('ends with 0 if all records are legal, positions too', async () => {
    const { code, stdout } = await hand(['legal.yaml', '--json', 'position.yaml', 'legal.yaml']);
    expect(summaries(stdout)).toHaveLength(3);
    expect(code).toBe(0);
  });

  test('reads standard input in its place, and ends with 1 if one is illegal', async () => {
    const { code, stdout } = await hand(['--json', 'legal.yaml', '-', 'illegal.yaml'], DOBBM_FILE);
    expect(summaries(stdout)).toEqual([
      ['legal.yaml', 'legal'],
      ['-', 'legal'],
      ['illegal.yaml', '2 droggn/auction/higher-bids-only'],
    ]);
    expect(code).toBe(1);
  });

  test('takes what follows -- for files', async () => {
    const { code, stdout } = await hand(['--json', '--', '-dash.yaml', '--json']);
    expect(summaries(stdout)).toEqual([
      ['-dash.yaml', 'legal'],
      ['--json', 'null record/unreadable'],
    ]);
    expect(code).toBe(2);
  });

  test.each([
    ['no file', ['--json']],
    ['an unknown option', ['--yaml', 'legal.yaml']],
  ])('refuses a command line with %s, and does nothing', async (_, args) => {
    const { code, stdout, stderr } = await hand(args);
    expect(stdout).toBe('');
    expect(stderr).toContain('Usage: npm run --silent hand -- [--json] [--] FILE...');
    expect(code).toBe(2);
  });

  test('explains itself', async () => {
    const { code, stdout, stderr } = await hand(['--help']);
    expect(stdout).toMatch(/^Usage: /);
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('tells people the hand, and what is wrong with token, line, rule and sentence', async () => {
    const { code, stdout } = await hand(['position.yaml', 'illegal.yaml', 'missing.yaml']);
    expect(stdout).toMatch(/^position\.yaml\n\nDroggn\n {2}Seat 1 {10}XXI XX/);
    expect(stdout).toContain(`
illegal.yaml: not a legal record
  token 2, “ansager”, line 11: Seat 2 has already bid Solo, so Ansager is not high enough: seat 3 may bid Super or Super Mord, or pass.
  (droggn/auction/higher-bids-only)

missing.yaml: not a legal record
  The file cannot be read: there is no such file.
  (record/unreadable)
`);
    expect(code).toBe(2);
  });

  test('lets no record write over the terminal', async () => {
    const { stdout } = await hand(['escape.yaml']);
    expect(stdout).toContain('�[2JAnna');
    expect(stdout).not.toContain('\u001B');
  });

  test('stops quietly when nobody reads any more', async () => {
    const files = Array.from({ length: 3000 }, () => 'legal.yaml');
    const child = spawn(process.execPath, [SCRIPT, '--json', ...files], { cwd: folder });
    child.stdout.once('data', () => child.stdout.destroy());
    const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(errors).toBe('');
    expect(code).toBe(141);
  });

  test('runs as an npm script, for files named from the folder of the caller', async () => {
    const args = ['run', '--silent', '--prefix', ROOT, 'hand', '--', '--json', 'illegal.yaml'];
    const { code, stdout } = await outcomeOf(spawn('npm', args, { cwd: folder }));
    expect(summaries(stdout)).toEqual([['illegal.yaml', '2 droggn/auction/higher-bids-only']]);
    expect(code).toBe(1);
  });
});
