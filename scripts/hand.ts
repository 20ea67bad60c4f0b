import { parseArgs } from 'node:util';
import { judge, type Verdict } from './hand/judge.ts';
import { createOutput } from './hand/output.ts';
import { USAGE } from './hand/usage.ts';

/** The referee at the command line: `npm run --silent hand -- [--json] FILE...` */

interface Command {
  readonly json: boolean;
  readonly files: readonly string[];
}

const ALL_LEGAL = 0;
const SOME_ILLEGAL = 1;
const UNREADABLE_OR_MISUSED = 2;

/** What is asked for; the text of an error if the command line is wrong; null for `--help`. */
const readCommand = (): Command | string | null => {
  try {
    const { values, positionals } = parseArgs({
      options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help) return null;
    return positionals.length > 0
      ? { json: values.json ?? false, files: positionals }
      : 'No file is given.';
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
};

const exitCodeOf = (verdicts: ReadonlySet<Verdict>): number => {
  if (verdicts.has('unreadable')) return UNREADABLE_OR_MISUSED;
  return verdicts.has('illegal') ? SOME_ILLEGAL : ALL_LEGAL;
};

const run = async ({ json, files }: Command): Promise<number> => {
  const output = createOutput();
  const verdicts = new Set<Verdict>();
  for (const [index, file] of files.entries()) {
    const { verdict, lines } = await judge(file, json ? 'json' : 'text');
    verdicts.add(verdict);
    if (!json && index > 0) await output.write('');
    for (const line of lines) await output.write(line);
  }
  await output.flush();
  return exitCodeOf(verdicts);
};

const command = readCommand();
if (command === null) {
  process.stdout.write(`${USAGE}\n`);
} else if (typeof command === 'string') {
  process.stderr.write(`${command}\n\n${USAGE}\n`);
  process.exitCode = UNREADABLE_OR_MISUSED;
} else {
  process.exitCode = await run(command);
}
