import { faultSentence, type Replay, recordFrom, replay, viewAt } from '#record';
import { createSpeech, refusalSentence } from '#words';
import type { Archive, Hand } from '../archive.ts';
import { fileOf } from '../collections.ts';
import type { Fault } from '../fault.ts';
import { noteFaults, strangersIn } from './notes.ts';
import { variationFaults } from './variations.ts';

/** What is wrong with a hand, without its file: where, and what would be right. */
type HandFault = Omit<Fault, 'file'>;

const illegality = ({ record, error }: Replay): readonly HandFault[] => {
  if (!error) return [];
  const { at, token, refusal } = error;
  const { game, players } = record;
  const sentence = refusalSentence(refusal, createSpeech({ locale: 'en', game, players }));
  return [{ place: `token ${at} (${token})`, reason: `${refusal.rule}: ${sentence}` }];
};

const differs = (name: string, expected: unknown, found: unknown): readonly HandFault[] => {
  const [wanted, given] = [JSON.stringify(expected), JSON.stringify(found)];
  return expected === undefined || wanted === given
    ? []
    : [{ place: `expect.${name}`, reason: `says ${wanted}, but the referee comes to ${given}` }];
};

const unfinished: readonly HandFault[] = [
  { place: 'actions', reason: 'the hand stops before it has a score; play it to its end' },
];

/** Where the result that the author expects is not the referee's. */
const surprises = ({ expect }: Hand, played: Replay): readonly HandFault[] => {
  const last = played.steps.at(-1);
  const view = last && viewAt(played, last);
  if (view?.thrownIn) return differs('thrownIn', 'thrownIn' in expect, true);
  if (!view?.score) return unfinished;
  if ('thrownIn' in expect) return differs('thrownIn', true, false);
  const { score, cardPoints, payments } = view.score;
  return [
    ...differs('score', expect.score, score),
    ...differs('cardPoints.declarer', expect.cardPoints?.declarer, cardPoints?.declarer),
    ...differs('cardPoints.defenders', expect.cardPoints?.defenders, cardPoints?.defenders),
    ...differs('payments', expect.payments, payments),
    ...differs('multiplier', expect.multiplier, view.multiplier),
  ];
};

const faultsOf = (hand: Hand): readonly HandFault[] => {
  const [folder] = hand.id.split('/');
  if (folder !== hand.game) {
    return [
      { place: 'game', reason: `a hand of ${hand.game} stands in content/hands/${hand.game}` },
    ];
  }
  const record = recordFrom(hand);
  if (!record.ok) {
    return [{ place: record.error.rule, reason: faultSentence(record.error, 'en') }];
  }
  const played = replay(record.value);
  const illegal = illegality(played);
  if (illegal.length > 0) return illegal;
  return [
    ...surprises(hand, played),
    ...strangersIn(hand, played),
    ...noteFaults(hand.notes, played, 'notes'),
    ...variationFaults(hand, played),
  ];
};

/** Replays every hand: illegal actions, unexpected results, notes and variations that do not hold. */
export const handFaults = (archive: Archive): readonly Fault[] =>
  archive.hands.flatMap((hand) =>
    faultsOf(hand).map((fault) => ({ file: fileOf('hands', hand.id), ...fault })),
  );
