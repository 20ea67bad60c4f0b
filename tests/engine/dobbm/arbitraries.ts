import fc from 'fast-check';
import { type Action, type Card, type Deal, type DobbmState, dobbm } from '#engine';

/** Any deal. */
export const deals: fc.Arbitrary<Deal> = fc
  .tuple(fc.shuffledSubarray([...dobbm.pack], { minLength: dobbm.pack.length }), fc.boolean())
  .map(([pack, rests]) => ({
    hands: dobbm.seats.map((seat) => pack.slice((seat - 1) * 8, seat * 8)),
    talon: pack.slice(32),
    rests,
  }));

/** Enough choices for a whole hand. */
const choices = fc.array(fc.nat({ max: 10_000 }), { minLength: 64, maxLength: 64 });

const pick = <Item>(items: readonly Item[], choice: number): Item => {
  const item = items[choice % items.length];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
};

/** Four cards of twelve that may be discarded: sows only where hearts go with them. */
const discardOf = (hand: readonly Card[], choice: number): Action => {
  const escorts = hand.filter((card) => dobbm.suitOf(card) === 'H' && card !== 'HS');
  const sows = hand.filter((card) => card.endsWith('S'));
  const others = hand.filter((card) => !sows.includes(card));
  const pairs = choice % (Math.min(2, sows.length, escorts.length) + 1);
  const chosen = [...sows.slice(0, pairs), ...escorts.slice(0, pairs)];
  const rest = others.filter((card) => !chosen.includes(card));
  const start = choice % (rest.length - 3);
  return { type: 'discard', cards: [...chosen, ...rest.slice(start)].slice(0, 4) };
};

/** All states of one legal hand, the first before any word, the last over. */
const statesOf = (deal: Deal, chosen: readonly number[]): readonly DobbmState[] => {
  const states: DobbmState[] = [dobbm.start(deal, { 'match-price': '12' })];
  for (const choice of chosen) {
    const state = states.at(-1);
    if (!state || state.phase === 'over') return states;
    const action =
      state.phase === 'discarding'
        ? discardOf(state.hands[state.declarer - 1] ?? [], choice)
        : pick(dobbm.legalActions(state), choice);
    const result = dobbm.apply(state, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    states.push(result.value);
  }
  return states;
};

/** Any legal hand from beginning to end, state by state. */
export const hands: fc.Arbitrary<readonly DobbmState[]> = fc
  .tuple(deals, choices)
  .map(([deal, chosen]) => statesOf(deal, chosen))
  .filter((states) => states.at(-1)?.phase === 'over');
