import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, droggn, type Game, sumOf, type TableView } from '#engine';
import { arbitraryHand, lastOf, type PlayedHand } from '../arbitraries.ts';
import { legalByOracle, scoreByOracle, winnersByOracle } from './oracle.ts';

const game: Game = droggn;

/** Checks a statement on random whole hands. */
const always = (statement: (hand: PlayedHand) => void, numRuns = 100): void => {
  fc.assert(fc.property(arbitraryHand(game), statement), { numRuns });
};

const tables = (hand: PlayedHand): readonly TableView[] => hand.states.map(game.view);

const finished = (table: TableView): boolean => !table.thrownIn && table.revoked === null;

const cardsOf = (table: TableView): readonly Card[] => [
  ...table.hands.flat(),
  ...table.tricks.flatMap((trick) => trick.cards),
  ...(table.trick?.cards ?? []),
  ...(table.talonTaken ? table.discard : table.talon),
];

describe('in every hand', () => {
  test('a legal card exists as long as cards are played [droggn/play/play-freely]', () => {
    always(({ states }) => {
      for (const state of states) {
        if (state.phase === 'play') expect(game.legalCards(state).length).toBeGreaterThan(0);
      }
    });
  });

  test('exactly the legal cards are accepted, and only the others refused [droggn/play/follow-suit, droggn/play/must-trump]', () => {
    always(({ states }) => {
      for (const state of states.filter(({ phase }) => phase === 'play')) {
        const legal = game.sortHand(game.legalCards(state));
        const accepted = (card: Card) => game.apply(state, { type: 'play', card }).ok;
        const unrefused = (card: Card) => game.refusalOfCard(state, card) === null;
        expect(game.pack.filter(accepted)).toEqual(legal);
        expect(game.pack.filter(unrefused)).toEqual(legal);
      }
    }, 25);
  });

  test('the legal cards are those of a naive second reading of the rules [droggn/play/follow-suit, droggn/pagat/kept-for-last, droggn/gstiess/last-trick]', () => {
    always((hand) => {
      for (const state of hand.states.filter(({ phase }) => phase === 'play')) {
        const expected = legalByOracle(game.view(state), hand.options);
        expect(game.legalCards(state)).toEqual(expected);
      }
    });
  });

  test('the tricks are won as in that reading, the winner leading to the next [droggn/play/highest-wins, droggn/play/winner-leads]', () => {
    always((hand) => {
      const table = game.view(lastOf(hand));
      expect(table.tricks.map((trick) => trick.winner)).toEqual(winnersByOracle(table));
      for (const [index, trick] of table.tricks.entries()) {
        expect(trick.lead).toBe(index === 0 ? table.declarer : table.tricks[index - 1]?.winner);
      }
    });
  });

  test('the score is that of the naive second reading [droggn/scoring/base, droggn/scoring/difference]', () => {
    always((hand) => {
      const table = game.view(lastOf(hand));
      if (finished(table)) expect(table.score?.score).toBe(scoreByOracle(table, hand.options));
    }, 300);
  });

  test('the lines sum to the score, and none is of 0 points [droggn/scoring/base]', () => {
    always((hand) => {
      const { score } = game.view(lastOf(hand));
      if (!score) return;
      expect(sumOf(score.lines)).toBe(score.score);
      for (const line of score.lines) expect(line.points).not.toBe(0);
    });
  });

  test('the payments sum to nothing [droggn/scoring/each-other-pays]', () => {
    always((hand) => {
      const { score } = game.view(lastOf(hand));
      expect((score?.payments ?? []).reduce((sum, payment) => sum + payment, 0)).toBe(0);
      if (score) expect(score.payments).toHaveLength(hand.deal.rests ? 4 : 3);
    });
  });

  test('no card is lost or doubled at any moment [droggn/pack/sixty-six-cards]', () => {
    always((hand) => {
      for (const table of tables(hand)) {
        const afloat = table.phase === 'discarding' ? table.hands.flat() : cardsOf(table);
        if (table.revoked === null) expect(new Set(afloat)).toEqual(new Set(game.pack));
        if (table.revoked === null) expect(afloat).toHaveLength(66);
      }
    }, 25);
  });

  test('the piles of a finished hand hold the pack and count 74 [droggn/counting/seventy-four]', () => {
    always((hand) => {
      const table = game.view(lastOf(hand));
      if (!finished(table) || table.contract === 'super-mord') return;
      expect(table.points.declarer + table.points.defenders).toBe(74);
      expect(table.score?.cardPoints).toEqual(table.points);
    });
  });

  test('the next seat is the one that the actions say [droggn/auction/one-turn-each]', () => {
    always(({ states }) => {
      for (const state of states) {
        expect(game.turn(state)).toBe(game.expected(state).seat);
        expect(game.view(state).turn).toBe(game.turn(state));
        expect(game.turn(state) === null).toBe(state.phase === 'over');
      }
    }, 25);
  });

  test('all the actions that are offered are accepted, and of the expected kind [droggn/announcing/first-word]', () => {
    always(({ states }) => {
      for (const state of states) {
        const { actions } = game.expected(state);
        const offered = game.legalActions(state);
        expect(offered.filter((action) => !game.apply(state, action).ok)).toEqual([]);
        expect(offered.filter(({ type }) => !actions.includes(type))).toEqual([]);
      }
    }, 25);
  });

  test('the actions printed, read and printed again are the same, and play the same hand', () => {
    always(({ deal, options, actions, states }) => {
      const tokens = actions.flatMap(game.notation.print);
      let state = game.start(deal, options);
      const again: string[] = [];
      for (let at = 0; at < tokens.length; ) {
        const reading = game.notation.read(
          tokens.map((token, index) => (index % 2 ? token.toLowerCase() : token)),
          at,
        );
        if (!reading?.ok) throw new Error(`cannot read ${tokens[at]}`);
        at = reading.value.next;
        again.push(...game.notation.print(reading.value.action));
        const next = game.apply(state, reading.value.action);
        if (!next.ok) throw new Error(JSON.stringify(next.error));
        state = next.value;
      }
      expect(again).toEqual(tokens);
      expect(state).toEqual(states.at(-1));
    });
  });

  test('a state stays what it was when the hand goes on', () => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
      Object.freeze(value);
      for (const part of Object.values(value)) freeze(part);
    };
    always(({ deal, options, actions, states }) => {
      let state = game.start(deal, options);
      for (const action of actions) {
        freeze(state);
        const next = game.apply(state, action);
        if (!next.ok) throw new Error(JSON.stringify(next.error));
        state = next.value;
      }
      expect(state).toEqual(states.at(-1));
    }, 25);
  });
});
