import { GAME_IDS, games, tokenize } from '#engine';
import { type HandRecord, recordFrom, replay } from '#record';
import { type Draft, emptyDraft, type Place, placesOf, recordOfDraft } from './draft.ts';
import { EDITOR_KEY } from './opening.ts';

/** What stands in the storage: the draft, its actions in words. */
const printed = (draft: Draft): string => {
  const { actions, ...rest } = draft;
  const tokens = actions.flatMap((action) => games[draft.game].notation.print(action));
  return JSON.stringify({ ...rest, actions: tokens.join(' ') });
};

/** Keeps a draft on this device, if the browser allows it. */
export const keepDraft = (draft: Draft): void => {
  try {
    localStorage.setItem(EDITOR_KEY, printed(draft));
  } catch {
    // A private window or no room: the draft lasts as long as the page.
  }
};

/** Whether something is kept, without looking at it. */
export const hasKept = (): boolean => {
  try {
    return localStorage.getItem(EDITOR_KEY) !== null;
  } catch {
    return false;
  }
};

/** What was kept, if it is a draft; what is not is left where it is until something else is made. */
export const keptDraft = (): Draft | null => {
  try {
    return readDraft(JSON.parse(localStorage.getItem(EDITOR_KEY) ?? 'null'));
  } catch {
    return null;
  }
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A draft in data from outside, checked by the referee. */
export const readDraft = (data: unknown): Draft | null => {
  if (!isFields(data)) return null;
  const game = GAME_IDS.find((id) => id === data.game);
  if (!game) return null;
  const empty = emptyDraft(game);
  const places = readPlaces(empty, data.places);
  const options = readOptions(empty, data.options);
  if (!places || !options) return null;
  const draft: Draft = {
    ...empty,
    options,
    places,
    names: readNames(data.names),
    rests: data.rests === true,
    seed: typeof data.seed === 'number' ? data.seed : null,
  };
  if (data.begun !== true) return draft;
  const actions = typeof data.actions === 'string' ? data.actions : '';
  const read = recordOfFields({ ...recordOfDraft(draft, 'en'), actions });
  const played = read && replay(read);
  if (!played || played.error) return null;
  const done = played.steps.flatMap(({ action }) => (action ? [action] : []));
  return { ...draft, begun: true, actions: done };
};

const recordOfFields = (record: HandRecord): HandRecord | null => {
  const { deal, game, options, actions } = record;
  const hands = deal.hands.map((hand) => hand.join(' '));
  const talon = deal.talon.join(' ');
  const text = tokenize(actions).join(' ');
  const read = recordFrom({ format: 1, game, rules: options, deal: hands, talon, actions: text });
  return read.ok ? read.value : null;
};

const readNames = (data: unknown): readonly string[] =>
  Array.isArray(data) ? data.map((name) => (typeof name === 'string' ? name : '')) : [];

const readOptions = ({ game, options }: Draft, data: unknown): Draft['options'] | null => {
  if (!isFields(data)) return null;
  const chosen = games[game].optionSpecs.map(({ key, values }) => {
    const value = values.find((one) => one === data[key]);
    return [key, value ?? options[key] ?? values[0]] as const;
  });
  return Object.fromEntries(chosen);
};

const readPlaces = ({ game }: Draft, data: unknown): Draft['places'] | null => {
  if (!isFields(data)) return null;
  const known = placesOf(game);
  const places: Record<string, Place> = {};
  for (const card of games[game].pack) {
    const place = known.find((one) => one === data[card]);
    if (place !== undefined) places[card] = place;
  }
  return places;
};
