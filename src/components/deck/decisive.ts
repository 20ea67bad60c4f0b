import type { Hand } from '#archive/archive.ts';
import { segmentsOf } from '#archive/markup.ts';
import { flatten } from '#archive/segments.ts';
import { type Card, games, type TableView } from '#engine';
import { faultSentence, type Replay, recordFrom, replay, viewAt } from '#record';

/** Why a hand is named on the page of a card. */
export type Reason = 'laid-out' | 'bought' | 'given' | 'decides' | 'noted';

/** A moment of a hand in which a card matters. */
export interface Moment {
  readonly hand: Hand;
  readonly card: Card;
  /** The address of the step. */
  readonly at: string;
  readonly reason: Reason;
}

type Found = Omit<Moment, 'hand'>;

/** The points with which the declarer has won, by the options of the record. */
const pointsToWin = ({ record, game }: Replay): number => {
  const asked = Number(record.options['win-at']);
  return Number.isFinite(asked) ? asked : Math.floor(game.totalPoints / 2) + 1;
};

const winningCard = ({ tricks }: TableView): Card | null => {
  const trick = tricks.at(-1);
  if (!trick) return null;
  const seats = trick.cards.length;
  return trick.cards[(trick.winner - trick.lead + seats) % seats] ?? null;
};

/** The trick with which one side can no longer be stopped: its winner, and the step. */
const decision = (played: Replay): readonly Found[] => {
  const [target, total] = [pointsToWin(played), played.game.totalPoints];
  for (const step of played.steps) {
    if (step.action?.type !== 'play') continue;
    const view = viewAt(played, step);
    const { declarer, defenders } = view.points;
    if (view.trick || (declarer < target && defenders <= total - target)) continue;
    const card = winningCard(view);
    return card === null ? [] : [{ card, at: step.address, reason: 'decides' }];
  }
  return [];
};

/** Cards that are laid out, bought or given before the play. */
const announced = (played: Replay): readonly Found[] =>
  played.steps.flatMap(({ action, address }): readonly Found[] => {
    if (action?.type === 'lay') {
      const card = action.card === 'pagat' ? 'T1' : 'G';
      return [{ card, at: address, reason: 'laid-out' }];
    }
    if (action?.type !== 'buy') return [];
    return [
      { card: action.wanted, at: address, reason: 'bought' },
      { card: action.given, at: address, reason: 'given' },
    ];
  });

const noted = ({ notes }: Hand): readonly Found[] =>
  Object.entries(notes).flatMap(([at, text]) =>
    flatten(segmentsOf(text.en)).flatMap((segment): readonly Found[] =>
      segment.kind === 'card' ? [{ card: segment.card, at, reason: 'noted' }] : [],
    ),
  );

/** Everything that happens to single cards in a hand; each card and reason once. */
export const momentsOf = (hand: Hand): readonly Moment[] => {
  const record = recordFrom(hand);
  if (!record.ok)
    throw new Error(`content/hands/${hand.id}.yaml: ${faultSentence(record.error, 'en')}`);
  const played = replay(record.value);
  const seen = new Set<string>();
  return [...announced(played), ...decision(played), ...noted(hand)]
    .filter(({ card, reason }) => {
      const key = `${card} ${reason}`;
      return games[hand.game].isCard(card) && !seen.has(key) && seen.add(key);
    })
    .map((found) => ({ hand, ...found }));
};
