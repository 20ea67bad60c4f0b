import { type Card, type DroggnState, droggn, nextSeat, type Seat, seatsOf } from '#engine';
import { after, begin, cards } from './table.ts';

/** A position late in a hand: what each seat still holds, and who leads. */
export interface Ending {
  readonly hands: readonly [string, string, string];
  readonly lead: Seat;
  readonly declarer?: Seat;
  readonly contract?: 'ansager' | 'solo' | 'super' | 'super-mord';
  /** The words after the exchange; the default lays nothing out and doubles nothing. */
  readonly words?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * A legal hand that has come to the given ending. What was played before is made up: tricks of one
 * suit that the declarer leads and wins, then the few cards that are left over in any legal order
 * that gives the lead to the right seat. In a Super Mord the declarer wins all of it.
 */
export const reach = (ending: Ending): DroggnState => {
  const { triples, over } = intoTriples(ending);
  for (const loose of [[], ['T'], ['T', 'C'], ['T', 'C', 'D']]) {
    const dissolved = loose.map((suit) => triples.findLast(([card]) => card.startsWith(suit)));
    const solid = triples.filter((triple) => !dissolved.includes(triple));
    const free = [...over, ...dissolved.flatMap((triple) => triple ?? [])];
    for (let seed = 1; seed <= 300; seed += 1) {
      const found = tryDeal(ending, solid, shuffled(free, seed));
      if (found) return found;
    }
  }
  throw new Error(`no hand comes to ${ending.hands.join(' / ')}`);
};

type Triple = readonly [Card, Card, Card];

const intoTriples = ({ hands }: Ending): { triples: readonly Triple[]; over: readonly Card[] } => {
  const held = hands.flatMap(cards);
  const triples: Triple[] = [];
  const over: Card[] = [];
  for (const suit of ['T', 'C', 'D', 'S', 'H', 'G']) {
    const rest = droggn.pack.filter((card) => droggn.suitOf(card) === suit && !held.includes(card));
    while (rest.length > 2) {
      const [first, second, third] = rest.splice(0, 3);
      if (first && second && third) triples.push([first, second, third]);
    }
    over.push(...rest);
  }
  return { triples, over };
};

const shuffled = (pack: readonly Card[], seed: number): readonly Card[] => {
  let state = seed;
  const key = (): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state;
  };
  return pack
    .map((card) => ({ card, key: key() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ card }) => card);
};

const tryDeal = (
  ending: Ending,
  triples: readonly Triple[],
  over: readonly Card[],
): DroggnState | null => {
  const { contract = 'super', declarer = 1, words = 'lie good good', options = {} } = ending;
  const talon = over.slice(0, 3);
  const untouched = contract.startsWith('super');
  if (!untouched && talon.some((card) => /^(G|T1|T21|.K)$/.test(card))) return null;
  const share = (over.length - 3) / 3;
  const left = nextSeat(declarer, 3);
  const right = nextSeat(left, 3);
  const winner = share === 0 ? ending.lead : declarer;
  const hands = seatsOf(3).map((seat) => [
    ...cards(ending.hands[seat - 1] ?? ''),
    ...triples.map((triple, index) => {
      const takes = index === triples.length - 1 ? winner : declarer;
      const others = seatsOf(3).filter((other) => other !== takes);
      return seat === takes ? triple[0] : (triple[others.indexOf(seat) + 1] ?? '');
    }),
    ...over.slice(3 + share * (seat - 1), 3 + share * seat),
  ]);
  const bids = seatsOf(3).map((seat) => (seat === declarer ? contract : 'pass'));
  const exchange = untouched ? [] : ['discard', ...talon];
  const buying = contract === 'ansager' ? ['no-buy'] : [];
  const played = triples.flatMap((_, index) =>
    [declarer, left, right].map((seat) => {
      const own = cards(ending.hands[seat - 1] ?? '').length;
      return hands[seat - 1]?.[own + index] ?? '';
    }),
  );
  const text = [...bids, ...exchange, ...buying, words, ...played].join(' ');
  return search(after(begin({ hands, talon, rests: false }, options), text), ending);
};

const search = (state: DroggnState, ending: Ending): DroggnState | null => {
  const { turn, hands, tricks, trick } = droggn.view(state);
  if (turn === null) return null;
  const held = ending.hands.map(cards);
  if (!trick && hands.every((hand, index) => hand.length === held[index]?.length)) {
    return turn === ending.lead && tricks.length > 0 ? state : null;
  }
  const kept = held[turn - 1] ?? [];
  for (const card of droggn.legalCards(state).filter((one) => !kept.includes(one))) {
    const next = droggn.apply(state, { type: 'play', card });
    const found = next.ok ? search(next.value, ending) : null;
    if (found) return found;
  }
  return null;
};

/** The number of ways in which a hand can go on for so many cards. */
export const perft = (state: DroggnState, depth: number): number => {
  if (depth === 0) return 1;
  let count = 0;
  for (const card of droggn.legalCards(state)) {
    const next = droggn.apply(state, { type: 'play', card });
    if (next.ok) count += perft(next.value, depth - 1);
  }
  return count;
};
