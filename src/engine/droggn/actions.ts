import type { Action } from '../core/action.ts';
import { higherBids } from '../core/auction.ts';
import { openWords } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Result } from '../core/result.ts';
import { inAuction } from './auction.ts';
import { inBuying } from './buying.ts';
import { LADDER } from './contracts.ts';
import { inDoubling } from './doubling.ts';
import { inDiscarding } from './exchange.ts';
import { outOfTurn } from './expected.ts';
import { inLayingOut } from './layOut.ts';
import { legalCards } from './legal.ts';
import { inPlay } from './play.ts';
import { revoke } from './revoke.ts';
import type { DroggnState } from './state.ts';

/** The state after an action, or why it is refused. */
export const apply = (state: DroggnState, action: Action): Result<DroggnState, Refusal> => {
  if (action.type === 'revoke') return revoke(state, action.seat);
  switch (state.phase) {
    case 'auction':
      return inAuction(state, action);
    case 'discarding':
      return inDiscarding(state, action);
    case 'buying':
      return inBuying(state, action);
    case 'laying-out':
      return inLayingOut(state, action);
    case 'doubling':
      return inDoubling(state, action);
    case 'play':
      return inPlay(state, action);
    case 'over':
      return outOfTurn(state, action.type);
  }
};

const LAY_PAGAT: Action = { type: 'lay', card: 'pagat' };
const LAY_GSTIESS: Action = { type: 'lay', card: 'gstiess' };

/** All legal actions but `discard` and `buy`, which are too many, and `revoke`. */
export const legalActions = (state: DroggnState): readonly Action[] => {
  switch (state.phase) {
    case 'auction': {
      const bids = higherBids(state.calls, LADDER);
      return [{ type: 'pass' }, ...bids.map((contract): Action => ({ type: 'bid', contract }))];
    }
    case 'discarding':
    case 'over':
      return [];
    case 'buying':
      return [{ type: 'no-buy' }];
    case 'laying-out':
      return [...legalLayOuts(state), { type: 'lie' }];
    case 'doubling':
      return [...legalLayOuts(state), ...openWords(state.doubling).map((type) => ({ type }))];
    case 'play':
      return legalCards(state).map((card) => ({ type: 'play', card }));
  }
};

const legalLayOuts = (state: DroggnState): readonly Action[] =>
  [LAY_PAGAT, LAY_GSTIESS].filter((action) => apply(state, action).ok);
