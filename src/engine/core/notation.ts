import type { Action, ActionType } from './action.ts';
import type { Card } from './card.ts';
import { err, ok, type Result } from './result.ts';
import type { Seat } from './seat.ts';

/** What an action that goes wrong in its middle should have gone on with. */
export type Wanted = 'card' | 'for' | 'pagat-or-gstiess' | 'seat';

/** A token that cannot be read; `at` is the index of the action's first word. */
export type NotationFault =
  | { readonly kind: 'unknown-word'; readonly at: number; readonly token: string }
  | {
      readonly kind: 'incomplete';
      readonly at: number;
      readonly action: ActionType;
      readonly wanted: Wanted;
      /** The token found in its place, or null at the end. */
      readonly found: string | null;
    };

/** An action read from the tokens, and the index of the token after it. */
export interface Reading {
  readonly action: Action;
  readonly next: number;
}

/** The written form of a game's actions. Needs no state: the grammar is free of context. */
export interface Notation {
  /** Reads the action that begins at a token; null at the end. Case does not matter. */
  read(tokens: readonly string[], at: number): Result<Reading, NotationFault> | null;
  /** The tokens of an action: cards in upper case, words in lower. */
  print(action: Action): readonly string[];
  /** A token in upper case if it is a card, else in lower case if it is a word, else as it is. */
  canonical(token: string): string;
}

/** The tokens of an `actions` text. White space separates; `#` comments to the end of the line. */
export const tokenize = (text: string): readonly string[] =>
  text.replace(/#[^\n\r]*/g, ' ').match(/\S+/g) ?? [];

const PLAIN = ['pass', 'no-buy', 'lie', 'good', 'schwacher', 'retour'] as const;
const OTHERS: readonly string[] = ['discard', 'buy', 'for', 'lay', 'pagat', 'gstiess', 'revoke'];
const SEATS: ReadonlyMap<string, Seat> = new Map([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['4', 4],
]);

type Read = Result<Reading, NotationFault>;

/** The notation of a game with these cards and contracts. */
export const createNotation = (pack: readonly Card[], contracts: readonly string[]): Notation => {
  const cards: ReadonlyMap<string, Card> = new Map(
    pack.flatMap((card) => [
      [card, card],
      [card.toLowerCase(), card],
    ]),
  );
  const words: ReadonlyMap<string, Action> = new Map<string, Action>([
    ...PLAIN.map((type) => [type, { type }] as const),
    ...contracts.map((contract) => [contract, { type: 'bid', contract }] as const),
  ]);
  const plays: ReadonlyMap<Card, Action> = new Map(
    pack.map((card) => [card, { type: 'play', card }]),
  );

  const cardOf = (token: string | undefined): Card | undefined =>
    token === undefined ? undefined : (cards.get(token) ?? cards.get(token.toUpperCase()));

  const canonical = (token: string): string => {
    const word = token.toLowerCase();
    const known = words.has(word) || OTHERS.includes(word);
    return cardOf(token) ?? (known ? word : token);
  };

  const foundAt = (tokens: readonly string[], place: number): string | null => {
    const token = tokens[place];
    return token === undefined ? null : canonical(token);
  };

  const readDiscard = (tokens: readonly string[], at: number): Read => {
    const discarded: Card[] = [];
    let next = at + 1;
    for (let card = cardOf(tokens[next]); card !== undefined; card = cardOf(tokens[next])) {
      discarded.push(card);
      next += 1;
    }
    return ok({ action: { type: 'discard', cards: discarded }, next });
  };

  const readBuy = (tokens: readonly string[], at: number): Read => {
    const fault = (wanted: Wanted, place: number): Read => {
      return err({ kind: 'incomplete', at, action: 'buy', wanted, found: foundAt(tokens, place) });
    };
    const wanted = cardOf(tokens[at + 1]);
    if (wanted === undefined) return fault('card', at + 1);
    if (tokens[at + 2]?.toLowerCase() !== 'for') return fault('for', at + 2);
    const given = cardOf(tokens[at + 3]);
    if (given === undefined) return fault('card', at + 3);
    return ok({ action: { type: 'buy', wanted, given }, next: at + 4 });
  };

  const readLay = (tokens: readonly string[], at: number): Read => {
    const card = tokens[at + 1]?.toLowerCase();
    if (card === 'pagat' || card === 'gstiess') {
      return ok({ action: { type: 'lay', card }, next: at + 2 });
    }
    const found = foundAt(tokens, at + 1);
    return err({ kind: 'incomplete', at, action: 'lay', wanted: 'pagat-or-gstiess', found });
  };

  const readRevoke = (tokens: readonly string[], at: number): Read => {
    const found = foundAt(tokens, at + 1);
    const seat = found === null ? undefined : SEATS.get(found);
    if (seat !== undefined) return ok({ action: { type: 'revoke', seat }, next: at + 2 });
    return err({ kind: 'incomplete', at, action: 'revoke', wanted: 'seat', found });
  };

  return {
    read: (tokens, at) => {
      const token = tokens[at];
      if (token === undefined) return null;
      const card = cardOf(token);
      const play = card === undefined ? undefined : plays.get(card);
      if (play) return ok({ action: play, next: at + 1 });
      const word = token.toLowerCase();
      const plain = words.get(word);
      if (plain) return ok({ action: plain, next: at + 1 });
      switch (word) {
        case 'discard':
          return readDiscard(tokens, at);
        case 'buy':
          return readBuy(tokens, at);
        case 'lay':
          return readLay(tokens, at);
        case 'revoke':
          return readRevoke(tokens, at);
        default:
          return err({ kind: 'unknown-word', at, token });
      }
    },
    print: (action) => {
      switch (action.type) {
        case 'bid':
          return [action.contract];
        case 'discard':
          return ['discard', ...action.cards];
        case 'buy':
          return ['buy', action.wanted, 'for', action.given];
        case 'lay':
          return ['lay', action.card];
        case 'play':
          return [action.card];
        case 'revoke':
          return ['revoke', String(action.seat)];
        case 'pass':
        case 'no-buy':
        case 'lie':
        case 'good':
        case 'schwacher':
        case 'retour':
          return [action.type];
      }
    },
    canonical,
  };
};
