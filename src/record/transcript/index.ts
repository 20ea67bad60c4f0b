import { createSpeech, type Locale } from '#words';
import type { HandRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { viewAt } from '../steps.ts';
import { dealLines } from './dealing.ts';
import type { Lines } from './layout.ts';
import { trickLines, wordLines } from './playing.ts';
import { scoreLines } from './scoring.ts';

/**
 * A legal record for people to read: the deal, what was said, the hand trick by trick, then the
 * score line by line.
 */
export const transcript = (record: HandRecord, locale: Locale = 'en'): Lines => {
  const played = replay(record);
  const { game, players } = record;
  const speech = createSpeech({ locale, game, players });
  const last = played.steps.at(-1);
  if (!last) throw new Error('a replay without a start');
  return [
    ...dealLines(record, speech),
    ...wordLines(played, 'auction', speech),
    ...wordLines(played, 'exchange', speech),
    ...wordLines(played, 'doubling', speech),
    ...trickLines(played, speech),
    ...wordLines(played, 'revoke', speech),
    ...scoreLines(record, viewAt(played, last), speech),
  ];
};
