import { err, ok, type Result } from '../../core/result.ts';
import { GAME_IDS } from '../../core/rule.ts';
import type { Evening } from '../evening.ts';
import { PLAYERS } from '../player.ts';
import { faultOfTerms, type Terms, type TermsFault } from '../terms.ts';
import {
  type Decoder,
  list,
  object,
  oneOf,
  record,
  text,
  type ValueFault,
  valueUnder,
  wholeNumber,
} from './decode.ts';
import { entryAt } from './decodeEntry.ts';
import type { FilePath } from './fault.ts';

export const FORMAT = 'stubai-evening';
export const VERSION = 1;

/** An evening as a file has it: the terms stand beside the entries. */
interface Flat {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly title: string;
  readonly date: string;
  readonly players: readonly string[];
  readonly firstDealer: Terms['firstDealer'];
  readonly options: Terms['options'];
}

type FlatEvening =
  | (Flat & { readonly game: 'droggn'; readonly groschen: number; readonly entries: unknown })
  | (Flat & { readonly game: 'dobbm'; readonly entries: unknown });

const anything: Decoder<unknown> = (value) => ok(value);

const common = {
  format: oneOf([FORMAT]),
  version: oneOf([VERSION]),
  title: text,
  date: text,
  players: list(text),
  firstDealer: oneOf(PLAYERS),
  options: record(text),
  entries: anything,
};

const flatEvening = (game: Terms['game']): Decoder<FlatEvening> =>
  game === 'droggn'
    ? object<Extract<FlatEvening, { game: 'droggn' }>>({
        ...common,
        game: oneOf(['droggn']),
        groschen: wholeNumber,
      })
    : object<Extract<FlatEvening, { game: 'dobbm' }>>({ ...common, game: oneOf(['dobbm']) });

const termsOf = (flat: FlatEvening): Terms => {
  const { players, firstDealer, options } = flat;
  return flat.game === 'droggn'
    ? { game: 'droggn', players, firstDealer, options, groschen: flat.groschen }
    : { game: 'dobbm', players, firstDealer, options };
};

/** The key at which a fault of the terms stands. */
const pathOf = (fault: TermsFault): FilePath => {
  switch (fault.kind) {
    case 'players':
      return ['players'];
    case 'name-missing':
    case 'name-twice':
      return ['players', fault.player - 1];
    case 'first-dealer':
      return ['firstDealer'];
    case 'option':
      return ['options', fault.fault.key];
    case 'groschen':
      return ['groschen'];
  }
};

/** An evening from plain data, or the first thing in it that is damaged. */
export const decodeEvening = (value: unknown): Result<Evening, ValueFault> => {
  const format = common.format(valueUnder(value, 'format'), ['format']);
  if (!format.ok) return format;
  const version = common.version(valueUnder(value, 'version'), ['version']);
  if (!version.ok) return version;
  const game = oneOf(GAME_IDS)(valueUnder(value, 'game'), ['game']);
  if (!game.ok) return game;
  const flat = flatEvening(game.value)(value, []);
  if (!flat.ok) return flat;
  const terms = termsOf(flat.value);
  const fault = faultOfTerms(terms);
  if (fault) return err({ path: pathOf(fault), reason: { kind: 'terms', fault } });
  const entry = entryAt(game.value, terms.players.length);
  const entries = list(entry)(flat.value.entries, ['entries']);
  if (!entries.ok) return entries;
  const { title, date } = flat.value;
  return ok({ title, date, terms, entries: entries.value });
};
