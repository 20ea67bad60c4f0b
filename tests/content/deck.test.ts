import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { backlinksOf } from '#archive/backlinks.ts';
import { momentsOf } from '#components/deck/decisive.ts';
import { standingOf, tagsOf } from '#components/deck/facts.ts';
import { rulesOf, termsOf } from '#components/deck/ruleLinks.ts';
import { cutMarks, inGroups, sheetOf } from '#components/deck/sheet.ts';
import { STRIPPED } from '#components/deck/stripped.ts';
import { GAME_IDS, games } from '#engine';
import { recordFrom, replay, stepAt } from '#record';

const { archive } = readArchive('.');
const backlinks = backlinksOf(archive);

describe('the rules that speak of a card', () => {
  test('are rules of its own game, in the order of the rulebook', () => {
    const order = archive.rules.map(({ id }) => id);
    for (const game of GAME_IDS) {
      for (const card of games[game].pack) {
        const rules = rulesOf(archive, backlinks, game, card);
        expect(rules.length, card).toBeGreaterThan(1);
        expect(rules.every((id) => id.startsWith(`${game}/`))).toBe(true);
        expect(rules).toEqual(order.filter((id) => rules.includes(id)));
      }
    }
  });

  test('come from the words that mean it', () => {
    expect(termsOf(archive, 'droggn', 'G').map(({ id }) => id)).toContain('gstiess');
    expect(rulesOf(archive, backlinks, 'droggn', 'G')).toContain('droggn/gstiess/never-wins');
    expect(rulesOf(archive, backlinks, 'droggn', 'T1')).toContain('droggn/pagat/caught');
    expect(rulesOf(archive, backlinks, 'droggn', 'HK')).toContain(
      'droggn/exchange/king-with-trump',
    );
    expect(rulesOf(archive, backlinks, 'dobbm', 'AS')).toContain('dobbm/exchange/sow-with-trump');
    expect(rulesOf(archive, backlinks, 'dobbm', 'B6')).toContain('dobbm/pack/weli');
    expect(rulesOf(archive, backlinks, 'droggn', 'DK')).not.toContain('droggn/pack/black-suits');
    expect(rulesOf(archive, backlinks, 'droggn', 'SK')).toContain('droggn/pack/black-suits');
  });
});

describe('the hands in which a card decides', () => {
  test('name steps that the hands have, and cards that are played', () => {
    for (const hand of archive.hands) {
      const record = recordFrom(hand);
      if (!record.ok) throw new Error(hand.id);
      const played = replay(record.value);
      for (const { at, card } of momentsOf(hand)) {
        expect(stepAt(played, at), `${hand.id} ${at}`).toBeDefined();
        expect(games[hand.game].isCard(card)).toBe(true);
      }
    }
  });

  test('tell of the Gstieß that is laid out', () => {
    const hand = archive.hands.find(({ id }) => id === 'droggn/super-mord-with-gstiess');
    if (!hand) throw new Error('the hand is missing');
    const moments = momentsOf(hand).map(({ card, at, reason }) => [card, at, reason]);
    expect(moments).toContainEqual(['G', 'lay', 'laid-out']);
  });

  test('have one card at the most that wins the deciding trick', () => {
    for (const hand of archive.hands) {
      const deciding = momentsOf(hand).filter(({ reason }) => reason === 'decides');
      expect(deciding.length, hand.id).toBeLessThanOrEqual(1);
    }
  });
});

test('a card knows its place in its suit', () => {
  expect(standingOf('droggn', 'T1')).toEqual({ of: 21, place: 21, above: 'T2', below: null });
  expect(standingOf('droggn', 'H1')).toEqual({ of: 11, place: 5, above: 'HJ', below: 'H2' });
  expect(standingOf('dobbm', 'LS')).toEqual({ of: 9, place: 1, above: null, below: 'L10' });
  expect(tagsOf('droggn', 'G')).toEqual({ suit: 'T', ranks: ['trumps', 'honours'], value: '5' });
  expect(tagsOf('dobbm', 'HS')).toEqual({ suit: 'H', ranks: ['S', 'pips'], value: '11' });
});

test('twelve cards go from a pack of seventy-eight, and none of them is in the pack', () => {
  expect(new Set(STRIPPED).size).toBe(12);
  expect(STRIPPED.filter((card) => games.droggn.isCard(card))).toEqual([]);
  expect(STRIPPED.length + games.droggn.pack.length).toBe(78);
});

describe('a sheet to print', () => {
  test.each([
    ['droggn', 'a4', 3, 2, 11],
    ['droggn', 'letter', 3, 2, 11],
    ['dobbm', 'a4', 3, 2, 6],
    ['dobbm', 'letter', 3, 2, 6],
  ] as const)('%s on %s', (game, paper, columns, rows, count) => {
    const sheet = sheetOf(game, paper);
    expect([sheet.columns, sheet.rows]).toEqual([columns, rows]);
    expect(inGroups(games[game].pack, sheet.spots.length)).toHaveLength(count);
    const [first, last] = [sheet.spots[0], sheet.spots.at(-1)];
    if (!first || !last) throw new Error('there is no card on the sheet');
    expect(first.x).toBeCloseTo(sheet.width - last.x - sheet.card.width);
    expect(first.y).toBeCloseTo(sheet.height - last.y - sheet.card.height);
    expect(first.x - sheet.bleed).toBeGreaterThanOrEqual(6);
    expect(cutMarks(sheet).match(/M/g)).toHaveLength(4 * columns + 4 * rows);
  });
});
