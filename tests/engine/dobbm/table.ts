import {
  type Action,
  type Card,
  type Deal,
  type DobbmState,
  defaultOptions,
  dobbm,
  type Refusal,
  type TableView,
  tokenize,
} from '#engine';

/** The cards of a text. */
export const cards = (text: string): readonly Card[] => tokenize(text);

/** What a test fixes of a deal; the rest of the pack is dealt to whoever lacks cards. */
export interface Wish {
  readonly 1?: string;
  readonly 2?: string;
  readonly 3?: string;
  readonly 4?: string;
  readonly dobb?: string;
  readonly rests?: boolean;
}

/** A deal with these cards in these places, filled up with the rest of the pack in its order. */
export const deal = (wish: Wish = {}): Deal => {
  const wished = [wish[1], wish[2], wish[3], wish[4], wish.dobb].map((text) => cards(text ?? ''));
  const free = dobbm.pack.filter((card) => !wished.flat().includes(card));
  const filled = wished.map((some, place) => {
    const size = place < 4 ? dobbm.handSize : dobbm.talonSize;
    return [...some, ...free.splice(0, size - some.length)];
  });
  return { hands: filled.slice(0, 4), talon: filled[4] ?? [], rests: wish.rests ?? false };
};

export const at = (matchPrice: string): Record<string, string> => ({ 'match-price': matchPrice });

const actionsOf = (text: string): readonly Action[] => {
  const tokens = tokenize(text);
  const actions: Action[] = [];
  let next = 0;
  for (;;) {
    const reading = dobbm.notation.read(tokens, next);
    if (!reading) return actions;
    if (!reading.ok) throw new Error(`cannot read ${JSON.stringify(reading.error)}`);
    actions.push(reading.value.action);
    next = reading.value.next;
  }
};

/** The state after these actions, all of which must be legal. */
export const after = (
  dealt: Deal,
  text: string,
  options: Record<string, string> = defaultOptions(dobbm.optionSpecs),
): DobbmState => {
  let state = dobbm.start(dealt, options);
  for (const action of actionsOf(text)) {
    const result = dobbm.apply(state, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    state = result.value;
  }
  return state;
};

/** The table after these actions. */
export const tableAfter = (...given: Parameters<typeof after>): TableView =>
  dobbm.view(after(...given));

/** Why the last of these actions is refused, all others being legal. */
export const refusalOf = (dealt: Deal, before: string, last: string): Refusal => {
  const [action] = actionsOf(last);
  if (!action) throw new Error('no action');
  const result = dobbm.apply(after(dealt, before), action);
  if (result.ok) throw new Error(`${last} was not refused`);
  return result.error;
};

/** The hand played on to its end, everybody playing the first legal card that he holds. */
export const playOn = (from: DobbmState): TableView => {
  let state = from;
  for (let [card] = dobbm.legalCards(state); card !== undefined; [card] = dobbm.legalCards(state)) {
    const result = dobbm.apply(state, { type: 'play', card });
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
    state = result.value;
  }
  return dobbm.view(state);
};
