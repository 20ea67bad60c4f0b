import { describe, expect, test } from 'vitest';
import { type Outcome, type PagatOutcome, scoreLines, sumOf } from '#engine';

const QUIET: PagatOutcome = { kind: 'quiet' };

type Contract = 'ansager' | 'solo' | 'super';

interface Details {
  readonly multiplier?: number;
  readonly pagat?: PagatOutcome;
  readonly allTricks?: boolean;
  readonly tookLastTrick?: boolean;
}

const game = (contract: Contract, points: number, details: Details = {}): Outcome => ({
  contract,
  points,
  multiplier: 1,
  pagat: QUIET,
  allTricks: false,
  tookLastTrick: false,
  ...details,
});

const scoreOf = (outcome: Outcome): number => sumOf(scoreLines(outcome));

type Scored = Extract<PagatOutcome, { readonly side: unknown }>;

const pagatOf = (kind: Scored['kind'], side: Scored['side']): Details => ({
  pagat: { kind, side },
});

describe('the worked examples', () => {
  test.each<readonly [string, Outcome, number]>([
    [
      'a Solo with 40 points and an unannounced Pagat Ultimo [wikipedia-en-droggn, wikipedia-es-droggn] [droggn/pagat/ultimo]',
      game('solo', 40, pagatOf('ultimo', 'declarer')),
      53,
    ],
    [
      'an Ansager lost with 31 points while the laid-out Pagat wins [mcleod-droggn] [droggn/pagat/independent]',
      game('ansager', 31, pagatOf('laid-out-won', 'declarer')),
      -6,
    ],
    ['an Ansager at 37 : 37 [mcleod-droggn] [droggn/scoring/threshold]', game('ansager', 37), 20],
    ['an Ansager at 36 : 38 [inferred] [droggn/scoring/difference]', game('ansager', 36), -21],
    [
      'a Super with 50 points and a Schwacher [inferred] [droggn/announcing/what-is-doubled]',
      game('super', 50, { multiplier: 2 }),
      186,
    ],
    [
      'an Ansager with 45 points, a retour and the defenders’ Pagat caught [inferred] [droggn/announcing/what-is-doubled]',
      game('ansager', 45, { multiplier: 4, ...pagatOf('caught', 'defenders') }),
      117,
    ],
    [
      'an Ansager with 30 points, a Schwacher and the laid-out Pagat forced out [inferred] [droggn/pagat/laid-out-lost]',
      game('ansager', 30, { multiplier: 2, ...pagatOf('laid-out-lost', 'declarer') }),
      -94,
    ],
    [
      'a Solo Match with the Pagat caught on the way [inferred] [droggn/scoring/match]',
      game('solo', 70, { allTricks: true, ...pagatOf('caught', 'defenders') }),
      82,
    ],
    [
      'a Super Mord made with the Gstieß laid out and a Schwacher [inferred] [droggn/scoring/super-mord]',
      { contract: 'super-mord', won: true, laidOut: 'gstiess', multiplier: 2 },
      374,
    ],
    [
      'an Ansager made with 40 points while a defender’s laid-out Pagat wins [inferred] [droggn/pagat/laid-out-won]',
      game('ansager', 40, pagatOf('laid-out-won', 'defenders')),
      3,
    ],
    [
      'a revoke of the declarer of a Solo with the Pagat laid out and a Schwacher [inferred] [droggn/scoring/revoke]',
      { contract: 'solo', revokedBy: 'declarer', cardLaidOut: true, multiplier: 2 },
      -120,
    ],
    [
      'a defender’s revoke in an undoubled Ansager [inferred] [droggn/scoring/revoke]',
      { contract: 'ansager', revokedBy: 'defenders', cardLaidOut: false, multiplier: 1 },
      20,
    ],
  ])('%s', (_, outcome, score) => {
    expect(scoreOf(outcome)).toBe(score);
  });
});

describe('the game', () => {
  test.each<readonly [Contract, number, number, number, number, number]>([
    ['ansager', 20, 33, -21, -32, 57],
    ['solo', 40, 53, -41, -52, 77],
    ['super', 80, 93, -81, -92, 117],
  ])(
    'of %s at 37, 50, 36, 25 and as a Match [mcleod-droggn] [droggn/scoring/base, droggn/scoring/difference, droggn/scoring/match]',
    (contract, at37, at50, at36, at25, match) => {
      expect([37, 50, 36, 25].map((points) => scoreOf(game(contract, points)))).toEqual([
        at37,
        at50,
        at36,
        at25,
      ]);
      expect(scoreOf(game(contract, 70, { allTricks: true }))).toBe(match);
    },
  );

  test('has base and difference in two lines, and none of 0 points [droggn/scoring/base, droggn/scoring/difference]', () => {
    expect(scoreLines(game('ansager', 37))).toEqual([
      { rule: 'droggn/scoring/base', points: 20, times: 1 },
    ]);
    expect(scoreLines(game('ansager', 30, { multiplier: 2 }))).toEqual([
      { rule: 'droggn/scoring/base', points: -20, times: 2 },
      { rule: 'droggn/scoring/difference', points: -7, times: 2 },
    ]);
  });

  test('is a Match whoever keeps the Gstieß, 70 points or 74 [mcleod-droggn] [droggn/scoring/match-and-gstiess]', () => {
    for (const points of [70, 74]) {
      expect(scoreLines(game('solo', points, { allTricks: true }))).toEqual([
        { rule: 'droggn/scoring/base', points: 40, times: 1 },
        { rule: 'droggn/scoring/match', points: 37, times: 1 },
      ]);
    }
  });
});

describe('37 : 37', () => {
  test.each([
    ['37', true, 20],
    ['37', false, 20],
    ['38', true, -20],
    ['38', false, -20],
    ['tie-by-last-trick', true, 20],
    ['tie-by-last-trick', false, -20],
  ] as const)(
    'under win-at %s, last trick taken %s, scores %i [droggn/scoring/threshold, droggn/variants/thirty-eight, droggn/variants/tie-by-last-trick]',
    (winAt, tookLastTrick, score) => {
      expect(scoreLines(game('ansager', 37, { tookLastTrick }), winAt)).toEqual([
        { rule: 'droggn/scoring/base', points: score, times: 1 },
      ]);
    },
  );

  test.each(['37', '38', 'tie-by-last-trick'] as const)(
    'is the only result that win-at %s touches [droggn/scoring/threshold]',
    (winAt) => {
      for (const tookLastTrick of [true, false]) {
        expect(sumOf(scoreLines(game('ansager', 38, { tookLastTrick }), winAt))).toBe(21);
        expect(sumOf(scoreLines(game('ansager', 36, { tookLastTrick }), winAt))).toBe(-21);
      }
    },
  );
});

describe('a Super Mord', () => {
  test.each<readonly [boolean, 'pagat' | 'gstiess' | null, number, number]>([
    [true, null, 1, 167],
    [false, null, 1, -167],
    [true, 'gstiess', 1, 187],
    [false, 'pagat', 1, -187],
    [true, null, 2, 334],
    [false, 'gstiess', 2, -374],
    [false, null, 4, -668],
    [true, 'pagat', 4, 748],
  ])(
    'won %s, with %s laid out, times %i, scores %i [mcleod-droggn] [droggn/scoring/super-mord, droggn/scoring/super-mord-nothing-else]',
    (won, laidOut, multiplier, score) => {
      expect(scoreOf({ contract: 'super-mord', won, laidOut, multiplier })).toBe(score);
    },
  );

  test.each([
    [true, 'pagat', 'droggn/pagat/laid-out-won', 20],
    [false, 'pagat', 'droggn/pagat/laid-out-lost', -20],
    [true, 'gstiess', 'droggn/gstiess/ultimo', 20],
    [false, 'gstiess', 'droggn/gstiess/ultimo', -20],
  ] as const)(
    'won %s names the laid-out %s in a line of its own [droggn/gstiess/ultimo]',
    (won, laidOut, rule, points) => {
      const lines = scoreLines({ contract: 'super-mord', won, laidOut, multiplier: 1 });
      expect(lines[1]).toEqual({ rule, points, times: 1 });
    },
  );
});

describe('a revoke', () => {
  test.each([
    ['ansager', false, 1, 20],
    ['ansager', true, 1, 40],
    ['solo', false, 2, 80],
    ['super', true, 4, 400],
  ] as const)(
    'in %s, lay-out %s, times %i, costs %i on either side [mcleod-droggn] [droggn/scoring/revoke]',
    (contract, cardLaidOut, multiplier, cost) => {
      const stakes = { contract, cardLaidOut, multiplier };
      expect(scoreOf({ ...stakes, revokedBy: 'declarer' })).toBe(-cost);
      expect(scoreOf({ ...stakes, revokedBy: 'defenders' })).toBe(cost);
    },
  );

  test.each([
    [false, 130],
    [true, 150],
  ])(
    'in a Super Mord, lay-out %s, costs %i [inferred] [droggn/scoring/revoke-super-mord]',
    (cardLaidOut, cost) => {
      expect(
        scoreOf({ contract: 'super-mord', revokedBy: 'declarer', cardLaidOut, multiplier: 1 }),
      ).toBe(-cost);
    },
  );
});
