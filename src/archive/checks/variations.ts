import { isSameAction, playOn, type Replay } from '#record';
import { createSpeech, refusalSentence } from '#words';
import type { Hand } from '../archive.ts';
import type { Fault } from '../fault.ts';
import type { VariationEntry } from '../schema/hand.ts';
import { noteFaults } from './notes.ts';

type VariationFault = Omit<Fault, 'file'>;

const faultsOf = (
  { id, instead, actions, notes }: VariationEntry,
  played: Replay,
  place: string,
): readonly VariationFault[] => {
  const { game, record, steps } = played;
  const replaced = steps.findIndex(({ address }) => address === instead);
  if (replaced < 1) {
    return [{ place: `${place}.instead`, reason: `the hand has no step ${instead}` }];
  }
  const earlier = steps.slice(0, replaced);
  const { steps: own, error } = playOn(game, earlier, actions);
  if (error) {
    const speech = createSpeech({ locale: 'en', game: game.id, players: record.players });
    const reason = `${error.refusal.rule}: ${refusalSentence(error.refusal, speech)}`;
    return [{ place: `${place}.actions: token ${error.at} (${error.token})`, reason }];
  }
  const first = own[0]?.action;
  const recorded = steps[replaced]?.action;
  if (!first || (recorded && isSameAction(game, first, recorded))) {
    return [
      {
        place: `${place}.actions`,
        reason: `“${id}” begins as the record does at ${instead}; it must leave the record there`,
      },
    ];
  }
  const early = Object.keys(notes).filter((address) =>
    earlier.some((step) => step.address === address),
  );
  return [
    ...early.map((address) => ({
      place: `${place}.notes.${address}`,
      reason: `the step belongs to the record; “${id}” begins at ${instead}`,
    })),
    ...noteFaults(notes, { ...played, steps: [...earlier, ...own] }, `${place}.notes`),
  ];
};

/** What is wrong with the variations of a hand: illegal, the same as the record, named twice. */
export const variationFaults = (hand: Hand, played: Replay): readonly VariationFault[] => {
  const variations = hand.variations ?? [];
  const twice = variations.flatMap(({ id }, index) =>
    variations.findIndex((one) => one.id === id) < index
      ? [{ place: `variations.${index}.id`, reason: `“${id}” is taken by another variation` }]
      : [],
  );
  return [
    ...twice,
    ...variations.flatMap((one, index) => faultsOf(one, played, `variations.${index}`)),
  ];
};
