import type { Card } from '../core/card.ts';
import { type Deal, faultOfDeal } from '../core/deal.ts';
import type { Game, HandState } from '../core/game.ts';
import { tokenize } from '../core/notation.ts';
import { err, ok, type Result } from '../core/result.ts';
import type { RuleId } from '../core/rule.ts';
import type { Seat } from '../core/seat.ts';
import type { TableView } from '../core/view.ts';
import { games } from '../games.ts';
import type { PlayedHand } from './entry.ts';
import type { HandResult } from './handResult.ts';
import type { Player } from './player.ts';
import type { EveningRefusal } from './refusal.ts';
import { byPlayer, type Sitting } from './sitting.ts';
import type { Terms } from './terms.ts';

const PACKETS: Readonly<Record<Terms['game'], RuleId>> = {
  droggn: 'droggn/deal/packets',
  dobbm: 'dobbm/deal/packets',
};

/** What a played hand came to, `thrown-in` if all passed, or why it cannot have been. */
export const scorePlayedHand = (
  hand: PlayedHand,
  sitting: Sitting,
  terms: Terms,
): Result<HandResult | 'thrown-in', EveningRefusal> => {
  const game = games[terms.game];
  const deal = dealOf(hand, game, sitting);
  const fault = faultOfDeal(game, deal);
  if (fault) return err({ kind: 'no-deal', rule: PACKETS[terms.game], fault });
  const played = playOut(game, game.start(deal, terms.options), tokenize(hand.actions));
  if (!played.ok) return played;
  const view = game.view(played.value);
  if (view.phase !== 'over') {
    const expected = game.expected(played.value);
    return err({ kind: 'unfinished', rule: expected.rule, expected });
  }
  return ok(view.thrownIn ? 'thrown-in' : resultOf(view, sitting));
};

const dealOf = (hand: PlayedHand, game: Game, sitting: Sitting): Deal => {
  const cards = (text: string): readonly Card[] => tokenize(text).map(game.notation.canonical);
  return {
    hands: hand.deal.map(cards),
    talon: cards(hand.talon),
    rests: sitting.resting !== null,
  };
};

const playOut = (
  game: Game,
  start: HandState,
  tokens: readonly string[],
): Result<HandState, EveningRefusal> => {
  let state = start;
  let token = 0;
  for (;;) {
    const reading = game.notation.read(tokens, token);
    if (!reading) return ok(state);
    const next = reading.ok
      ? game.apply(state, reading.value.action)
      : err(game.refusalOfFault(state, reading.error));
    if (!next.ok) {
      const refusal = next.error;
      return err({ kind: 'action-refused', rule: refusal.rule, token, refusal });
    }
    state = next.value;
    token = reading.ok ? reading.value.next : token;
  }
};

const resultOf = (view: TableView, sitting: Sitting): HandResult => {
  const { score, declarer, contract, multiplier, revoked } = view;
  if (!score || declarer === null || contract === null) throw new Error('a hand without a score');
  return {
    declarer: playerAt(sitting, declarer),
    contract,
    multiplier,
    score: score.score,
    lines: score.lines,
    payments: byPlayer(sitting, score.payments),
    cardPoints: score.cardPoints,
    revokedBy: revoked === null ? null : playerAt(sitting, revoked),
  };
};

const playerAt = ({ seats }: Sitting, seat: Seat): Player => {
  const player = seats[seat - 1];
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
  return player;
};
