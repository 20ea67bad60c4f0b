import { readTurn, TURN_TEXT } from '#solver/turn.ts';
import type { KnownTurns, Line } from './line.ts';

const isTexts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What a file of the archive says of a recorded hand. Throws if it is no such file. */
export const readAnalysis = (line: Line, data: unknown): KnownTurns => {
  const texts = isTexts(data) ? data.turns : null;
  if (!isTexts(texts)) throw new Error('no analysis');
  return new Map(
    line.steps.flatMap(({ address }, index) => {
      const text = texts[address];
      const key = line.keys[index - 1];
      if (typeof text !== 'string' || !TURN_TEXT.test(text) || key === undefined) return [];
      return [[key, readTurn(text)] as const];
    }),
  );
};
