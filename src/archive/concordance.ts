import { recordFrom, replay, rulesByStep } from '#record';
import type { Hand } from './archive.ts';

/** A step of a hand at which a rule is seen at work. */
export interface Sighting {
  readonly hand: Hand;
  /** The address of the step, as `t4.2`. */
  readonly at: string;
}

const sightingsIn = (hand: Hand): readonly (readonly [rule: string, sighting: Sighting])[] => {
  const record = recordFrom(hand);
  if (!record.ok) return [];
  const seen = new Set<string>();
  return Object.entries(rulesByStep(replay(record.value))).flatMap(([at, rules]) =>
    rules
      .filter((rule) => !seen.has(rule) && seen.add(rule))
      .map((rule) => [rule, { hand, at }] as const),
  );
};

/**
 * Where each rule is seen at work: its first step in every hand, in the order of the hands. Found by
 * replaying them, so that nobody has to write it down.
 */
export const concordanceOf = (hands: readonly Hand[]): ReadonlyMap<string, readonly Sighting[]> => {
  const found = new Map<string, Sighting[]>();
  for (const [rule, sighting] of hands.flatMap(sightingsIn))
    found.set(rule, [...(found.get(rule) ?? []), sighting]);
  return found;
};
