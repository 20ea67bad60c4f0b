import type { Score } from '#engine';
import { games } from '#engine';
import {
  faultSentence,
  type HandRecord,
  type Illegality,
  recordFrom,
  replay,
  stepAt,
} from '#record';
import type { Hand } from './archive.ts';
import type { BiographyExample } from './schema/biography.ts';

/** What the referee says of a hand under one reading of a rule. */
export interface Verdict {
  /** The value of the option; null where the referee has no option for it. */
  readonly value: string | null;
  /** The score, of `instead` where the reading refuses a card of the hand. */
  readonly score: Score;
  readonly contract: string;
  /** Why the hand as it was played is refused under this reading; null if it is not. */
  readonly refused: Illegality | null;
  /** What it costs if the refused card is played all the same. */
  readonly penalty: Score | null;
}

/** The same hand as far as a step, and from there on otherwise. */
const varied = (record: HandRecord, from: string, play: string): HandRecord => {
  const played = replay(record);
  const at = stepAt(played, from)?.at ?? null;
  if (at === null) throw new Error(`the hand has no step "${from}"`);
  return { ...record, actions: `${played.tokens.slice(0, at).join(' ')} ${play}` };
};

const scoreOf = (record: HandRecord) => {
  const { game, steps, error } = replay(record);
  const last = steps.at(-1);
  const view = last && game.view(last.state);
  return { error, score: view?.score ?? null, contract: view?.contract ?? null };
};

const requireScore = (record: HandRecord) => {
  const { error, score, contract } = scoreOf(record);
  if (error) throw new Error(`token ${error.at} (${error.token}): ${error.refusal.rule}`);
  if (!score || contract === null) throw new Error('the hand stops before it has a score');
  return { score, contract };
};

const verdictUnder = (
  record: HandRecord,
  value: string | null,
  { instead, revoke }: BiographyExample,
): Verdict => {
  const { error } = scoreOf(record);
  if (!error) return { value, ...requireScore(record), refused: null, penalty: null };
  if (!instead)
    throw new Error(`under "${value}" ${error.token} is refused; say how it goes on instead`);
  const upTo = replay(record).tokens.slice(0, error.at).join(' ');
  const goingOn = (rest: string) => requireScore({ ...record, actions: `${upTo} ${rest}` });
  return {
    value,
    ...goingOn(instead),
    refused: error,
    penalty: revoke === undefined ? null : goingOn(`revoke ${revoke}`).score,
  };
};

/**
 * An example under every value of an option, the default first, or as the referee decides it if
 * there is no option.
 *
 * @throws Error with the reason if the example cannot be played to its end
 */
export const verdictsOn = (
  hand: Hand,
  example: BiographyExample,
  option: string | undefined,
): readonly Verdict[] => {
  const parsed = recordFrom(hand);
  if (!parsed.ok) throw new Error(faultSentence(parsed.error, 'en'));
  const { from, play } = example;
  const own = parsed.value;
  const record = from === undefined || play === undefined ? own : varied(own, from, play);
  if (option === undefined) return [verdictUnder(record, null, example)];
  const spec = games[hand.game].optionSpecs.find(({ key }) => key === option);
  if (!spec) throw new Error(`${hand.game} has no option "${option}"`);
  return spec.values.map((value) =>
    verdictUnder({ ...record, options: { ...record.options, [option]: value } }, value, example),
  );
};
