import type {
  DobbmHand,
  DroggnHand,
  LayOutName,
  PagatEventKind,
  PlayedHand,
  Player,
  Side,
} from '#engine';

export type Contract = DroggnHand['contract'] | DobbmHand['contract'];

/** How a hand ended, as the table would say it. */
export type Ending = 'points' | 'match' | 'no-trick' | 'won' | 'lost' | 'revoke';

/**
 * A hand that is being entered, with everything that has been chosen and typed so far. What does not
 * belong to the contract or the ending chosen now is kept, and comes back when they do.
 */
export interface Draft {
  readonly declarer: Player | null;
  /** Null until another than the lowest is chosen. */
  readonly contract: Contract | null;
  readonly doublings: number;
  readonly ending: Ending | null;
  /** Card points as typed, and the side that they belong to. */
  readonly points: string;
  readonly side: Side;
  readonly pagat: PagatEventKind | null;
  readonly pagatBy: Player | null;
  /** The side with the last trick, asked at a tie that it decides. */
  readonly lastTrick: Side | null;
  /** What lay out in a Super Mord. */
  readonly laidOut: LayOutName | null;
  readonly revokeBy: Player | null;
  /** Whether a card lay out when the hand was stopped. */
  readonly cardLaidOut: boolean;
  /** A hand record as pasted; null while the hand is entered as counted. */
  readonly record: string | null;
  /** The hand that the record holds, once it has been read. */
  readonly played: PlayedHand | null;
}

export const BLANK: Draft = {
  declarer: null,
  contract: null,
  doublings: 0,
  ending: null,
  points: '',
  side: 'declarer',
  pagat: null,
  pagatBy: null,
  lastTrick: null,
  laidOut: null,
  revokeBy: null,
  cardLaidOut: false,
  record: null,
  played: null,
};

/** Whether anything has been entered. */
export const isBlank = (draft: Draft): boolean =>
  JSON.stringify(draft) === JSON.stringify({ ...BLANK, side: draft.side });
