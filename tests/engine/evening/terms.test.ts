import { describe, expect, test } from 'vitest';
import { faultOfTerms, GAME_IDS, games, tables } from '#engine';
import { dobbmTerms, droggnTerms } from './table.ts';

describe('the terms of an evening', () => {
  test.each([
    ['Droggn for three', droggnTerms(3)],
    ['Droggn for four', droggnTerms(4)],
    ['Dobbm for four', dobbmTerms(4)],
    ['Dobbm for five', dobbmTerms(5)],
  ])('can be %s', (_, terms) => {
    expect(faultOfTerms(terms)).toBeNull();
  });

  test.each([
    [droggnTerms(2), { kind: 'players', given: 2, least: 3, most: 4 }],
    [droggnTerms(5), { kind: 'players', given: 5, least: 3, most: 4 }],
    [dobbmTerms(3), { kind: 'players', given: 3, least: 4, most: 5 }],
    [
      { ...droggnTerms(3), players: ['Anna', ' ', 'Cilli'] },
      { kind: 'name-missing', player: 2 },
    ],
    [
      { ...droggnTerms(3), players: ['Anna', 'Bartl', 'Anna '] },
      { kind: 'name-twice', player: 3, name: 'Anna' },
    ],
    [
      { ...droggnTerms(3), firstDealer: 4 as const },
      { kind: 'first-dealer', given: 4, players: 3 },
    ],
    [
      droggnTerms(3, { 'win-at': '39' }),
      {
        kind: 'option',
        fault: {
          kind: 'unknown-value',
          key: 'win-at',
          value: '39',
          known: ['37', '38', 'tie-by-last-trick'],
        },
      },
    ],
    [
      { ...droggnTerms(3), groschen: 0 },
      { kind: 'groschen', given: 0 },
    ],
    [
      { ...droggnTerms(3), groschen: 2.5 },
      { kind: 'groschen', given: 2.5 },
    ],
  ] as const)('cannot be otherwise: %#', (terms, fault) => {
    expect(faultOfTerms(terms)).toEqual(fault);
  });
});

test.each(GAME_IDS)('the account knows of %s what the game itself says', (id) => {
  const { seats, contracts, totalPoints, optionSpecs } = games[id];
  expect(tables[id]).toEqual({ seats, contracts, totalPoints, optionSpecs });
});
