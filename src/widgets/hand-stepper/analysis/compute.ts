import type { Found, Job } from './job.ts';

export interface Computation {
  readonly stop: () => void;
}

/** Starts the worker on a line. What it has found before it is stopped stays found. */
export const compute = (
  job: Job,
  onFound: (found: Found) => void,
  onFailure: () => void,
): Computation => {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Found>) => onFound(data);
  worker.onerror = onFailure;
  worker.postMessage(job);
  return { stop: () => worker.terminate() };
};
