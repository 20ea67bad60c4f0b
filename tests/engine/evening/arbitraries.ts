import fc from 'fast-check';
import {
  type DobbmHand,
  type DroggnHand,
  type Evening,
  type EveningEdit,
  type EveningEntry,
  games,
  type PagatEvent,
  type Player,
  playersOf,
  type Terms,
} from '#engine';
import { dobbmTerms, droggnTerms } from './table.ts';

const optionsOf = (game: Terms['game']): fc.Arbitrary<Record<string, string>> =>
  fc.record(
    Object.fromEntries(
      games[game].optionSpecs.map(({ key, values }) => [key, fc.constantFrom(...values)]),
    ),
  );

const droggn: fc.Arbitrary<Terms> = fc
  .tuple(fc.constantFrom(3, 4), optionsOf('droggn'), fc.constantFrom(10, 50))
  .map(([players, options, groschen]) => ({ ...droggnTerms(players, options), groschen }));

const dobbm: fc.Arbitrary<Terms> = fc
  .tuple(fc.constantFrom(4, 5), optionsOf('dobbm'))
  .map(([players, options]) => ({ ...dobbmTerms(players), options }));

/** Names as people might type them, and worse. */
const namesFor = (count: number): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(
    fc.string({ unit: 'grapheme', minLength: 1 }).filter((name) => name.trim() !== ''),
    { minLength: count, maxLength: count, selector: (name) => name.trim() },
  );

/** Any terms without a fault. */
export const terms: fc.Arbitrary<Terms> = fc.oneof(droggn, dobbm).chain((one) => {
  const count = one.players.length;
  return fc
    .tuple(
      fc.oneof(fc.constant(one.players), namesFor(count)),
      fc.constantFrom(...playersOf(count)),
    )
    .map(([players, firstDealer]) => ({ ...one, players, firstDealer }));
});

const doublings = fc.integer({ min: 0, max: 10 });

const pagatBy = (player: fc.Arbitrary<Player>): fc.Arbitrary<PagatEvent | null> =>
  fc.option(
    fc.record({
      kind: fc.constantFrom(
        ...(['ultimo', 'ultimo-beaten', 'caught', 'laid-out-won', 'laid-out-lost'] as const),
      ),
      by: player,
    }),
  );

const droggnHand = (player: fc.Arbitrary<Player>): fc.Arbitrary<DroggnHand> =>
  fc.record({
    type: fc.constant('hand' as const),
    game: fc.constant('droggn' as const),
    declarer: player,
    contract: fc.constantFrom('ansager', 'solo', 'super', 'super-mord'),
    doublings,
    result: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('points' as const),
          points: fc.integer({ min: 0, max: 75 }),
          pagat: pagatBy(player),
          lastTrick: fc.constantFrom('declarer', 'defenders', null),
        }),
      },
      fc.record({ kind: fc.constant('match' as const), pagat: pagatBy(player) }),
      fc.record({
        kind: fc.constant('super-mord' as const),
        won: fc.boolean(),
        laidOut: fc.constantFrom('pagat', 'gstiess', null),
      }),
      fc.record({ kind: fc.constant('revoke' as const), by: player, laidOut: fc.boolean() }),
    ),
  });

const dobbmHand = (player: fc.Arbitrary<Player>): fc.Arbitrary<DobbmHand> =>
  fc.record({
    type: fc.constant('hand' as const),
    game: fc.constant('dobbm' as const),
    declarer: player,
    contract: fc.constantFrom('dobbm', 'solo'),
    doublings,
    result: fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('points' as const),
          points: fc.integer({ min: -1, max: 121 }),
        }),
      },
      fc.record({ kind: fc.constant('revoke' as const), by: player }),
    ),
  });

/** Any entry at this table, possible or not. */
export const entryAt = ({ game, players }: Terms): fc.Arbitrary<EveningEntry> => {
  const player = fc.constantFrom(...playersOf(players.length));
  const hand: fc.Arbitrary<EveningEntry> =
    game === 'droggn' ? droggnHand(player) : dobbmHand(player);
  const other: fc.Arbitrary<EveningEntry> = fc.constantFrom(
    { type: 'thrown-in' },
    { type: 'thrown-in' },
    { type: game === 'droggn' ? 'last-three' : 'mussrunde' },
  );
  return fc.oneof({ weight: 8, arbitrary: hand }, { weight: 1, arbitrary: other });
};

/** Any evening, with possible entries and impossible ones. */
export const evenings: fc.Arbitrary<Evening> = terms.chain((one) =>
  fc.record({
    title: fc.string(),
    date: fc.constantFrom('', '1996-04-01'),
    terms: fc.constant(one),
    entries: fc.array(entryAt(one), { maxLength: 20 }),
  }),
);

/** An evening and an edit that fits its length. */
export const edits: fc.Arbitrary<readonly [Evening, EveningEdit]> = evenings.chain((evening) => {
  const { length } = evening.entries;
  const entry = entryAt(evening.terms);
  const insert: fc.Arbitrary<EveningEdit> = fc.record({
    type: fc.constant('insert' as const),
    at: fc.nat({ max: length }),
    entry,
  });
  const newTerms: fc.Arbitrary<EveningEdit> = terms.map((one) => ({ type: 'terms', terms: one }));
  const at = fc.nat({ max: Math.max(0, length - 1) });
  const others: readonly fc.Arbitrary<EveningEdit>[] =
    length === 0
      ? []
      : [
          fc.record({ type: fc.constant('replace' as const), at, entry }),
          fc.record({ type: fc.constant('remove' as const), at }),
        ];
  return fc.tuple(fc.constant(evening), fc.oneof(insert, newTerms, ...others));
});
