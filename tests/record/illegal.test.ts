import { describe, expect, test } from 'vitest';
import { report } from '#record';
import { DOBBM_FILE, droggnFile } from './records.ts';

const errorIn = (text: string) => {
  const result = report('file', text);
  if (result.ok) throw new Error('the record is legal');
  const { at, token, rule, message } = result.error;
  return [at, token, rule, message];
};

const droggn = (actions: string) => droggnFile({ actions });

const dobbm = (actions: string) =>
  `${DOBBM_FILE.slice(0, DOBBM_FILE.indexOf('actions'))}actions: ${actions}`;

const ANSAGER = 'pass pass ansager discard D5 D6 D7';

describe('the first faulty token of a Droggn record is named with its rule', () => {
  test.each<readonly [string, string, readonly [number, string, string, string]]>([
    [
      'not following',
      `${ANSAGER} no-buy lie good good S5 T2 CK`,
      [
        13,
        'CK',
        'droggn/play/follow-suit',
        'Spades were led and seat 2 holds spades, so the Gstieß, ♠K, ♠Q, ♠R, ♠J, ♠10, ♠9, ♠8, ♠7 or ♠6 must be played, not ♣K.',
      ],
    ],
    [
      'not trumping',
      'pass pass solo discard D5 D6 D7 lie good good S5 S9',
      [11, 'S9', 'droggn/play/card-in-hand', 'Seat 1 does not hold ♠9.'],
    ],
    [
      'case does not matter',
      `${ANSAGER.toUpperCase()} No-Buy Lie Good Good s5 t2 ck`,
      [
        13,
        'CK',
        'droggn/play/follow-suit',
        'Spades were led and seat 2 holds spades, so the Gstieß, ♠K, ♠Q, ♠R, ♠J, ♠10, ♠9, ♠8, ♠7 or ♠6 must be played, not ♣K.',
      ],
    ],
    [
      'a bid that is too low',
      'solo ansager',
      [
        1,
        'ansager',
        'droggn/auction/higher-bids-only',
        'Seat 1 has already bid Solo, so Ansager is not high enough: seat 2 may bid Super or Super Mord, or pass.',
      ],
    ],
    [
      'a word of another phase',
      'solo pass lie',
      [
        2,
        'lie',
        'droggn/auction/one-turn-each',
        '“lie” is out of place here: seat 3 is to pass or bid.',
      ],
    ],
    [
      'too few discards',
      'pass pass ansager discard D5 D6 no-buy',
      [3, 'discard', 'droggn/exchange/discard-three', 'Exactly 3 cards must be discarded, not 2.'],
    ],
    [
      'too many discards',
      `${ANSAGER} D4 no-buy`,
      [3, 'discard', 'droggn/exchange/discard-three', 'Exactly 3 cards must be discarded, not 4.'],
    ],
    [
      'a discard cut short',
      'pass pass ansager discard D5',
      [3, 'discard', 'droggn/exchange/discard-three', 'Exactly 3 cards must be discarded, not 1.'],
    ],
    [
      'a discard with a token that is no card',
      'pass pass ansager discard D5 D6 D8',
      [3, 'discard', 'droggn/exchange/discard-three', 'Exactly 3 cards must be discarded, not 2.'],
    ],
    [
      'a card that is not held',
      'pass pass ansager discard D5 D6 T3',
      [3, 'discard', 'droggn/exchange/discard-from-hand', 'Seat 3 does not hold III.'],
    ],
    [
      'a king without a trump',
      'pass pass ansager discard D5 D6 DK',
      [
        3,
        'discard',
        'droggn/exchange/king-with-trump',
        '♦K may be discarded only along with a trump; this discard has none, and neither has the hand.',
      ],
    ],
    [
      'the Pagat discarded',
      'ansager pass pass discard T1 D6 D7',
      [
        3,
        'discard',
        'droggn/exchange/no-trull',
        'The Pagat may not be discarded: the Gstieß, XXI and the Pagat must stay in the hand.',
      ],
    ],
    [
      'a dead call',
      `${ANSAGER} buy HK for S5`,
      [
        7,
        'buy',
        'droggn/exchange/wanted-card-with-defender',
        'Only a card that a defender holds can be bought; ♥K is in the declarer’s own hand.',
      ],
    ],
    [
      'a purchase cut short',
      `${ANSAGER} buy CK for`,
      [
        7,
        'buy',
        'droggn/exchange/buy-one-card',
        '“buy” is incomplete: the record ends where a card should follow, as in “buy HK for C6”.',
      ],
    ],
    [
      'a purchase of no card',
      `${ANSAGER} buy X9 for S5`,
      [
        7,
        'buy',
        'droggn/exchange/buy-one-card',
        '“buy” is incomplete: “X9” stands where a card should, as in “buy HK for C6”.',
      ],
    ],
    [
      'a purchase in a Solo',
      'pass pass solo discard D5 D6 D7 buy CK for S5',
      [
        7,
        'buy',
        'droggn/exchange/buy-one-card',
        'Only in an Ansager can a card be bought; seat 3 is to lay out a card or say “lie”.',
      ],
    ],
    [
      'a lay-out cut short',
      `${ANSAGER} no-buy lay`,
      [
        8,
        'lay',
        'droggn/announcing/lay-out-pagat',
        '“lay” is incomplete: the record ends where “pagat” or “gstiess” should follow, as in “lay pagat”.',
      ],
    ],
    [
      'a Pagat laid out that is not held',
      `${ANSAGER} no-buy lay pagat`,
      [8, 'lay', 'droggn/announcing/lay-out-pagat', 'Seat 3 does not hold the Pagat.'],
    ],
    [
      'a retour to nothing',
      `${ANSAGER} no-buy lie retour`,
      [
        9,
        'retour',
        'droggn/announcing/retour',
        'Nobody has given a Schwacher that a retour could answer; seat 1 says “good” or “schwacher”.',
      ],
    ],
    [
      'a second Schwacher',
      `${ANSAGER} no-buy lie schwacher schwacher`,
      [
        10,
        'schwacher',
        'droggn/announcing/schwacher-binds-both',
        'There has been a Schwacher, which binds both defenders; seat 2 says “good”.',
      ],
    ],
    [
      'a revoke without a seat',
      `${ANSAGER} revoke`,
      [
        7,
        'revoke',
        'droggn/scoring/revoke',
        '“revoke” is incomplete: the record ends where the number of a seat should follow, as in “revoke 2”.',
      ],
    ],
    [
      'a revoke of a seat that is not there',
      `${ANSAGER} revoke 4`,
      [
        7,
        'revoke',
        'droggn/scoring/revoke',
        'There is no seat 4 in Droggn; the seats are 1, 2 and 3.',
      ],
    ],
    [
      'an unknown word in the auction',
      'pass grand',
      [
        1,
        'grand',
        'droggn/auction/ladder',
        '“grand” is neither a word nor a card of Droggn; seat 2 is to pass or bid.',
      ],
    ],
    [
      'an unknown card',
      `${ANSAGER} no-buy lie good good S5 T22`,
      [
        12,
        'T22',
        'droggn/play/card-in-hand',
        '“T22” is neither a word nor a card of Droggn; seat 1 is to play a card.',
      ],
    ],
    [
      'a token after all have passed',
      'pass pass pass pass',
      [3, 'pass', 'droggn/auction/thrown-in', 'The hand is over; nothing may follow.'],
    ],
    [
      'an unknown token after the end',
      'pass pass pass !',
      [
        3,
        '!',
        'droggn/auction/thrown-in',
        '“!” is neither a word nor a card of Droggn; the hand is over and nothing may follow.',
      ],
    ],
    [
      'a token after a revoke',
      `${ANSAGER} revoke 1 S5`,
      [9, 'S5', 'droggn/scoring/revoke', 'The hand is over; nothing may follow.'],
    ],
    [
      'a card before the doubling',
      `${ANSAGER} no-buy lie S5`,
      [
        9,
        'S5',
        'droggn/announcing/first-word',
        'Playing a card is out of place here: seat 1 is to lay out a card, say “good” or give a Schwacher.',
      ],
    ],
  ])('%s', (_, actions, error) => {
    expect(errorIn(droggn(actions))).toEqual(error);
  });
});

describe('the first faulty token of a Dobbm record is named with its rule', () => {
  test.each<readonly [string, string, readonly [number, string, string, string]]>([
    [
      'a second Solo',
      'solo solo',
      [
        1,
        'solo',
        'dobbm/auction/solo-ends-it',
        'Seat 1 has already bid Solo, the highest bid, so seat 2 can only pass.',
      ],
    ],
    [
      'a discard in a Solo',
      'solo pass pass pass discard L8 L7 B6 L6',
      [
        4,
        'discard',
        'dobbm/exchange/solo-dobb-untouched',
        'In a Solo the Dobb stays face down and nothing is discarded; seat 1 is to say “lie”.',
      ],
    ],
    [
      'a sow without a heart',
      'dobbm pass pass pass discard AS L7 B6 L6',
      [
        4,
        'discard',
        'dobbm/exchange/sow-with-trump',
        'The acorn sow may be discarded only along with a heart; this discard has none. In the hand: the heart king and the heart nine.',
      ],
    ],
    [
      'a word of Droggn',
      'dobbm pass pass pass discard L8 L7 B6 L6 lay pagat',
      [
        9,
        'lay',
        'dobbm/exchange/i-lie',
        'Laying out a card is out of place here: seat 1 is to say “lie”.',
      ],
    ],
    [
      'a card after the eighth trick',
      `|${DOBBM_FILE.slice(DOBBM_FILE.indexOf('|') + 1)}  HS\n`,
      [45, 'HS', 'dobbm/play/eight-tricks', 'The hand is over; nothing may follow.'],
    ],
  ])('%s', (_, actions, error) => {
    expect(errorIn(dobbm(actions))).toEqual(error);
  });
});

test('a message speaks of the players by name', () => {
  const rules = 'players: [Anna, Bartl, Cilli]';
  expect(errorIn(droggnFile({ rules, actions: 'solo ansager' }))[3]).toBe(
    'Anna has already bid Solo, so Ansager is not high enough: Bartl may bid Super or Super Mord, or pass.',
  );
});
