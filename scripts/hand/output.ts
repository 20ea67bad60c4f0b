import { once } from 'node:events';

const CHUNK = 64 * 1024;

/** By convention 128 and the number of SIGPIPE: nobody reads any more. */
const PIPE_CLOSED = 141;

const NOT_WRITTEN = 2;

/** Lines to standard output: gathered into chunks, and no faster than the reader takes them. */
export interface Output {
  write(line: string): Promise<void>;
  flush(): Promise<void>;
}

export const createOutput = (): Output => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(PIPE_CLOSED);
    process.stderr.write(`The report cannot be written: ${error.message}.\n`);
    process.exit(NOT_WRITTEN);
  });
  let waiting: string[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    if (size === 0) return;
    const chunk = waiting.join('');
    waiting = [];
    size = 0;
    if (!process.stdout.write(chunk)) await once(process.stdout, 'drain');
  };
  return {
    write: async (line) => {
      waiting.push(line, '\n');
      size += line.length + 1;
      if (size >= CHUNK) await flush();
    },
    flush,
  };
};
