import { describe, expect, test } from 'vitest';
import { dobbm } from '#engine';
import { after, cards, deal, playOn, refusalOf, tableAfter } from './table.ts';

const TABLE = deal({
  1: 'LK L9 HU H6 A10 A8 B9 B8',
  2: 'LS L6 HS H7 AS A9 BS B7',
  3: 'L10 LO HK H8 AK A7 BK B6',
  4: 'HO H10 H9 AU AO A6 BO BU',
});
const LEAD = 'solo pass pass pass lie good good good';

describe('the play', () => {
  test('is opened by the declarer, wherever he sits [dobbm/play/declarer-leads, mcleod-dobbm]', () => {
    expect(tableAfter(TABLE, LEAD).turn).toBe(1);
    expect(tableAfter(TABLE, 'pass pass solo pass lie good good good').turn).toBe(3);
  });

  test('follows suit [dobbm/play/follow-suit, mcleod-dobbm]', () => {
    expect(dobbm.legalCards(after(TABLE, `${LEAD} LK`))).toEqual(cards('LS L6'));
    expect(refusalOf(TABLE, `${LEAD} LK`, 'HS')).toEqual({
      kind: 'must-follow',
      rule: 'dobbm/play/follow-suit',
      seat: 2,
      card: 'HS',
      led: 'L',
      legal: cards('LS L6'),
    });
    expect(dobbm.legalCards(after(TABLE, `${LEAD} H6`))).toEqual(cards('HS H7'));
  });

  test('plays a heart when void [dobbm/play/must-trump, mcleod-dobbm]', () => {
    const trick = `${LEAD} LK LS LO`;
    expect(dobbm.legalCards(after(TABLE, trick))).toEqual(cards('HO H10 H9'));
    expect(refusalOf(TABLE, trick, 'AU')).toEqual({
      kind: 'must-trump',
      rule: 'dobbm/play/must-trump',
      seat: 4,
      card: 'AU',
      led: 'L',
      legal: cards('H10 HO H9'),
    });
  });

  test('is free when void of the suit and of hearts [dobbm/play/play-freely, mcleod-dobbm]', () => {
    const table = deal({ 1: 'LK', 2: 'AS A10 AK AO AU A9 A8 BS' });
    const state = after(table, `${LEAD} LK`);
    expect(dobbm.legalCards(state)).toHaveLength(8);
    expect(dobbm.refusalOfCard(state, 'BS')).toBeNull();
  });

  test('is free on a heart lead when void of hearts [dobbm/play/play-freely]', () => {
    const table = deal({ 1: 'HK', 2: 'AS A10 AK AO AU A9 A8 BS' });
    expect(dobbm.legalCards(after(table, `${LEAD} HK`))).toHaveLength(8);
  });

  test('asks nobody to beat a card [dobbm/play/no-duty-to-beat, inferred]', () => {
    expect(tableAfter(TABLE, `${LEAD} LK L6`).winning).toBe(1);
    expect(tableAfter(TABLE, `${LEAD} HU H7`).winning).toBe(1);
  });

  test.each([
    ['the highest card of the suit led', 'LK LS LO', 2],
    ['a heart before the suit led', 'LK LS LO H9', 4],
    ['the highest heart', 'HU H7 HK H10', 4],
    ['the sow before the ten', 'A10 AS AK AO', 2],
  ])('is won by %s [dobbm/play/highest-wins, mcleod-dobbm]', (_, trick, seat) => {
    const view = tableAfter(TABLE, `${LEAD} ${trick}`);
    expect(view.winning ?? view.tricks[0]?.winner).toBe(seat);
  });

  test('lets hearts beat every other suit [dobbm/pack/hearts-trumps, mcleod-dobbm]', () => {
    expect(tableAfter(TABLE, `${LEAD} LK LS LO H9`).tricks[0]?.winner).toBe(4);
  });

  test('gives the Weli no privilege: it is the six of bells [dobbm/pack/weli, mcleod-dobbm]', () => {
    const view = tableAfter(TABLE, `${LEAD} B8 B7 B6 BU`);
    expect(view.tricks[0]?.winner).toBe(4);
    expect(dobbm.cardValue('B6')).toBe(0);
    expect(dobbm.suitOf('B6')).toBe('B');
  });

  test('lets the winner of a trick lead the next [dobbm/play/winner-leads, mcleod-dobbm]', () => {
    expect(tableAfter(TABLE, `${LEAD} LK LS LO H9`).turn).toBe(4);
    expect(tableAfter(TABLE, `${LEAD} LK LS LO H9 BO`).trick).toEqual({ lead: 4, cards: ['BO'] });
  });

  test('takes only a card that the seat holds, and each once [dobbm/play/card-in-hand]', () => {
    expect(refusalOf(TABLE, LEAD, 'HS')).toMatchObject({
      kind: 'card-not-held',
      rule: 'dobbm/play/card-in-hand',
      seat: 1,
    });
    expect(refusalOf(TABLE, `${LEAD} HU H7 HK H10 AU`, 'HU').rule).toBe('dobbm/play/card-in-hand');
  });

  test('has eight tricks and then is over [dobbm/play/eight-tricks, mcleod-dobbm]', () => {
    const view = playOn(after(TABLE, LEAD));
    expect(view).toMatchObject({ phase: 'over', turn: null, trick: null, winning: null });
    expect(view.tricks).toHaveLength(8);
    expect(view.hands.flat()).toEqual([]);
  });

  test('refuses a ninth trick [dobbm/play/eight-tricks]', () => {
    const order = playOn(after(TABLE, LEAD)).tricks.flatMap(({ cards }) => cards);
    expect(refusalOf(TABLE, `${LEAD} ${order.join(' ')}`, 'HS')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'dobbm/play/eight-tricks',
      seat: null,
    });
  });
});
