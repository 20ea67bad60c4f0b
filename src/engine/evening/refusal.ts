import type { DealFault } from '../core/deal.ts';
import type { Expectation, Refusal } from '../core/refusal.ts';
import type { GameId, RuleId } from '../core/rule.ts';
import type { ClosingKind, PagatEvent } from './entry.ts';
import type { Player } from './player.ts';

/** What a player who rests is said to have done. */
export type Role = 'declarer' | 'pagat' | 'revoke';

/** Why an entry cannot be where it stands: the rule that it breaks and the facts of the case. */
export type EveningRefusal = { readonly rule: RuleId } & (
  | {
      /** An entry of the other game. */
      readonly kind: 'other-game';
      readonly game: GameId;
    }
  | {
      /** The closing rounds are played. */
      readonly kind: 'evening-over';
      readonly closing: ClosingKind;
    }
  | {
      /** The closing rounds are called already. */
      readonly kind: 'already-closing';
      readonly closing: ClosingKind;
    }
  | { readonly kind: 'no-such-player'; readonly given: number; readonly players: number }
  | {
      /** The dealer rests and plays no part in the hand. */
      readonly kind: 'resting';
      readonly player: Player;
      readonly role: Role;
    }
  | {
      /** In the Mußrunde only the player left of the dealer declares. */
      readonly kind: 'must-declare';
      readonly given: Player;
      readonly due: Player;
    }
  | {
      /** In the Mußrunde there is no auction in which all could pass. */
      readonly kind: 'no-auction';
      readonly due: Player;
    }
  | { readonly kind: 'doublings-out-of-range'; readonly given: number; readonly most: number }
  | {
      readonly kind: 'points-out-of-range';
      readonly given: number;
      readonly least: number;
      readonly most: number;
    }
  | {
      /** All points are a Match, and to be entered as one. */
      readonly kind: 'points-of-match';
      readonly given: number;
    }
  | {
      /** A Super Mord is all or nothing: no points, no Match. */
      readonly kind: 'super-mord-uncounted';
      readonly given: 'points' | 'match';
    }
  | {
      /** Made or lost as a Super Mord, but not bid as one. */
      readonly kind: 'no-super-mord';
      readonly contract: string;
    }
  | {
      /** The declarer took every trick, so this cannot have become of the Pagat. */
      readonly kind: 'pagat-against-match';
      readonly pagat: PagatEvent;
    }
  | {
      /** The Pagat won the last trick, so the other side did not take it. */
      readonly kind: 'pagat-against-last-trick';
      readonly pagat: PagatEvent;
    }
  | {
      /** At a tie the last trick decides, and is not given. */
      readonly kind: 'last-trick-missing';
      readonly points: number;
    }
  | { readonly kind: 'no-deal'; readonly fault: DealFault }
  | {
      /** An action of a played hand is refused; `token` counts from 0. */
      readonly kind: 'action-refused';
      readonly token: number;
      readonly refusal: Refusal;
    }
  | {
      /** A played hand stops early. */
      readonly kind: 'unfinished';
      readonly expected: Expectation;
    }
);
