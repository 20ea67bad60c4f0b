import { type Card, type Game, games } from '#engine';
import { recordFrom, replay } from '#record';
import { readTurn, type Turn, type Worth } from '#solver/turn.ts';
import { type Analysis, analysisFile } from '../analysis/analyses.ts';
import { fingerprintOf } from '../analysis/fingerprint.ts';
import { cardsPlayed, outcomeOf, type PlayedCard } from '../analysis/turns.ts';
import type { Archive, Hand } from '../archive.ts';
import { fileOf } from '../collections.ts';
import type { Fault } from '../fault.ts';

type Place = Omit<Fault, 'file'>;

const remedy = (id: string): string => `run npm run annotate -- ${id}`;

/** Cards that may not be played at the turn, and whether a solved turn leaves one out. */
const strangeCards = (turn: Turn, legal: readonly Card[]): string | null => {
  const strange = [...turn.cards.keys()].filter((card) => !legal.includes(card));
  return strange.length > 0 ? `${strange.join(', ')} may not be played here` : null;
};

const bestOf = (worths: readonly Worth[], declares: boolean): Worth => {
  const best = declares ? Math.max : Math.min;
  return {
    lower: best(...worths.map(({ lower }) => lower)),
    upper: best(...worths.map(({ upper }) => upper)),
  };
};

const overlap = (one: Worth, other: Worth): boolean =>
  one.lower <= other.upper && other.lower <= one.upper;

const shown = ({ lower, upper }: Worth): string =>
  lower === upper ? `${lower}` : `${lower}..${upper}`;

/** A turn is worth its best card, and the card that was played leads to the next turn. */
const inconsistency = (
  turn: Turn,
  card: Card,
  legal: readonly Card[],
  declares: boolean,
  next: Worth | null,
): string | null => {
  const { value, cards } = turn;
  if (value && value.lower > value.upper) return `${shown(value)} are no bounds`;
  const worths = legal.map((one) => cards.get(one));
  if (value && worths.every((worth) => worth !== undefined)) {
    const best = bestOf(worths, declares);
    if (!overlap(best, value)) return `says ${shown(value)}, but its best card ${shown(best)}`;
  }
  const after = cards.get(card);
  return after && next && !overlap(after, next)
    ? `says that ${card} leads to ${shown(after)}, but what follows is ${shown(next)}`
    : null;
};

const turnFault = (
  game: Game,
  { card, seat, before }: PlayedCard,
  turn: Turn,
  next: Worth | null,
): string | null => {
  const legal = game.legalCards(before);
  const declares = game.view(before).declarer === seat;
  return strangeCards(turn, legal) ?? inconsistency(turn, card, legal, declares, next);
};

const faultsOf = (hand: Hand, analysis: Analysis | undefined): readonly Place[] => {
  const record = recordFrom(hand);
  if (!record.ok) return [];
  const played = replay(record.value);
  const cards = cardsPlayed(played);
  if (cards.length === 0) {
    return analysis ? [{ place: '', reason: 'no card of this hand is played; delete it' }] : [];
  }
  if (!analysis) return [{ place: '', reason: `the hand has no analysis; ${remedy(hand.id)}` }];
  if (analysis.of !== fingerprintOf(played.game, record.value)) {
    const { id } = hand;
    const reason = `was made of another deal or play than ${fileOf('hands', id)} has now`;
    return [{ place: 'of', reason: `${reason}; ${remedy(id)}` }];
  }
  const addresses = cards.map(({ address }) => address);
  if (Object.keys(analysis.turns).join(' ') !== addresses.join(' ')) {
    const reason = `must have the cards of the hand in their order; ${remedy(hand.id)}`;
    return [{ place: 'turns', reason }];
  }
  const turns = new Map(
    Object.entries(analysis.turns).map(([address, text]) => [address, readTurn(text)]),
  );
  const outcome = outcomeOf(played);
  const end = outcome === null ? null : { lower: outcome, upper: outcome };
  return cards.flatMap((card, index) => {
    const turn = turns.get(card.address);
    const following = cards[index + 1];
    const next = following ? (turns.get(following.address)?.value ?? null) : end;
    const reason = turn ? turnFault(games[hand.game], card, turn, next) : null;
    return reason === null ? [] : [{ place: `turns.${card.address}`, reason }];
  });
};

/** Hands without an analysis, and analyses that do not belong to their hand or to no hand at all. */
export const analysisFaults = ({ hands, analyses }: Archive): readonly Fault[] => [
  ...hands.flatMap((hand) =>
    faultsOf(
      hand,
      analyses.find(({ id }) => id === hand.id),
    ).map((fault) => ({ file: analysisFile(hand.id), ...fault })),
  ),
  ...analyses
    .filter(({ id }) => !hands.some((hand) => hand.id === id))
    .map(({ id }) => ({
      file: analysisFile(id),
      place: '',
      reason: `there is no hand ${fileOf('hands', id)}`,
    })),
];
