import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { games } from '#engine';
import { recordFrom, replay } from '#record';
import { annotateLine, createSolver, printTurn, type Turn } from '#solver';
import { createSpeech, stepperWords } from '#words';
import { curveOf, giftsOf, pointsOf } from '../../src/widgets/hand-stepper/analysis/curve.ts';
import {
  type KnownTurns,
  lineOf,
  openSteps,
  workOf,
} from '../../src/widgets/hand-stepper/analysis/line.ts';
import { momentAt, playedAt } from '../../src/widgets/hand-stepper/analysis/moment.ts';
import { readAnalysis } from '../../src/widgets/hand-stepper/analysis/reading.ts';
import {
  costSentence,
  momentSentence,
  talkOf,
  worthText,
} from '../../src/widgets/hand-stepper/analysis/say.ts';
import { handOf } from '../../src/widgets/hand-stepper/hand.ts';

const { archive } = readArchive(process.cwd());

const opened = (id: string, locale: 'en' | 'de' = 'en') => {
  const entry = archive.hands.find((hand) => hand.id === id);
  const analysis = archive.analyses.find((one) => one.id === id);
  const record = entry && recordFrom(entry);
  if (!record?.ok || !analysis) throw new Error(`no analysed hand ${id}`);
  const game = games[record.value.game];
  const line = lineOf(game, record.value.options, replay(record.value).steps);
  const words = stepperWords[locale];
  const hand = handOf({ game, words, locale, title: '', record: record.value, notes: {} });
  const at = (address: string) => line.steps.findIndex((step) => step.address === address);
  return { line, hand, known: readAnalysis(line, analysis), at, talk: talkOf(hand, line) };
};

const SIXTY = opened('dobbm/sixty-sixty');
const speech = (hand: (typeof SIXTY)['hand']) =>
  createSpeech({ locale: hand.locale, game: hand.game.id, style: 'short' });

const saidOf = (one: typeof SIXTY, address: string): readonly string[] => {
  const moment = momentAt(one.line, one.known, one.at(address));
  const { played } = moment;
  return [
    momentSentence(one.talk, moment),
    ...(played ? [costSentence(one.talk, one.line, played, speech(one.hand))] : []),
  ];
};

describe('what is said of a step', () => {
  test('what perfect play yields from it, and what the card that led to it cost', () => {
    expect(saidOf(SIXTY, 't3.1')).toEqual([
      'Perfect play from here: 56 of 120 card points for Bartl.',
      expect.stringMatching(/^The heart six cost 3; better: the leaf sow or the acorn sow\.$/),
    ]);
    expect(saidOf(SIXTY, 't1.1')[1]).toMatch(/gave nothing away\.$/);
    expect(saidOf(SIXTY, 't1.2')[1]).toMatch(/was the only card\.$/);
    expect(saidOf(SIXTY, 't8.4')[0]).toBe('The hand is over: 60 of 120 card points for Bartl.');
  });

  test('before a card is played, what the first lead begins with', () => {
    expect(saidOf(SIXTY, 'start')).toEqual([
      'Perfect play from the first lead on: 59 of 120 card points for Bartl.',
    ]);
  });

  test('the same in German', () => {
    expect(saidOf(opened('dobbm/sixty-sixty', 'de'), 't3.1')).toEqual([
      'Perfekt gespielt ab hier: 56 von 120 Augen für Bartl.',
      expect.stringMatching(/ hat 3 gekostet; besser: .* oder .*\.$/),
    ]);
  });

  test('that it is not solved, or only between bounds, and never a guess', () => {
    const king = opened('droggn/the-bought-king');
    const said = king.line.steps
      .filter(({ state }) => state.phase === 'play')
      .map(({ address }) => saidOf(king, address)[0] ?? '');
    expect(said[0]).toMatch(/not solved|card points for Cilli/);
    for (const [index, { address }] of king.line.steps.entries()) {
      const { worth, stage } = momentAt(king.line, king.known, index);
      const sentence = saidOf(king, address)[0] ?? '';
      if (stage === 'play' && !worth) expect(sentence).toContain('not solved.');
      if (stage === 'play' && worth && worth.lower < worth.upper) {
        expect(sentence).toMatch(/not solved more closely\.$|not solved\.$/);
      }
    }
  });

  test('in a Super Mord, all tricks or not', () => {
    const mord = opened('droggn/super-mord-with-gstiess');
    expect(saidOf(mord, 't21.3')[0]).toMatch(/every trick for/);
    expect(worthText(mord.talk, { lower: 1, upper: 1 })).toBe('every trick');
    expect(worthText(mord.talk, { lower: 0, upper: 0 })).toBe('not every trick');
  });
});

test('a defender’s card costs what it gives the declarer', () => {
  const { line, known, at } = SIXTY;
  const played = playedAt(line, known, at('t5.2'));
  expect(played).toMatchObject({ worth: { lower: 60, upper: 60 }, cost: { least: 1, most: 1 } });
});

test('the cards that may be played are told with what each of them gives away', () => {
  const { line, known, at } = SIXTY;
  const { choices, turn } = momentAt(line, known, at('t2.4'));
  expect(turn).not.toBeNull();
  expect(choices.map(({ card, cost }) => [card, cost?.least]).slice(0, 3)).toEqual([
    ['HO', 6],
    ['H7', 3],
    ['H6', 3],
  ]);
});

test('what was given away adds up to the difference between the start and the end', () => {
  const { line, known } = SIXTY;
  const points = pointsOf(line, known);
  const declarer = line.steps.find(({ address }) => address === 't1.1')?.seat;
  const gained = giftsOf(line, known).reduce(
    (sum, { seat, cost }) => sum + (seat === declarer ? -1 : 1) * (cost?.least ?? 0),
    0,
  );
  expect(gained).toBe((points.at(-1)?.worth?.lower ?? 0) - (points[0]?.worth?.lower ?? 0));
});

describe('the curve', () => {
  test('is drawn where the value is known, and leaves the rest open', () => {
    const shape = curveOf(SIXTY.line, pointsOf(SIXTY.line, SIXTY.known), SIXTY.at('t3.1'));
    expect(shape?.bands).toEqual([]);
    expect(shape?.path.match(/M/g)).toHaveLength(1);
    expect(shape?.here).toBeCloseTo((100 * 9) / 32);
    const nothing = curveOf(SIXTY.line, pointsOf(SIXTY.line, new Map()), 0);
    expect(nothing?.path).toBe('M100,50H100');
    expect(nothing?.bands).toEqual([{ from: 0, to: 100, top: 0, bottom: 100, known: false }]);
  });
});

test('a line that is computed comes to what the archive has', () => {
  const { line, known } = SIXTY;
  const { turns, end } = workOf(line);
  const open = openSteps(line);
  const found = new Map<string, Turn>();
  annotateLine({
    game: 'dobbm',
    turns,
    end,
    known: [],
    again: false,
    maxNodes: 3_000_000,
    solver: createSolver('dobbm'),
    onTurn: (index, turn) => found.set(line.keys[open[index] ?? 0] ?? '', turn),
  });
  const texts = (all: KnownTurns) => [...all].map(([key, turn]) => [key, printTurn(turn)]);
  expect(new Map(texts(found) as [string, string][])).toEqual(
    new Map(texts(known) as [string, string][]),
  );
});

test('what is no analysis is refused', () => {
  expect(() => readAnalysis(SIXTY.line, null)).toThrow();
  expect(() => readAnalysis(SIXTY.line, { turns: 3 })).toThrow();
  expect(readAnalysis(SIXTY.line, { turns: { 't1.1': 'about 3' } }).size).toBe(0);
});
