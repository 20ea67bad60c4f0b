import type { GameId, RuleId, ScoreLine, Seat, SidePoints, Trick } from '#engine';
import { createSpeech, refusalSentence } from '#words';
import type { RecordFault } from './fault.ts';
import { faultSentence } from './faultWords.ts';
import { parseRecord } from './parse.ts';
import type { HandRecord } from './record.ts';
import { playThrough } from './replay.ts';
import type { Illegality, Outcome } from './steps.ts';

/** What the referee says of one file: an object of one shape, with its keys in a fixed order. */
export type Report = LegalReport | IllegalReport;

/** A legal record. What does not apply is absent, not null. */
export interface LegalReport {
  readonly file: string;
  readonly ok: true;
  readonly game: GameId;
  readonly complete: boolean;
  readonly thrownIn: boolean;
  readonly declarer?: Seat;
  readonly contract?: string;
  readonly multiplier?: number;
  readonly tricks?: readonly Trick[];
  readonly cardPoints?: SidePoints;
  readonly score?: number;
  readonly lines?: readonly ScoreLine[];
  readonly payments?: readonly number[];
}

/** An illegal record. `at` and `token` are null where the file itself is at fault. */
export interface IllegalReport {
  readonly file: string;
  readonly ok: false;
  readonly error: {
    readonly at: number | null;
    readonly token: string | null;
    readonly rule: RuleId | RecordFault['rule'];
    readonly message: string;
  };
}

/** The report on a file with this text. Never throws. */
export const report = (file: string, text: string): Report => {
  const record = parseRecord(text);
  if (!record.ok) return reportFault(file, record.error);
  const outcome = playThrough(record.value);
  return outcome.error
    ? reportIllegality(file, record.value, outcome.error)
    : reportOutcome(file, outcome);
};

/** The report on a file that is no record. */
export const reportFault = (file: string, fault: RecordFault): IllegalReport => ({
  file,
  ok: false,
  error: { at: null, token: null, rule: fault.rule, message: faultSentence(fault, 'en') },
});

const reportIllegality = (
  file: string,
  { game, players }: HandRecord,
  { at, token, refusal }: Illegality,
): IllegalReport => {
  const message = refusalSentence(refusal, createSpeech({ locale: 'en', game, players }));
  return { file, ok: false, error: { at, token, rule: refusal.rule, message } };
};

const reportOutcome = (file: string, { game, state }: Outcome): LegalReport => {
  const view = game.view(state);
  const { thrownIn, declarer, contract, multiplier, score } = view;
  const complete = state.phase === 'over';
  const head = { file, ok: true, game: game.id, complete, thrownIn } as const;
  if (thrownIn || declarer === null || contract === null) return head;
  const tricks = view.tricks.map(({ lead, cards, winner }) => ({ lead, cards, winner }));
  const hand = { ...head, declarer, contract, multiplier, tricks };
  if (!score) return hand;
  const lines = score.lines.map(({ rule, points, times }) => ({ rule, points, times }));
  return {
    ...hand,
    ...(score.cardPoints && { cardPoints: score.cardPoints }),
    score: score.score,
    lines,
    payments: score.payments,
  };
};
