import type { Action } from '../core/action.ts';
import { type Card, without } from '../core/card.ts';
import type { Refusal } from '../core/refusal.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { Seat } from '../core/seat.ts';
import { type OpenTrick, seatToPlay, type Trick } from '../core/trick.ts';
import { outOfTurn } from './expected.ts';
import { refusalOfCard } from './legal.ts';
import { scoreOf } from './score.ts';
import { type DroggnState, handOf, type PlayState, SEATS, TRICKS } from './state.ts';
import { winnerOf } from './trick.ts';

export const inPlay = (state: PlayState, action: Action): Result<DroggnState, Refusal> => {
  if (action.type !== 'play') return outOfTurn(state, action.type);
  const refusal = refusalOfCard(state, action.card);
  return refusal ? err(refusal) : ok(playCard(state, action.card));
};

const playCard = (state: PlayState, card: Card): DroggnState => {
  const seat = seatToPlay(state.trick, SEATS);
  const hands = state.hands.with(seat - 1, without(handOf(state, seat), card));
  const trick: OpenTrick = { lead: state.trick.lead, cards: [...state.trick.cards, card] };
  const winner = trick.cards.length < SEATS ? null : winnerOf(state, trick);
  if (winner === null) return { ...state, hands, trick };
  return afterTrick({ ...state, hands }, { ...trick, winner });
};

/**
 * The winner leads to the next trick. After 21 tricks the hand is over, a Super Mord with the first
 * trick that the declarer loses.
 *
 * @rule droggn/play/winner-leads
 * @rule droggn/play/twenty-one-tricks
 * @rule droggn/scoring/super-mord-ends
 */
const afterTrick = (state: PlayState, last: Trick): DroggnState => {
  const tricks = [...state.tricks, last];
  const trick: OpenTrick = { lead: last.winner, cards: [] };
  if (tricks.length < TRICKS && !endsSuperMord(state, last.winner)) {
    return { ...state, trick, tricks };
  }
  const played = { ...state, trick, tricks };
  return { ...played, phase: 'over', ending: 'finished', score: scoreOf(played) };
};

const endsSuperMord = ({ contract, declarer }: PlayState, winner: Seat): boolean =>
  contract === 'super-mord' && winner !== declarer;
