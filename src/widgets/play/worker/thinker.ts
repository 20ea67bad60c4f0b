import type { Action } from '#engine';
import type { SeatView, Strength } from '#players';
import type { Answer, Question } from './messages.ts';

export interface Thinker {
  /** What a seat does that knows this. Fails if the players cannot be started. */
  readonly ask: (view: SeatView, strength: Strength, seed: number) => Promise<Action>;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (action: Action) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts the worker in which the computer's players think. */
export const startThinker = (): Thinker => {
  const worker = new Worker(new URL('./players.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data.action);
    waiting.delete(data.id);
  };
  worker.onerror = ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message));
    waiting.clear();
  };
  return {
    ask: (view, strength, seed) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        const question: Question = { id: last, view, strength, seed };
        worker.postMessage(question);
      }),
    stop: () => worker.terminate(),
  };
};
