import {
  type Action,
  type Card,
  chooseOptions,
  type Deal,
  type DroggnState,
  droggn,
  err,
  ok,
  type Refusal,
  type Result,
  type Seat,
  type TableView,
  tokenize,
} from '#engine';

/** The cards of a line such as `T21 G HK`. */
export const cards = (line: string): readonly Card[] => tokenize(line);

type Packet = Seat | 'talon';

/** A deal in which the given packets hold at least the given cards; the rest comes in pack order. */
export const dealWith = (
  wished: Partial<Readonly<Record<Packet, string>>>,
  filler: readonly Card[] = droggn.pack,
): Deal => {
  const named = Object.values(wished).flatMap(cards);
  const rest = filler.filter((card) => !named.includes(card));
  const packet = (name: Packet, size: number): readonly Card[] => {
    const own = cards(wished[name] ?? '');
    return [...own, ...rest.splice(0, size - own.length)];
  };
  return {
    talon: packet('talon', 3),
    hands: [packet(1, 21), packet(2, 21), packet(3, 21)],
    rests: false,
  };
};

/** The actions of a text in the notation of hand records. */
export const actionsOf = (text: string): readonly Action[] => {
  const tokens = tokenize(text);
  const actions: Action[] = [];
  for (let at = 0; at < tokens.length; ) {
    const reading = droggn.notation.read(tokens, at);
    if (!reading?.ok) throw new Error(`cannot read ${tokens[at]}: ${JSON.stringify(reading)}`);
    actions.push(reading.value.action);
    at = reading.value.next;
  }
  return actions;
};

/** A hand before its first word, with the options that differ from the default. */
export const begin = (deal: Deal, chosen: Readonly<Record<string, unknown>> = {}): DroggnState => {
  const options = chooseOptions(droggn.optionSpecs, chosen);
  if (!options.ok) throw new Error(JSON.stringify(options.error));
  return droggn.start(deal, options.value);
};

/** The state after actions, or the first refusal. */
export const attempt = (state: DroggnState, text: string): Result<DroggnState, Refusal> => {
  let now = state;
  for (const action of actionsOf(text)) {
    const next = droggn.apply(now, action);
    if (!next.ok) return err(next.error);
    now = next.value;
  }
  return ok(now);
};

/** The state after actions that must all be legal. */
export const after = (state: DroggnState, text: string): DroggnState => {
  const result = attempt(state, text);
  if (result.ok) return result.value;
  throw new Error(`“${text}” was refused: ${JSON.stringify(result.error)}`);
};

/** The refusal of actions of which one must be illegal. */
export const refusal = (state: DroggnState, text: string): Refusal => {
  const result = attempt(state, text);
  if (result.ok) throw new Error(`“${text}” was accepted`);
  return result.error;
};

export const view = (state: DroggnState): TableView => droggn.view(state);

/** The score lines of a finished hand, shortened to `points x times rule`. */
export const linesOf = (state: DroggnState): readonly string[] =>
  (view(state).score?.lines ?? []).map(
    ({ rule, points, times }) => `${points} x ${times} ${rule.replace('droggn/', '')}`,
  );
