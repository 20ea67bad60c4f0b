import { chooseOptions, type OptionFault, type Options } from '../core/options.ts';
import { type Player, playersOf } from './player.ts';
import { tables } from './tables.ts';

interface CommonTerms {
  /** Names, clockwise; three or four for Droggn, four or five for Dobbm. */
  readonly players: readonly string[];
  readonly firstDealer: Player;
  /** Rules options; what is not given is at its default. In Dobbm they hold the price of a Match. */
  readonly options: Options;
}

/** What is agreed before the first deal. */
export type Terms = DroggnTerms | DobbmTerms;

export interface DroggnTerms extends CommonTerms {
  readonly game: 'droggn';
  /** What a point costs in the settlement, in Groschen. */
  readonly groschen: number;
}

export interface DobbmTerms extends CommonTerms {
  readonly game: 'dobbm';
}

export type TermsFault =
  | {
      readonly kind: 'players';
      readonly given: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'name-missing'; readonly player: Player }
  | { readonly kind: 'name-twice'; readonly player: Player; readonly name: string }
  | { readonly kind: 'first-dealer'; readonly given: number; readonly players: number }
  | { readonly kind: 'option'; readonly fault: OptionFault }
  | { readonly kind: 'groschen'; readonly given: number };

/** The first thing in the terms that cannot be, or null. */
export const faultOfTerms = (terms: Terms): TermsFault | null => {
  const { optionSpecs, seats } = tables[terms.game];
  const count = terms.players.length;
  const least = seats.length;
  if (count < least || count > least + 1) {
    return { kind: 'players', given: count, least, most: least + 1 };
  }
  const players = playersOf(count);
  const names = terms.players.map((name) => name.trim());
  const nameless = players.find((player) => names[player - 1] === '');
  if (nameless !== undefined) return { kind: 'name-missing', player: nameless };
  const second = players.find((player) => names.indexOf(names[player - 1] ?? '') < player - 1);
  if (second !== undefined) {
    return { kind: 'name-twice', player: second, name: names[second - 1] ?? '' };
  }
  if (!players.includes(terms.firstDealer)) {
    return { kind: 'first-dealer', given: terms.firstDealer, players: count };
  }
  const options = chooseOptions(optionSpecs, terms.options);
  if (!options.ok) return { kind: 'option', fault: options.error };
  if (terms.game === 'droggn' && !(Number.isSafeInteger(terms.groschen) && terms.groschen > 0)) {
    return { kind: 'groschen', given: terms.groschen };
  }
  return null;
};
