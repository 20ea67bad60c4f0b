import { describe, expect, test } from 'vitest';
import type { Analysis } from '#archive/analysis/analyses.ts';
import { readArchive } from '#archive/archive.ts';
import { analysisFaults } from '#archive/checks/analyses.ts';
import { faultLine } from '#archive/fault.ts';
import { recordFrom, replay } from '#record';
import { createSolver, isExact, printTurn, readTurn, type Worth } from '#solver';
import { TURN_TEXT } from '#solver/turn.ts';
import { turnsOf } from '../../scripts/annotate/turnsOf.ts';
import { ROOT, withChange } from './files.ts';

const { archive } = readArchive(ROOT);

const handOf = (id: string) => {
  const hand = archive.hands.find((one) => one.id === id);
  if (!hand) throw new Error(`no hand ${id}`);
  return hand;
};

const analysisOf = (id: string): Analysis => {
  const analysis = archive.analyses.find((one) => one.id === id);
  if (!analysis) throw new Error(`no analysis of ${id}`);
  return analysis;
};

test.each(archive.hands.map(({ id }) => id))('%s has the analysis of what it is now', (id) => {
  const analyses = archive.analyses.filter((one) => one.id === id);
  expect(analysisFaults({ ...archive, hands: [handOf(id)], analyses }).map(faultLine)).toEqual([]);
});

const worthOf = ({ lower, upper }: Worth): Worth => ({ lower, upper });

/** Longer endings than these take too long to be solved again each time. */
const MOST_TRICKS = { droggn: 8, dobbm: 8 } as const;
const EVERY = 7;

test.each(archive.analyses.map(({ id }) => id))(
  '%s is solved again to the same values',
  (id) => {
    const record = recordFrom(handOf(id));
    if (!record.ok) throw new Error(`${id} is no record`);
    const texts = analysisOf(id).turns;
    const { addresses, turns } = turnsOf(replay(record.value));
    const { game } = record.value;
    const solver = createSolver(game);
    const first = id.length % EVERY;
    const sample = turns.flatMap(({ position, legal }, index) => {
      const text = texts[addresses[index] ?? ''] ?? '?';
      const left = Math.max(...position.hands.map((held) => held.length));
      const chosen = index % EVERY === first && left <= MOST_TRICKS[game];
      return chosen && isExact(readTurn(text).value) ? [{ position, legal, text }] : [];
    });
    for (const { position, legal, text } of sample) {
      const { value, cards } = readTurn(text);
      const solution = solver.solve(position, { maxNodes: 1e8 });
      expect([text, value]).toEqual([text, worthOf(solution)]);
      const values = new Map(
        solver
          .values(position, { maxNodes: 1e8 }, solution)
          .map(({ card, solution: after }) => [card, worthOf(after)]),
      );
      expect([...values.keys()].toSorted()).toEqual(legal.toSorted());
      for (const [card, worth] of cards) {
        const found = values.get(card);
        if (isExact(worth)) expect([text, card, worth]).toEqual([text, card, found]);
        else expect(found?.lower).toBeGreaterThanOrEqual(worth.lower);
        if (!isExact(worth)) expect(found?.upper).toBeLessThanOrEqual(worth.upper);
      }
    }
  },
  120_000,
);

describe('an analysis is refused with its file, place and reason if', () => {
  const ID = 'dobbm/sixty-sixty';
  const FILE = `content/analyses/${ID}.json`;
  const hand = handOf(ID);
  const analysis = analysisOf(ID);
  const said = (changed: readonly Analysis[], hands = [hand]) =>
    analysisFaults({ ...archive, hands, analyses: changed }).map(faultLine);
  const turned = (address: string, text: string): readonly string[] =>
    said([{ ...analysis, turns: { ...analysis.turns, [address]: text } }]);

  test('there is none', () => {
    expect(said([])).toEqual([`${FILE}: the hand has no analysis; run npm run annotate -- ${ID}`]);
  });

  test('the hand has changed since', () => {
    const actions = hand.actions.replace(/(\S+)(\s*)$/, '$2');
    expect(said([analysis], [{ ...hand, actions }])).toEqual([
      `${FILE}: of: was made of another deal or play than content/hands/${ID}.yaml has now; run npm run annotate -- ${ID}`,
    ]);
  });

  test('not if only names, notes or white space have', () => {
    const actions = hand.actions.replaceAll('\n', '  # a remark\n ');
    expect(said([analysis], [{ ...hand, actions, players: ['A', 'B', 'C', 'D'] }])).toEqual([]);
  });

  test('there is no such hand', () => {
    expect(said([analysis, { ...analysis, id: 'dobbm/nobody' }])).toEqual([
      'content/analyses/dobbm/nobody.json: there is no hand content/hands/dobbm/nobody.yaml',
    ]);
  });

  test('a turn is missing', () => {
    const { 't8.4': _, ...turns } = analysis.turns;
    expect(said([{ ...analysis, turns }])[0]).toContain(
      `${FILE}: turns: must have the cards of the hand in their order`,
    );
  });

  test('a card may not be played', () => {
    expect(turned('t8.4', '60 AU=60 HS=60')[0]).toBe(
      `${FILE}: turns.t8.4: HS may not be played here`,
    );
  });

  test('a turn is not worth its best card', () => {
    expect(turned('t7.4', '60 AU=62 A9=61')[0]).toBe(
      `${FILE}: turns.t7.4: says 60, but its best card 61`,
    );
  });

  test('a card does not lead to what follows', () => {
    expect(turned('t8.4', '61 AU=61')).toEqual([
      `${FILE}: turns.t8.3: says that B9 leads to 60, but what follows is 61`,
      `${FILE}: turns.t8.4: says that AU leads to 61, but what follows is 60`,
    ]);
  });

  test('it has another shape', () => {
    const faults = (change: (text: string) => string) =>
      withChange(FILE, change, (root) => readArchive(root).faults.map(faultLine));
    expect(faults((text) => text.replace('"60 AU=60"', '"about 60"'))[0]).toContain(
      `${FILE}: ${ID}: turns.t8.4: must be a value and cards`,
    );
    expect(faults((text) => text.replace('"of"', '"off"'))[0]).toContain(FILE);
    expect(faults(() => '{')[0]).toBe(`${FILE}: ${ID}: not JSON`);
  });
});

test('a turn reads as it was printed', () => {
  for (const text of ['?', '38', '31..33', '38 T9=38 T5=31..33 HK=0', '? T9=31', '0..1 G=1']) {
    expect(text).toMatch(TURN_TEXT);
    expect(printTurn(readTurn(text))).toBe(text);
  }
  for (const text of ['', '38 ', '38 T9', '38 T9=?', '-1', '3..', '38  T9=38']) {
    expect(text).not.toMatch(TURN_TEXT);
  }
});
