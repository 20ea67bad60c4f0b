import { annotateLine } from '#solver';
import { type Found, type Job, NODES } from './job.ts';

/** Solves for the analysis, so that the page never waits. */
addEventListener('message', ({ data }: MessageEvent<Job>) => {
  annotateLine({
    ...data,
    again: false,
    maxNodes: NODES,
    onTurn: (index, turn, done) => {
      const found: Found = { index, turn, done };
      postMessage(found);
    },
  });
});
