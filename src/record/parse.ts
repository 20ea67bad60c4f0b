import {
  chooseOptions,
  err,
  GAME_IDS,
  type Game,
  games,
  type Options,
  ok,
  type Result,
} from '#engine';
import { readDeal } from './deal.ts';
import type { FormatFault, OptionsFault, RecordFault, SyntaxFault } from './fault.ts';
import { FORMAT, type HandRecord } from './record.ts';
import { entryOf, isMapping, type Mapping, shown, sortOf } from './value.ts';
import { readMapping } from './yaml.ts';

/** The hand record that a text holds, or the first fault of the text. */
export const parseRecord = (text: string): Result<HandRecord, RecordFault> => {
  const mapping = readMapping(text);
  return mapping.ok ? recordFrom(mapping.value) : mapping;
};

/** The keys after format and game, and the rule that a record without one of them breaks. */
const REQUIRED = [
  ['deal', 'record/deal'],
  ['talon', 'record/deal'],
  ['actions', 'record/syntax'],
] as const;

/**
 * The hand record in data that has been read already (from YAML or JSON), or its first fault. Keys
 * that the format does not know are the archive's own and are ignored.
 */
export const recordFrom = (data: unknown): Result<HandRecord, RecordFault> => {
  if (!isMapping(data)) return err(syntax({ kind: 'no-mapping', found: sortOf(data) }));
  const game = readGame(data);
  if (!game.ok) return game;
  const missing = REQUIRED.find(([key]) => !Object.hasOwn(data, key));
  if (missing) return err({ kind: 'missing-key', key: missing[0], rule: missing[1] });
  const options = readOptions(data, game.value);
  if (!options.ok) return options;
  const names = readNames(data, game.value);
  if (!names.ok) return names;
  const deal = readDeal(data, game.value, names.value.rests !== null);
  if (!deal.ok) return deal;
  const actions = entryOf(data, 'actions') ?? '';
  if (typeof actions !== 'string') return err(wrongSort('actions', 'text', actions));
  return ok({
    game: game.value.id,
    options: options.value,
    ...names.value,
    deal: deal.value,
    actions,
  });
};

type WithoutRule<Fault> = Fault extends unknown ? Omit<Fault, 'rule'> : never;

const syntax = (fault: WithoutRule<SyntaxFault>): SyntaxFault => ({
  rule: 'record/syntax',
  ...fault,
});

const wrongSort = (key: string, wanted: 'text' | 'name' | 'list' | 'mapping', value: unknown) =>
  syntax({ kind: 'wrong-sort', key, wanted, found: isBlank(value) ? 'nothing' : sortOf(value) });

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

const readGame = (data: Mapping): Result<Game, FormatFault> => {
  const rule = 'record/format';
  const format = entryOf(data, 'format');
  if (format === undefined) return err({ rule, kind: 'missing-key', key: 'format' });
  if (shown(format) !== String(FORMAT))
    return err({ rule, kind: 'unknown-format', found: shown(format) });
  const game = entryOf(data, 'game');
  if (game === undefined) return err({ rule, kind: 'missing-key', key: 'game' });
  const id = GAME_IDS.find((one) => typeof game === 'string' && one === game.toLowerCase());
  return id === undefined
    ? err({ rule, kind: 'unknown-game', found: shown(game), known: GAME_IDS })
    : ok(games[id]);
};

/** Only what differs from the default need be there. */
const readOptions = (data: Mapping, game: Game): Result<Options, OptionsFault | SyntaxFault> => {
  const rule = 'record/options';
  const chosen = entryOf(data, 'rules') ?? {};
  if (!isMapping(chosen)) return err(wrongSort('rules', 'mapping', chosen));
  const values = Object.entries(chosen).map(([key, value]) => [key, shown(value).toLowerCase()]);
  const options = chooseOptions(game.optionSpecs, Object.fromEntries(values));
  if (options.ok) return options;
  const { key, known } = options.error;
  return options.error.kind === 'unknown-key'
    ? err({ rule, kind: 'unknown-option', key: shown(key), known })
    : err({ rule, kind: 'unknown-value', key, found: shown(entryOf(chosen, key)), known });
};

type Names = Pick<HandRecord, 'players' | 'rests'>;

/** Names are optional; if there are any, every seat has one. */
const readNames = (data: Mapping, game: Game): Result<Names, SyntaxFault> => {
  const rests = entryOf(data, 'rests') ?? null;
  if (rests !== null && !isName(rests)) return err(wrongSort('rests', 'name', rests));
  const players = entryOf(data, 'players') ?? null;
  if (players === null) return ok({ players, rests });
  if (!Array.isArray(players)) return err(wrongSort('players', 'list', players));
  const names = players.filter(isName);
  if (names.length < players.length) {
    const index = players.findIndex((one) => !isName(one));
    return err(wrongSort(`players, seat ${index + 1}`, 'name', players[index]));
  }
  const needed = game.seats.length;
  return names.length === needed
    ? ok({ players: names, rests })
    : err(syntax({ kind: 'wrong-players', needed, given: names.length }));
};

const isName = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);
