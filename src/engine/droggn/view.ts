import { multiplierOf } from '../core/doubling.ts';
import type { TableView } from '../core/view.ts';
import { takesTalon } from './contracts.ts';
import { expectedOf } from './expected.ts';
import { pilesOf, pointsOf } from './piles.ts';
import type { Contracted, DroggnState, Played, Setting } from './state.ts';
import { winnerOf } from './trick.ts';

/** The whole table at one moment, with all cards open. */
export const viewOf = (state: DroggnState): TableView => {
  const { phase } = state;
  const turn = expectedOf(state).seat;
  switch (phase) {
    case 'auction':
      return { ...viewOfSetting(state), phase, turn };
    case 'discarding':
    case 'buying':
    case 'laying-out':
    case 'doubling':
      return { ...viewOfContract(state), phase, turn };
    case 'play':
      return { ...viewOfPlay(state), phase, turn };
    case 'over':
      switch (state.ending) {
        case 'thrown-in':
          return { ...viewOfSetting(state), phase, turn, thrownIn: true };
        case 'finished':
          return { ...viewOfPlay(state), phase, turn, score: state.score };
        case 'revoked': {
          const { stopped, seat, score } = state;
          return { ...viewOf(stopped), phase, turn, revoked: seat, score };
        }
      }
  }
};

const NO_POINTS = { declarer: 0, defenders: 0 };

const viewOfSetting = ({ deal, calls }: Setting): TableView => ({
  phase: 'auction',
  turn: null,
  hands: deal.hands,
  dealt: deal.hands,
  talon: deal.talon,
  talonTaken: false,
  discard: [],
  bought: null,
  laidOut: null,
  calls,
  doublings: [],
  declarer: null,
  contract: null,
  multiplier: 1,
  trick: null,
  winning: null,
  tricks: [],
  piles: { declarer: [], defenders: [] },
  points: NO_POINTS,
  revoked: null,
  thrownIn: false,
  score: null,
});

const viewOfContract = (state: Contracted & Partial<Omit<Played, 'phase'>>): TableView => {
  const { declarer, contract, hands, discard = [], tricks = [], doubling } = state;
  const piles = pilesOf(state, discard, tricks);
  return {
    ...viewOfSetting(state),
    hands,
    talonTaken: takesTalon(contract),
    discard,
    bought: state.bought ?? null,
    laidOut: state.laidOut ?? null,
    doublings: doubling?.said ?? [],
    declarer,
    contract,
    multiplier: doubling ? multiplierOf(doubling) : 1,
    tricks,
    piles,
    points: pointsOf(piles),
  };
};

const viewOfPlay = (state: Played): TableView => {
  const open = state.trick.cards.length > 0;
  return {
    ...viewOfContract(state),
    trick: open ? state.trick : null,
    winning: winnerOf(state, state.trick),
  };
};
