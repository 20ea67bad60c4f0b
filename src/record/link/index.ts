import { type Action, err, type Game, games, type HandState, ok, type Result } from '#engine';
import type { HandRecord } from '../record.ts';
import { playThrough } from '../replay.ts';
import { digitsOfAction, takeAction } from './acting.ts';
import { digitOfDeal, takeDeal } from './dealing.ts';
import { type LinkFault, type LinkRefusal, linkFault } from './fault.ts';
import { namesIn, namesOf, unfitName } from './names.ts';
import {
  type Digit,
  digit,
  lettersOf,
  numberOf,
  packed,
  type Unpacker,
  unpacker,
} from './number.ts';
import { GAMES, knowsOptions, MOST_ACTIONS, OPTIONS, VERSION } from './vocabulary.ts';
import { writeActions } from './write.ts';

/** Longer than a hand whose five names take twelve letters for each of their signs. */
const LONGEST = 2600;

/** A prime: what is left when the number is divided by it guards a link against slips of copying. */
const GUARD = 262_139n;
const GUARD_BITS = 18n;

/** Never 0, so that nothing at all is no hand. */
const guardOf = (body: bigint): bigint => (body % GUARD) + 1n;

/**
 * A whole hand in some sixty letters that an address can carry, names not counted; or why it has
 * none. Comments, the order of cards within a hand and unseen signs in names are not kept.
 */
export const linkOf = (record: HandRecord): Result<string, LinkRefusal> => {
  const game = games[record.game];
  const name = unfitName(record);
  if (name !== null) return err({ kind: 'unfit-name', name });
  if (!knowsOptions(game.id, record.options)) return err({ kind: 'unknown-option' });
  const actions = digitsOfActions(game, record);
  if (!actions) return err({ kind: 'not-legal' });
  const body = packed([
    digit(GAMES.indexOf(game.id), GAMES.length),
    digit(record.rests === null ? 0 : 1, 2),
    ...Object.entries(OPTIONS[game.id]).map(([key, values]) =>
      digit(Math.max(0, values.indexOf(record.options[key] ?? '')), values.length),
    ),
    digit(actions.count, MOST_ACTIONS),
    digit(actions.revoke, game.seats.length + 1),
    digitOfDeal(game, record.deal),
    ...actions.digits,
  ]);
  return ok(`${VERSION}${lettersOf((body << GUARD_BITS) + guardOf(body))}${namesOf(record)}`);
};

interface ActionDigits {
  readonly count: number;
  /** The seat that has revoked at the end; 0 if none has. */
  readonly revoke: number;
  readonly digits: readonly Digit[];
}

const digitsOfActions = (game: Game, record: HandRecord): ActionDigits | null => {
  const digits: Digit[] = [];
  let count = 0;
  let revoke = 0;
  let known = true;
  let before: HandState = game.start(record.deal, record.options);
  const { error } = playThrough(record, ({ action, after }) => {
    if (action.type === 'revoke') revoke = action.seat;
    else {
      const next = digitsOfAction(game, before, action);
      known &&= next !== null;
      digits.push(...(next ?? []));
      count += 1;
    }
    before = after;
  });
  return error || !known || count >= MOST_ACTIONS ? null : { count, revoke, digits };
};

/** The record of a link, which is legal; or what is wrong with the link. Never throws. */
export const recordOfLink = (text: string): Result<HandRecord, LinkFault> => {
  if (text === '') return err(linkFault('empty'));
  if (text.length > LONGEST) return err(linkFault('too-long'));
  if (!text.startsWith(VERSION)) {
    return err(linkFault(/^[\w-]/.test(text) ? 'unknown-version' : 'damaged'));
  }
  const [letters = '', ...names] = text.slice(VERSION.length).split('.');
  const sum = numberOf(letters);
  if (sum === null || names.length > 1) return err(linkFault('damaged'));
  const body = sum >> GUARD_BITS;
  if (guardOf(body) !== sum - (body << GUARD_BITS)) return err(linkFault('damaged'));
  const record = recordOf(unpacker(body), names[0]);
  return record ? ok(record) : err(linkFault('damaged'));
};

const recordOf = (from: Unpacker, names: string | undefined): HandRecord | null => {
  const game = games[GAMES[from.take(GAMES.length)] ?? 'droggn'];
  const rests = from.take(2) === 1;
  const options = Object.fromEntries(
    Object.entries(OPTIONS[game.id]).map(([key, values]) => [
      key,
      values[from.take(values.length)] ?? '',
    ]),
  );
  const count = from.take(MOST_ACTIONS);
  const revoker = from.take(game.seats.length + 1);
  const called = namesIn(names, game.seats.length, rests);
  if (!called) return null;
  const deal = takeDeal(game, from, rests);
  const actions = takeActions(game, game.start(deal, options), from, { count, revoker });
  if (!actions || from.rest() !== 0n) return null;
  return { game: game.id, options, ...called, deal, actions: writeActions(game, actions) };
};

const takeActions = (
  game: Game,
  start: HandState,
  from: Unpacker,
  { count, revoker }: { readonly count: number; readonly revoker: number },
): readonly Action[] | null => {
  const actions: Action[] = [];
  let state = start;
  const carryOut = (action: Action | null): boolean => {
    if (!action) return false;
    const applied = game.apply(state, action);
    if (!applied.ok) return false;
    actions.push(action);
    state = applied.value;
    return true;
  };
  for (let index = 0; index < count; index += 1) {
    if (!carryOut(takeAction(game, state, from))) return null;
  }
  if (revoker === 0) return actions;
  const seat = game.seats.find((one) => one === revoker);
  return seat && carryOut({ type: 'revoke', seat }) ? actions : null;
};
