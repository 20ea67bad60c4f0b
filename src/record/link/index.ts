import {
  type Action,
  err,
  GAME_IDS,
  type Game,
  games,
  type HandState,
  type Options,
  ok,
  type Result,
} from '#engine';
import type { HandRecord } from '../record.ts';
import { replay } from '../replay.ts';
import { choicesAt, placeOfAction } from './choices.ts';
import { digitOfChoice, digitOfDeal, takeDeal } from './dealing.ts';
import { type LinkFault, linkFault } from './fault.ts';
import { namesIn, namesOf } from './names.ts';
import {
  type Digit,
  digit,
  lettersOf,
  numberOf,
  packed,
  type Unpacker,
  unpacker,
} from './number.ts';

/** The first letter of every link: which way of writing follows. */
const VERSION = '1';

/** A hand has fewer actions than this, with the ten doublings that the program knows. */
const MOST_ACTIONS = 128;

/** Longer than any hand with long names. */
const LONGEST = 600;

/** What is left when a number is divided by this guards a link against slips of copying. */
const GUARD = 4093n;
const GUARD_BITS = 12n;

/**
 * A whole hand in some sixty letters that an address can carry; null for a record that is not legal.
 * Comments and the order of cards within a hand are not kept.
 */
export const linkOf = (record: HandRecord): string | null => {
  const { game, steps, error } = replay(record);
  if (error) return null;
  const done = steps
    .slice(1)
    .map((step, index) => ({ action: step.action, before: steps[index]?.state }));
  const last = done.at(-1)?.action;
  const revoke = last?.type === 'revoke' ? last : null;
  const digits: Digit[] = [];
  for (const { action, before } of revoke ? done.slice(0, -1) : done) {
    if (!action || !before) return null;
    const choices = choicesAt(game, before);
    const place = placeOfAction(game, choices, action);
    if (place < 0) return null;
    digits.push(digit(place, choices.length));
  }
  const body = packed([
    digit(GAME_IDS.indexOf(game.id), GAME_IDS.length),
    digit(record.deal.rests ? 1 : 0, 2),
    ...game.optionSpecs.map(({ key, values }) => digitOfChoice(values, record.options[key] ?? '')),
    digit(digits.length, MOST_ACTIONS),
    digit(revoke?.seat ?? 0, game.seats.length + 1),
    digitOfDeal(game, record.deal),
    ...digits,
  ]);
  return `${VERSION}${lettersOf((body << GUARD_BITS) + (body % GUARD))}${namesOf(record)}`;
};

/** The record of a link, which is legal; or what is wrong with the link. Never throws. */
export const recordOfLink = (text: string): Result<HandRecord, LinkFault> => {
  if (text.length > LONGEST) return err(linkFault('too-long'));
  if (!text.startsWith(VERSION)) return err(linkFault('unknown-version'));
  const [letters = '', ...names] = text.slice(VERSION.length).split('.');
  const sum = numberOf(letters);
  if (sum === null || names.length > 1) return err(linkFault('damaged'));
  const body = sum >> GUARD_BITS;
  if (body % GUARD !== sum - (body << GUARD_BITS)) return err(linkFault('damaged'));
  const record = recordOf(unpacker(body), names[0]);
  return record ? ok(record) : err(linkFault('damaged'));
};

const recordOf = (from: Unpacker, names: string | undefined): HandRecord | null => {
  const id = GAME_IDS[from.take(GAME_IDS.length)];
  if (id === undefined) return null;
  const game = games[id];
  const rests = from.take(2) === 1;
  const options: Options = Object.fromEntries(
    game.optionSpecs.map(({ key, values }) => [key, values[from.take(values.length)] ?? values[0]]),
  );
  const count = from.take(MOST_ACTIONS);
  const seat = from.take(game.seats.length + 1);
  const deal = takeDeal(game, from, rests);
  const called = namesIn(names, game.seats.length, rests);
  const actions = takeActions(game, game.start(deal, options), from, count, seat);
  if (!called || !actions || from.rest() !== 0n) return null;
  return { game: id, options, ...called, deal, actions: writtenOut(game, actions) };
};

const takeActions = (
  game: Game,
  start: HandState,
  from: Unpacker,
  count: number,
  seat: number,
): readonly Action[] | null => {
  const actions: Action[] = [];
  let state = start;
  const carryOut = (action: Action | undefined): boolean => {
    if (!action) return false;
    const applied = game.apply(state, action);
    if (!applied.ok) return false;
    actions.push(action);
    state = applied.value;
    return true;
  };
  for (let index = 0; index < count; index += 1) {
    const choices = choicesAt(game, state);
    if (choices.length === 0 || !carryOut(choices[from.take(choices.length)])) return null;
  }
  const revoker = game.seats.find((one) => one === seat);
  return seat === 0 || carryOut(revoker && { type: 'revoke', seat: revoker }) ? actions : null;
};

/** The actions as a record has them: a line for what is said, a line for each trick. */
const writtenOut = (game: Game, actions: readonly Action[]): string => {
  let cards = 0;
  return actions
    .map((action, index) => {
      const tokens = game.notation.print(action).join(' ');
      if (action.type !== 'play') return index === 0 ? tokens : ` ${tokens}`;
      const leads = cards % game.seats.length === 0;
      cards += 1;
      return leads ? `\n${tokens}` : ` ${tokens}`;
    })
    .join('');
};
