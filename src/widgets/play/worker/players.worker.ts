import { decide } from '#players';
import type { Answer, Question } from './messages.ts';

/** Thinks for the computer's players, so that the page never waits for them. */
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  const { id, view, strength, seed } = data;
  const answer: Answer = { id, action: decide(view, strength, { state: seed | 1 }) };
  postMessage(answer);
});
