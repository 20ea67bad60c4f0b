import type { Card } from './card.ts';
import type { Seat } from './seat.ts';

/** The cards that can be laid out: both in Droggn alone. */
export type LayOutName = 'pagat' | 'gstiess';

/**
 * What the table says or does. Who acts follows from the state, so no action names a player but
 * `revoke`, which any seat may be found to have done.
 */
export type Action =
  | { readonly type: 'pass' }
  | { readonly type: 'bid'; readonly contract: string }
  | { readonly type: 'discard'; readonly cards: readonly Card[] }
  | { readonly type: 'buy'; readonly wanted: Card; readonly given: Card }
  | { readonly type: 'no-buy' }
  | { readonly type: 'lay'; readonly card: LayOutName }
  | { readonly type: 'lie' }
  | { readonly type: 'good' }
  | { readonly type: 'schwacher' }
  | { readonly type: 'retour' }
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'revoke'; readonly seat: Seat };

export type ActionType = Action['type'];
