import type { Action } from '../core/action.ts';
import { higherBids } from '../core/auction.ts';
import { openWords } from '../core/doubling.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Result } from '../core/result.ts';
import { inAuction } from './auction.ts';
import { inDoubling } from './doubling.ts';
import { inDiscarding } from './exchange.ts';
import { outOfTurn } from './expected.ts';
import { ladderAfter } from './ladder.ts';
import { legalCards } from './legal.ts';
import { inLying } from './lie.ts';
import { inPlay } from './play.ts';
import { revoke } from './revoke.ts';
import type { DobbmState } from './state.ts';

/** The state after an action, or why it is refused. */
export const apply = (state: DobbmState, action: Action): Result<DobbmState, Refusal> => {
  if (action.type === 'revoke') return revoke(state, action.seat);
  switch (state.phase) {
    case 'auction':
      return inAuction(state, action);
    case 'discarding':
      return inDiscarding(state, action);
    case 'laying-out':
      return inLying(state, action);
    case 'doubling':
      return inDoubling(state, action);
    case 'play':
      return inPlay(state, action);
    case 'over':
      return outOfTurn(state, action.type);
  }
};

/** All legal actions but `discard`, which are too many, and `revoke`. */
export const legalActions = (state: DobbmState): readonly Action[] => {
  switch (state.phase) {
    case 'auction': {
      const bids = higherBids(state.calls, ladderAfter(state.calls));
      return [{ type: 'pass' }, ...bids.map((contract): Action => ({ type: 'bid', contract }))];
    }
    case 'discarding':
    case 'over':
      return [];
    case 'laying-out':
      return [{ type: 'lie' }];
    case 'doubling':
      return openWords(state.doubling).map((type) => ({ type }));
    case 'play':
      return legalCards(state).map((card) => ({ type: 'play', card }));
  }
};
