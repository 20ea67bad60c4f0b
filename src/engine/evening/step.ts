import { err, ok, type Result } from '../core/result.ts';
import type { RuleId } from '../core/rule.ts';
import { afterHand, CLOSING_RULES, type Closing, callClosing, isOver } from './closing.ts';
import { scoreDobbmHand } from './dobbmHand.ts';
import { scoreDroggnHand } from './droggnHand.ts';
import type { ClosingCall, DobbmHand, DroggnHand, EveningEntry, PlayedHand } from './entry.ts';
import type { HandResult } from './handResult.ts';
import { playerAfter } from './player.ts';
import type { EveningRefusal } from './refusal.ts';
import type { Replay } from './replay.ts';
import { dueIn, type Session, sittingIn } from './session.ts';
import type { Sitting } from './sitting.ts';
import { type Stockerl, stockerlFor } from './stockerl.ts';
import type { Terms } from './terms.ts';

/** What an entry comes to. */
export type EveningEvent =
  | {
      readonly kind: 'hand';
      readonly sitting: Sitting;
      readonly hand: HandResult;
      /** The closing rounds that the hand belongs to, as they stood before it. */
      readonly closing: Closing | null;
    }
  | {
      readonly kind: 'thrown-in';
      readonly sitting: Sitting;
      /** Five-handed Dobbm alone. */
      readonly stockerl: Stockerl | null;
    }
  | { readonly kind: 'call'; readonly closing: Closing };

/** An entry and what it leads to. */
export interface Step {
  readonly event: EveningEvent;
  readonly session: Session;
}

type Stepped = Result<Step, EveningRefusal>;

/** The session after one more entry, or why the entry cannot stand here. */
export const step = (
  session: Session,
  entry: EveningEntry,
  terms: Terms,
  replay: Replay,
): Stepped => {
  const { closing } = session;
  if (closing && isOver(closing)) {
    const rule = CLOSING_RULES[closing.kind];
    return err({ kind: 'evening-over', rule, closing: closing.kind });
  }
  switch (entry.type) {
    case 'hand':
    case 'played':
      return stepHand(session, entry, terms, replay);
    case 'thrown-in':
      return stepThrownIn(session, terms);
    case 'last-three':
    case 'mussrunde':
      return stepCall(session, entry, terms);
  }
};

const stepCall = (session: Session, { type }: ClosingCall, terms: Terms): Stepped => {
  const called = callClosing(type, terms.game, terms.players.length, session.closing);
  if (!called.ok) return called;
  const closing = called.value;
  return ok({ event: { kind: 'call', closing }, session: { ...session, closing } });
};

/**
 * All have passed. The same dealer deals again, but of five at Dobbm the next, who collects a
 * Stockerl. Closing rounds count hands with a declarer alone.
 *
 * @rule droggn/deal/thrown-in-redeal
 * @rule droggn/scoring/thrown-in-not-counted
 * @rule dobbm/deal/thrown-in-redeal
 * @rule dobbm/deal/stockerl
 * @rule dobbm/session/mussrunde-no-auction
 */
const stepThrownIn = (session: Session, terms: Terms): Stepped => {
  const due = dueIn(session, terms);
  if (due) return err({ kind: 'no-auction', rule: 'dobbm/session/mussrunde-no-auction', due });
  const sitting = sittingIn(session, terms);
  const dealerRule: RuleId = `${terms.game}/deal/thrown-in-redeal`;
  if (terms.game === 'droggn' || sitting.resting === null) {
    const event: EveningEvent = { kind: 'thrown-in', sitting, stockerl: null };
    return ok({ event, session: { ...session, dealerRule } });
  }
  const dealer = playerAfter(session.dealer, 1, terms.players.length);
  const event: EveningEvent = {
    kind: 'thrown-in',
    sitting,
    stockerl: stockerlFor(dealer, terms),
  };
  return ok({ event, session: { ...session, dealer, dealerRule } });
};

/**
 * The declarer deals the next hand, whatever became of this one.
 *
 * @rule droggn/deal/last-declarer-deals
 * @rule dobbm/deal/last-declarer-deals
 * @rule dobbm/session/mussrunde
 */
const stepHand = (
  session: Session,
  entry: DroggnHand | DobbmHand | PlayedHand,
  terms: Terms,
  replay: Replay,
): Stepped => {
  const sitting = sittingIn(session, terms);
  const scored = scoreEntry(entry, sitting, terms, replay);
  if (!scored.ok) return scored;
  const hand = scored.value;
  if (hand === 'thrown-in') return stepThrownIn(session, terms);
  const due = dueIn(session, terms);
  if (due && hand.declarer !== due) {
    const rule = 'dobbm/session/mussrunde';
    return err({ kind: 'must-declare', rule, given: hand.declarer, due });
  }
  const { closing } = session;
  const dealerRule: RuleId = `${terms.game}/deal/last-declarer-deals`;
  return ok({
    event: { kind: 'hand', sitting, hand, closing },
    session: { dealer: hand.declarer, dealerRule, closing: afterHand(closing) },
  });
};

const scoreEntry = (
  entry: DroggnHand | DobbmHand | PlayedHand,
  sitting: Sitting,
  terms: Terms,
  replay: Replay,
): Result<HandResult | 'thrown-in', EveningRefusal> => {
  if (entry.type === 'played') return replay(entry, sitting, terms);
  if (entry.game === 'droggn' && terms.game === 'droggn') {
    return scoreDroggnHand(entry, sitting, terms);
  }
  if (entry.game === 'dobbm' && terms.game === 'dobbm') {
    return scoreDobbmHand(entry, sitting, terms);
  }
  const rule = CONTRACTS_OF[terms.game];
  return err({ kind: 'other-game', rule, game: entry.game });
};

const CONTRACTS_OF = { droggn: 'droggn/auction/ladder', dobbm: 'dobbm/auction/ladder' } as const;
