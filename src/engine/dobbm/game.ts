import type { Game } from '../core/game.ts';
import { createNotation } from '../core/notation.ts';
import { apply, legalActions } from './actions.ts';
import { isCard, PACK, sortHand, suitOf } from './cards.ts';
import { CONTRACTS } from './contracts.ts';
import { countSingly } from './counting.ts';
import { expectedOf } from './expected.ts';
import { refusalOfFault } from './faults.ts';
import { legalCards, refusalOfCard } from './legal.ts';
import { OPTION_SPECS } from './options.ts';
import { PACKETS, start } from './start.ts';
import { type DobbmState, TRICKS } from './state.ts';
import { cardValue } from './values.ts';
import { viewOf } from './view.ts';

/** Dobbm: four players, one against three, 36 cards. */
export const dobbm: Game<DobbmState> = {
  ...PACKETS,
  id: 'dobbm',
  contracts: CONTRACTS,
  tricks: TRICKS,
  totalPoints: countSingly(PACK).total,
  optionSpecs: OPTION_SPECS,
  notation: createNotation(PACK, CONTRACTS),
  start,
  apply,
  expected: expectedOf,
  refusalOfFault,
  turn: (state) => expectedOf(state).seat,
  legalCards: (state) => (state.phase === 'play' ? legalCards(state) : []),
  refusalOfCard: (state, card) => (state.phase === 'play' ? refusalOfCard(state, card) : null),
  legalActions,
  view: viewOf,
  count: countSingly,
  sortHand,
  suitOf,
  cardValue,
  isCard,
};
