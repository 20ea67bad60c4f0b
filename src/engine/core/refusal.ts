import type { ActionType, LayOutName } from './action.ts';
import type { Card, SuitId } from './card.ts';
import type { Wanted } from './notation.ts';
import type { RuleId } from './rule.ts';
import type { Seat } from './seat.ts';
import type { Spoken } from './spoken.ts';
import type { Phase } from './view.ts';

/** What must happen now, and the rule that says so. Nobody is to act when the hand is over. */
export interface Expectation {
  readonly rule: RuleId;
  readonly phase: Phase;
  readonly seat: Seat | null;
  readonly actions: readonly ActionType[];
}

/** Where a card lies that is not where an action needs it. */
export type Whereabouts = 'hand' | 'discard' | 'given' | 'talon' | 'elsewhere';

interface Facts {
  /** The rule that is broken. */
  readonly rule: RuleId;
  /** The seat whose action is refused; null when the hand is over. */
  readonly seat: Seat | null;
}

/**
 * Why an action is refused: the rule it breaks and the facts that say what would be right. The
 * engine has no words; those are made in one place from these values.
 */
export type Refusal = Facts &
  (
    | {
        /** Not what must happen now. */
        readonly kind: 'out-of-turn';
        readonly action: ActionType;
        readonly expected: Expectation;
      }
    | {
        /** A token that is neither a word nor a card of the game. */
        readonly kind: 'unknown-word';
        readonly token: string;
        readonly expected: Expectation;
      }
    | {
        /** An action that stops or goes wrong in its middle; `found` is null at the end. */
        readonly kind: 'incomplete';
        readonly action: ActionType;
        readonly wanted: Wanted;
        readonly found: string | null;
      }
    | {
        readonly kind: 'unknown-bid';
        readonly bid: string;
        readonly ladder: readonly string[];
      }
    | {
        readonly kind: 'bid-too-low';
        readonly bid: string;
        readonly standing: Spoken;
        /** The bids that are still open; none after the highest. */
        readonly higher: readonly string[];
      }
    | {
        readonly kind: 'wrong-number';
        readonly given: number;
        readonly needed: number;
      }
    | { readonly kind: 'card-twice'; readonly card: Card }
    | {
        /** The seat does not hold the card that it plays, discards, gives or lays out. */
        readonly kind: 'card-not-held';
        readonly card: Card;
      }
    | {
        /** A card that may never be discarded. */
        readonly kind: 'never-discarded';
        readonly card: Card;
        readonly forbidden: readonly Card[];
      }
    | {
        /** High cards (kings, sows) that need as many trumps with them in the discard. */
        readonly kind: 'escort-missing';
        readonly cards: readonly Card[];
        /** The trumps in the discard that count as company. */
        readonly escorts: readonly Card[];
        /** All trumps in hand that could keep them company. */
        readonly available: readonly Card[];
      }
    | {
        /** The named card is not in a defender's hand. */
        readonly kind: 'not-with-defender';
        readonly card: Card;
        readonly where: Whereabouts;
      }
    | {
        /** This contract or this side knows no such lay-out. */
        readonly kind: 'lay-out-not-open';
        readonly card: LayOutName;
        readonly contract: string;
        readonly by: 'declarer' | 'defender';
      }
    | {
        readonly kind: 'already-laid-out';
        readonly card: LayOutName;
        readonly laidOut: Card;
        readonly by: Seat;
      }
    | {
        /** A word of the doubling that is not open to the speaker. */
        readonly kind: 'word-not-open';
        readonly word: string;
        readonly open: readonly string[];
        readonly doublings: number;
      }
    | {
        /** The hand holds the suit led. */
        readonly kind: 'must-follow';
        readonly card: Card;
        readonly led: SuitId;
        readonly legal: readonly Card[];
      }
    | {
        /** The hand is void of the suit led and holds a trump. */
        readonly kind: 'must-trump';
        readonly card: Card;
        readonly led: SuitId;
        readonly legal: readonly Card[];
      }
    | {
        /** A laid-out card must stay for the last trick while another card is legal. */
        readonly kind: 'kept-for-last';
        readonly card: Card;
        readonly legal: readonly Card[];
      }
    | {
        /** The Gstieß must go now, since the last trick is closed to it. */
        readonly kind: 'gstiess-now';
        readonly card: Card;
        readonly legal: readonly Card[];
      }
    | {
        readonly kind: 'no-such-seat';
        readonly given: number;
        readonly seats: readonly Seat[];
      }
  );

export type RefusalKind = Refusal['kind'];
