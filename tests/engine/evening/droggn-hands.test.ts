import { describe, expect, test } from 'vitest';
import type { DroggnHand, DroggnResult, PagatEvent, PagatEventKind, Player } from '#engine';
import { account, ansager, droggnTerms, lastHand, refusalOf } from './table.ts';

const pagat = (kind: PagatEventKind, by: Player): PagatEvent => ({ kind, by });

const points = (count: number, event: PagatEvent | null = null): DroggnResult => ({
  kind: 'points',
  points: count,
  pagat: event,
  lastTrick: null,
});

const hand = (
  contract: DroggnHand['contract'],
  doublings: number,
  result: DroggnResult,
): DroggnHand => ({ type: 'hand', game: 'droggn', declarer: 2, contract, doublings, result });

describe('a hand of Droggn as the table counted it', () => {
  test.each<readonly [string, DroggnHand, number]>([
    [
      'Solo, 40, Pagat ultimo [wikipedia-es-droggn]',
      hand('solo', 0, points(40, pagat('ultimo', 2))),
      53,
    ],
    [
      'Ansager, 31, laid-out Pagat won [mcleod-droggn]',
      hand('ansager', 0, points(31, pagat('laid-out-won', 2))),
      -6,
    ],
    ['Ansager, 37 : 37 [mcleod-droggn]', hand('ansager', 0, points(37)), 20],
    ['Ansager, 36 : 38 [inferred]', hand('ansager', 0, points(36)), -21],
    ['Super, 50, Schwacher [inferred]', hand('super', 1, points(50)), 186],
    [
      'Ansager, 45, Schwacher and retour, enemy Pagat caught [inferred]',
      hand('ansager', 2, points(45, pagat('caught', 3))),
      117,
    ],
    [
      'Ansager, 30, laid-out Pagat forced out, Schwacher [inferred]',
      hand('ansager', 1, points(30, pagat('laid-out-lost', 2))),
      -94,
    ],
    [
      'Solo, Match, Pagat caught [inferred]',
      hand('solo', 0, { kind: 'match', pagat: pagat('caught', 1) }),
      82,
    ],
    [
      'Super Mord made, Gstieß laid out, Schwacher [inferred]',
      hand('super-mord', 1, { kind: 'super-mord', won: true, laidOut: 'gstiess' }),
      374,
    ],
    [
      'Super Mord lost, Pagat laid out [mcleod-droggn]',
      hand('super-mord', 0, { kind: 'super-mord', won: false, laidOut: 'pagat' }),
      -187,
    ],
    [
      'Ansager, 40, defender wins with a laid-out Pagat [inferred]',
      hand('ansager', 0, points(40, pagat('laid-out-won', 1))),
      3,
    ],
    [
      'Solo, declarer revokes after a Schwacher, a card laid out [inferred]',
      hand('solo', 1, { kind: 'revoke', by: 2, laidOut: true }),
      -120,
    ],
    [
      'Ansager, a defender revokes [inferred]',
      hand('ansager', 0, { kind: 'revoke', by: 3, laidOut: false }),
      20,
    ],
    [
      'Super Mord, the declarer revokes [inferred]',
      hand('super-mord', 0, { kind: 'revoke', by: 2, laidOut: false }),
      -130,
    ],
  ])('%s', (_, entry, score) => {
    const result = lastHand(droggnTerms(3), entry);
    expect(result.score).toBe(score);
    expect(result.lines.reduce((sum, line) => sum + line.points * line.times, 0)).toBe(score);
    expect(result.payments).toEqual([-score, 2 * score, -score]);
  });

  test('says its card points where it has them', () => {
    expect(lastHand(droggnTerms(3), ansager(2, 40)).cardPoints).toEqual({
      declarer: 40,
      defenders: 34,
    });
    const match = hand('solo', 0, { kind: 'match', pagat: null });
    expect(lastHand(droggnTerms(3), match).cardPoints).toBeNull();
  });

  test('follows the options of the evening [droggn/variants/thirty-eight]', () => {
    expect(lastHand(droggnTerms(3, { 'win-at': '38' }), ansager(2, 37)).score).toBe(-20);
  });

  test('asks for the last trick where it decides, unless the Pagat tells [droggn/variants/tie-by-last-trick]', () => {
    const terms = droggnTerms(3, { 'win-at': 'tie-by-last-trick' });
    const tie = (lastTrick: 'declarer' | 'defenders' | null, event: PagatEvent | null = null) =>
      hand('ansager', 0, { kind: 'points', points: 37, pagat: event, lastTrick });
    expect(refusalOf(terms, [], tie(null))).toEqual({
      kind: 'last-trick-missing',
      rule: 'droggn/variants/tie-by-last-trick',
      points: 37,
    });
    expect(lastHand(terms, tie('declarer')).score).toBe(20);
    expect(lastHand(terms, tie('defenders')).score).toBe(-20);
    expect(lastHand(terms, tie(null, pagat('ultimo', 3))).score).toBe(-30);
    expect(lastHand(terms, tie(null, pagat('laid-out-won', 2))).score).toBe(40);
    expect(refusalOf(terms, [], tie(null, pagat('caught', 3))).kind).toBe('last-trick-missing');
    expect(lastHand(terms, ansager(2, 38)).score).toBe(21);
  });
});

describe('a hand that cannot have been', () => {
  const refused = (entry: DroggnHand) => refusalOf(droggnTerms(4), [ansager(4, 40)], entry);

  test.each([-1, 0, 75, 40.5, Number.NaN])(
    'has %d points [droggn/counting/seventy-four]',
    (count) => {
      expect(refused(hand('ansager', 0, points(count)))).toEqual({
        kind: 'points-out-of-range',
        rule: 'droggn/counting/seventy-four',
        given: count,
        least: 1,
        most: 73,
      });
    },
  );

  test('has all points and is no Match [droggn/scoring/match]', () => {
    expect(refused(hand('ansager', 0, points(74)))).toEqual({
      kind: 'points-of-match',
      rule: 'droggn/scoring/match',
      given: 74,
    });
  });

  test('is a Super Mord with points, or made as one without being bid [droggn/scoring/super-mord-nothing-else]', () => {
    expect(refused(hand('super-mord', 0, points(40)))).toEqual({
      kind: 'super-mord-uncounted',
      rule: 'droggn/scoring/super-mord-nothing-else',
      given: 'points',
    });
    expect(refused(hand('super-mord', 0, { kind: 'match', pagat: null }))).toMatchObject({
      kind: 'super-mord-uncounted',
      given: 'match',
    });
    expect(refused(hand('super', 0, { kind: 'super-mord', won: true, laidOut: null }))).toEqual({
      kind: 'no-super-mord',
      rule: 'droggn/scoring/super-mord',
      contract: 'super',
    });
  });

  test('is doubled more often than ten times [droggn/announcing/no-limit]', () => {
    expect(refused(hand('ansager', 11, points(40)))).toEqual({
      kind: 'doublings-out-of-range',
      rule: 'droggn/announcing/no-limit',
      given: 11,
      most: 10,
    });
    expect(refused(hand('ansager', -1, points(40))).kind).toBe('doublings-out-of-range');
    expect(lastHand(droggnTerms(3), hand('ansager', 10, points(37))).score).toBe(20480);
  });

  test.each<readonly [string, DroggnHand]>([
    ['declarer', { ...hand('ansager', 0, points(40)), declarer: 4 }],
    ['pagat', hand('ansager', 0, points(40, pagat('caught', 4)))],
    ['revoke', hand('ansager', 0, { kind: 'revoke', by: 4, laidOut: false })],
  ])(
    'gives the resting dealer a part in it: %s [droggn/overview/rests-after-declaring]',
    (role, entry) => {
      expect(refused(entry)).toEqual({
        kind: 'resting',
        rule: 'droggn/overview/rests-after-declaring',
        player: 4,
        role,
      });
    },
  );

  test('names a player who is not at the table [droggn/overview/four-at-the-table]', () => {
    expect(refused({ ...hand('ansager', 0, points(40)), declarer: 5 })).toEqual({
      kind: 'no-such-player',
      rule: 'droggn/overview/four-at-the-table',
      given: 5,
      players: 4,
    });
  });

  test.each<readonly [string, PagatEvent]>([
    ['the Pagat of the declarer caught', pagat('caught', 2)],
    ['the Pagat of the declarer beaten', pagat('ultimo-beaten', 2)],
    ['the Pagat of a defender winning', pagat('ultimo', 1)],
    ['the laid-out Pagat of a defender winning', pagat('laid-out-won', 3)],
  ])('has every trick with the declarer and %s [droggn/scoring/match]', (_, event) => {
    expect(refused(hand('ansager', 0, { kind: 'match', pagat: event }))).toEqual({
      kind: 'pagat-against-match',
      rule: 'droggn/scoring/match',
      pagat: event,
    });
  });

  test('has the last trick with one side and the Pagat winning it for the other [droggn/pagat/ultimo]', () => {
    const result: DroggnResult = {
      kind: 'points',
      points: 40,
      pagat: pagat('ultimo', 2),
      lastTrick: 'defenders',
    };
    expect(refused(hand('ansager', 0, result)).kind).toBe('pagat-against-last-trick');
  });

  test('is one of the other game', () => {
    const terms = droggnTerms(3);
    const other = {
      type: 'hand',
      game: 'dobbm',
      declarer: 1,
      contract: 'solo',
      doublings: 0,
    } as const;
    expect(refusalOf(terms, [], { ...other, result: { kind: 'points', points: 70 } })).toEqual({
      kind: 'other-game',
      rule: 'droggn/auction/ladder',
      game: 'dobbm',
    });
  });
});

test('only the score of the declarer is written down, and says what all have [droggn/scoring/running-score, mcleod-droggn]', () => {
  const { postings, scores, balance } = account(droggnTerms(3), ansager(2, 40), ansager(3, 30));
  expect(postings.map((posting) => posting.scores)).toEqual([
    [0, 23, 0],
    [0, 23, -27],
  ]);
  expect(scores).toEqual([0, 23, -27]);
  expect(balance).toEqual([4, 73, -77]);
});
