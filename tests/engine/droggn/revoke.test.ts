import { describe, expect, test } from 'vitest';
import { after, begin, dealWith, linesOf, refusal, view } from './table.ts';

const start = begin(dealWith({ 1: 'T1 G T5 H7 H6 H5 HK', 2: 'C4 H4', 3: 'T2 H3' }));

describe('a revoke', () => {
  test.each([
    ['before the discard', 'ansager pass pass', -20, 1],
    ['before a card is bought', 'ansager pass pass discard H7 H6 H5', -20, 1],
    ['before the declarer lies', 'solo pass pass discard H7 H6 H5', -40, 1],
    ['with the Pagat laid out before he lies', 'super pass pass lay pagat', -100, 1],
    ['before the first word', 'super pass pass lie', -80, 1],
    ['after the first word', 'super pass pass lie schwacher', -80, 2],
    ['amid the retours', 'super pass pass lie schwacher good retour', -80, 4],
    ['before the first lead', 'super pass pass lay pagat lie good good', -100, 1],
    ['amid a trick', 'super pass pass lie schwacher good good HK H4', -80, 2],
    ['in a Super Mord', 'super-mord pass pass lie good good', -130, 1],
    [
      'in a Super Mord with the Gstieß laid out',
      'super-mord pass pass lay gstiess lie schwacher good good',
      -150,
      2,
    ],
  ])(
    '%s stops the hand and costs what is at stake then [droggn/scoring/revoke, droggn/scoring/revoke-super-mord]',
    (_, words, points, times) => {
      const over = after(start, `${words} revoke 1`);
      expect(linesOf(over)).toEqual([`${points} x ${times} scoring/revoke`]);
      expect(view(over)).toMatchObject({ phase: 'over', turn: null, revoked: 1, thrownIn: false });
      expect(linesOf(after(start, `${words} revoke 3`))).toEqual([
        `${-points} x ${times} scoring/revoke`,
      ]);
    },
  );

  test('counts no points, and leaves the table as it stood [mcleod-droggn] [droggn/scoring/revoke]', () => {
    const played = after(start, 'super pass pass lie good good HK H4');
    const over = view(after(played, 'revoke 2'));
    expect(over.score?.cardPoints).toBeNull();
    expect(over.trick).toEqual({ lead: 1, cards: ['HK', 'H4'] });
    expect(over.hands).toEqual(view(played).hands);
  });

  test('of a defender also costs his partner [mcleod-droggn] [droggn/scoring/revoke, droggn/scoring/each-other-pays]', () => {
    const over = after(start, 'ansager pass pass discard H7 H6 H5 no-buy lie good good revoke 2');
    expect(view(over).score?.payments).toEqual([40, -20, -20]);
  });

  test('includes a Pagat that a defender has laid out [droggn/scoring/revoke]', () => {
    expect(linesOf(after(start, 'pass super pass lie good lay pagat good revoke 2'))).toEqual([
      '-100 x 1 scoring/revoke',
    ]);
  });

  test.each([
    ['in the auction', 'ansager revoke 1', 'droggn/auction/one-turn-each'],
    ['when thrown in', 'pass pass pass revoke 1', 'droggn/auction/thrown-in'],
    ['a second time', 'super pass pass revoke 1 revoke 1', 'droggn/scoring/revoke'],
  ])('%s is refused [droggn/scoring/revoke]', (_, words, rule) => {
    expect(refusal(start, words)).toMatchObject({ kind: 'out-of-turn', action: 'revoke', rule });
  });

  test('of a seat that does not play is refused [droggn/scoring/revoke]', () => {
    expect(refusal(start, 'super pass pass revoke 4')).toEqual({
      kind: 'no-such-seat',
      rule: 'droggn/scoring/revoke',
      seat: null,
      given: 4,
      seats: [1, 2, 3],
    });
  });

  test('ends the hand for every other action [droggn/scoring/revoke]', () => {
    expect(refusal(start, 'super pass pass revoke 1 lie')).toMatchObject({
      kind: 'out-of-turn',
      rule: 'droggn/scoring/revoke',
      expected: { phase: 'over', seat: null, actions: [] },
    });
  });
});
