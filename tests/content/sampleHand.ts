import type { Hand } from '#archive/archive.ts';

/** A whole hand of Dobbm, small enough to be checked by eye: 64 points at 12 Schilling. */
export const SAMPLE_HAND: Hand = {
  id: 'dobbm/sample',
  format: 1,
  game: 'dobbm',
  rules: { 'match-price': 12 },
  deal: [
    'HS HK H9 AS A10 L6 B9 B8',
    'H10 H8 AK AO L10 LK B10 B7',
    'HO H7 AU A9 LS LO BS BK',
    'HU H6 A8 A7 LU L9 BO BU',
  ],
  talon: 'L8 L7 B6 A6',
  actions: `
    dobbm pass pass pass
    discard L8 L7 B6 L6
    lie good good good
    AS AO A9 A7  HS H8 H7 H6  HK H10 HO HU  L10 LS LU H9
    A10 AK AU A8  B9 B10 BS BO  BK BU B8 B7  LO L9 A6 LK
  `,
  title: { en: 'A sample' },
  summary: { en: 'An ordinary Dobbm.' },
  idea: { en: 'Draw trumps.' },
  origin: 'composed',
  grade: 'first',
  teaches: ['dobbm/play/follow-suit'],
  expect: {
    score: 4,
    cardPoints: { declarer: 64, defenders: 56 },
    payments: [3, -1, -1, -1],
    multiplier: 1,
  },
  notes: {
    't2.4': { en: 'There are {out:T=5} hearts left, and {seat:1} has {trumps:1=2} of them.' },
    't3.4': { en: 'The ten wins; the defenders have {points:defenders=19}.' },
    end: { en: 'It comes to {score=4}, and {points:declarer=64}.' },
  },
};
