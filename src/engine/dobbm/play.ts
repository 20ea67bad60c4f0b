import type { Action } from '../core/action.ts';
import { type Card, without } from '../core/card.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import { type OpenTrick, seatToPlay, type Trick } from '../core/trick.ts';
import { outOfTurn } from './expected.ts';
import { refusalOfCard } from './legal.ts';
import { scoreOf } from './score.ts';
import { type DobbmState, handOf, type PlayState, SEATS, TRICKS } from './state.ts';
import { winnerOf } from './trick.ts';

export const inPlay = (state: PlayState, action: Action): Result<DobbmState, Refusal> => {
  if (action.type !== 'play') return outOfTurn(state, action.type);
  const refusal = refusalOfCard(state, action.card);
  return refusal ? err(refusal) : ok(playCard(state, action.card));
};

const playCard = (state: PlayState, card: Card): DobbmState => {
  const seat = seatToPlay(state.trick, SEATS);
  const hands = state.hands.with(seat - 1, without(handOf(state, seat), card));
  const trick: OpenTrick = { lead: state.trick.lead, cards: [...state.trick.cards, card] };
  const winner = trick.cards.length < SEATS ? null : winnerOf(trick);
  if (winner === null) return { ...state, hands, trick };
  return afterTrick({ ...state, hands }, { ...trick, winner });
};

/**
 * The winner leads to the next trick. After eight tricks the hand is over.
 *
 * @rule dobbm/play/winner-leads
 * @rule dobbm/play/eight-tricks
 */
const afterTrick = (state: PlayState, last: Trick): DobbmState => {
  const tricks = [...state.tricks, last];
  const played: PlayState = { ...state, trick: { lead: last.winner, cards: [] }, tricks };
  if (tricks.length < TRICKS) return played;
  return { ...played, phase: 'over', ending: 'finished', score: scoreOf(played) };
};
