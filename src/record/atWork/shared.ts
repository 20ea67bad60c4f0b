import type { RuleId } from '#engine';
import {
  couldHaveBeaten,
  finished,
  type Moment,
  restraints,
  type Sighting,
  seenOf,
  suitLed,
} from './moment.ts';

/** What is called in both games alike, under the id of each. */
export const auctionRules = (moment: Moment): readonly RuleId[] => {
  const { game, action, before, after } = moment;
  const bid = action.type === 'bid';
  const rule = (name: string): RuleId => `${game.id}/auction/${name}`;
  return seenOf([
    [before.calls.length === 0, rule('one-turn-each')],
    [bid, rule('ladder')],
    [
      bid && before.contract === null && before.calls.some(({ word }) => word !== 'pass'),
      rule('higher-bids-only'),
    ],
    [after.declarer !== null && before.declarer === null, rule('declarer')],
    [after.thrownIn, rule('thrown-in')],
    [after.thrownIn, `${game.id}/deal/thrown-in-redeal`],
  ]);
};

/** The suit that a trump is of: hearts in Dobbm. */
const TRUMPS = { droggn: 'T', dobbm: 'H' } as const;

/** Cards of no suit, which are not followed. */
const SUITLESS: readonly string[] = ['G'];

export const playRules = (moment: Moment): readonly RuleId[] => {
  const { game, action, before } = moment;
  if (action.type !== 'play') return [];
  const rule = (name: string): RuleId => `${game.id}/play/${name}`;
  const trick = before.trick?.cards ?? [];
  const led = suitLed(game, trick, SUITLESS);
  const suit = game.suitOf(action.card);
  const trump = TRUMPS[game.id];
  const forbidden = restraints(moment);
  const done = finished(moment);
  const ruffed = done?.cards.some((card) => game.suitOf(card) === trump) ?? false;
  const free = led !== null && suit !== led && suit !== trump && !SUITLESS.includes(action.card);
  const sightings: readonly Sighting[] = [
    [trick.length === 0, rule(before.tricks.length === 0 ? 'declarer-leads' : 'winner-leads')],
    [free && forbidden.length === 0, rule('play-freely')],
    [led !== null && suit !== led && suit === trump, rule('must-trump')],
    [trick.length > 0 && couldHaveBeaten(moment), rule('no-duty-to-beat')],
    [ruffed && suitLed(game, done?.cards ?? [], SUITLESS) !== trump, rule('highest-wins')],
  ];
  return [...forbidden, ...seenOf(sightings)];
};

/** What a doubling shows, under the chapter in which a game has it. */
export const doublingRules = (moment: Moment, chapter: string): readonly RuleId[] => {
  const { game, action, before } = moment;
  const rule = (name: string): RuleId => `${game.id}/${chapter}/${name}`;
  const said = (word: string) => before.doublings.some((one) => one.word === word);
  return seenOf([
    [before.doublings.length === 0, rule('first-word')],
    [action.type === 'schwacher', rule('schwacher')],
    [action.type === 'schwacher', rule('what-is-doubled')],
    [action.type === 'retour', rule('retour')],
    [action.type === 'retour' && said('retour'), rule('retours-alternate')],
  ]);
};
