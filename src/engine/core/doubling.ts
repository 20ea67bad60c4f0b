import type { Refusal } from './refusal.ts';
import { err, ok, type Result } from './result.ts';
import type { RuleId } from './rule.ts';
import { nextSeat, type Seat } from './seat.ts';
import type { Spoken } from './spoken.ts';

/** The sources know no limit; this program stops at ten doublings, x 1024. */
export const MOST_DOUBLINGS = 10;

export type DoublingWord = 'good' | 'schwacher' | 'retour';

/** Who is speaking to what: the defenders' first word, then answers to and fro. */
export type DoublingStage = 'first-word' | 'declarer-answers' | 'defenders-answer' | 'closed';

export interface Doubling {
  readonly declarer: Seat;
  readonly seats: number;
  readonly stage: DoublingStage;
  /** Null when closed. */
  readonly speaker: Seat | null;
  readonly said: readonly Spoken[];
  readonly doublings: number;
}

/** How a game doubles, with its rules. */
export interface DoublingManner {
  /** True if the first Schwacher ends the round, false if every defender still speaks. */
  readonly schwacherEndsRound: boolean;
  readonly rules: {
    readonly bindsAll: RuleId;
    readonly retour: RuleId;
    readonly alternate: RuleId;
    readonly limit: RuleId;
  };
}

/** The declarer's left-hand neighbour has the first word. */
export const openDoubling = (declarer: Seat, seats: number): Doubling => ({
  declarer,
  seats,
  stage: 'first-word',
  speaker: nextSeat(declarer, seats),
  said: [],
  doublings: 0,
});

export const multiplierOf = (doubling: Doubling): number => 2 ** doubling.doublings;

/** The words open to the speaker. `good` always is, until the doubling is closed. */
export const openWords = (doubling: Doubling): readonly DoublingWord[] => {
  switch (doubling.stage) {
    case 'closed':
      return [];
    case 'first-word':
      return doubling.doublings === 0 ? ['good', 'schwacher'] : ['good'];
    case 'declarer-answers':
    case 'defenders-answer':
      return doubling.doublings < MOST_DOUBLINGS ? ['good', 'retour'] : ['good'];
  }
};

/** The doubling after the speaker's word, or why he may not say it. */
export const sayWord = (
  doubling: Doubling,
  word: DoublingWord,
  manner: DoublingManner,
): Result<Doubling, Refusal> => {
  const { speaker, doublings } = doubling;
  if (speaker === null) throw new Error('the doubling is closed');
  const open = openWords(doubling);
  if (!open.includes(word)) {
    const rule = ruleAgainst(doubling, word, manner);
    return err({ kind: 'word-not-open', rule, seat: speaker, word, open, doublings });
  }
  return ok({
    ...doubling,
    ...nextSpeaker(doubling, speaker, word, manner),
    said: [...doubling.said, { seat: speaker, word }],
    doublings: word === 'good' ? doublings : doublings + 1,
  });
};

const ruleAgainst = (
  { stage }: Doubling,
  word: DoublingWord,
  { rules }: DoublingManner,
): RuleId => {
  if (stage === 'first-word') return word === 'retour' ? rules.retour : rules.bindsAll;
  if (word === 'retour') return rules.limit;
  return stage === 'declarer-answers' ? rules.retour : rules.alternate;
};

type Turn = Pick<Doubling, 'stage' | 'speaker'>;

const CLOSED: Turn = { stage: 'closed', speaker: null };

const nextSpeaker = (
  { stage, declarer, seats, doublings }: Doubling,
  speaker: Seat,
  word: DoublingWord,
  manner: DoublingManner,
): Turn => {
  const answer: Turn = { stage: 'declarer-answers', speaker: declarer };
  const next = nextSeat(speaker, seats);
  switch (stage) {
    case 'closed':
      return CLOSED;
    case 'first-word':
      if (word === 'schwacher' && manner.schwacherEndsRound) return answer;
      if (next !== declarer) return { stage, speaker: next };
      return word === 'schwacher' || doublings > 0 ? answer : CLOSED;
    case 'declarer-answers':
      return word === 'good' ? CLOSED : { stage: 'defenders-answer', speaker: next };
    case 'defenders-answer':
      if (word === 'retour') return answer;
      return next === declarer ? CLOSED : { stage, speaker: next };
  }
};
