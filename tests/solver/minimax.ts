import {
  type DobbmState,
  type DroggnState,
  dobbm,
  droggn,
  type HandState,
  type TableView,
} from '#engine';

type Worth = (table: TableView) => number;

/** What the declarer comes to in the end: card points, in a Super Mord 1 for all tricks. */
const pointsOf: Worth = (table) => {
  if (table.contract !== 'super-mord') return table.points.declarer;
  return (table.score?.score ?? 0) > 0 ? 1 : 0;
};

const childrenOf = (state: DroggnState | DobbmState): readonly (DroggnState | DobbmState)[] => {
  const states: (DroggnState | DobbmState)[] = [];
  if (state.game === 'droggn') {
    for (const card of droggn.legalCards(state)) {
      const next = droggn.apply(state, { type: 'play', card });
      if (next.ok) states.push(next.value);
    }
  } else {
    for (const card of dobbm.legalCards(state)) {
      const next = dobbm.apply(state, { type: 'play', card });
      if (next.ok) states.push(next.value);
    }
  }
  return states;
};

/** What the referee scores in the end. */
export const scoreOf: Worth = ({ score }) => score?.score ?? Number.NaN;

/** Tries every card of every seat with the referee alone, but stops where the answer is settled. */
const valueBetween = (
  state: DroggnState | DobbmState,
  worth: Worth,
  alpha: number,
  beta: number,
): number => {
  if (state.phase !== 'play') {
    return worth(state.game === 'droggn' ? droggn.view(state) : dobbm.view(state));
  }
  const { trick, declarer, hands } = state;
  const declares = ((trick.lead - 1 + trick.cards.length) % hands.length) + 1 === declarer;
  let low = alpha;
  let high = beta;
  for (const next of childrenOf(state)) {
    const value = valueBetween(next, worth, low, high);
    if (declares) low = Math.max(low, value);
    else high = Math.min(high, value);
    if (low >= high) break;
  }
  return declares ? low : high;
};

const isPlayed = (state: HandState): state is DroggnState | DobbmState => state.game !== undefined;

/** The value of a state by minimax over the referee. */
export const minimax = (state: HandState, worth: Worth = pointsOf): number => {
  if (!isPlayed(state)) throw new Error('no state of a game');
  return valueBetween(state, worth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
};
