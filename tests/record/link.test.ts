import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { defaultOptions, type Game, games } from '#engine';
import {
  type HandRecord,
  linkFaultSentence,
  linkOf,
  parseRecord,
  recordOfLink,
  replay,
} from '#record';
import { ROOT } from '../content/files.ts';
import { ANSAGER, DOBBM, THROWN_IN } from '../widgets/records.ts';

const link = (record: HandRecord): string => {
  const text = linkOf(record);
  if (text === null) throw new Error('no link');
  return text;
};

const opened = (text: string): HandRecord => {
  const record = recordOfLink(text);
  if (!record.ok) throw new Error(record.error.kind);
  return record.value;
};

const actionsOf = (record: HandRecord) => {
  const { steps, error } = replay(record);
  return { error, actions: steps.map(({ action }) => action) };
};

const { hands } = readArchive(ROOT).archive;

const archived = hands.map((hand) => {
  const record = parseRecord(JSON.stringify(hand));
  if (!record.ok) throw new Error(hand.id);
  return [hand.id, record.value] as const;
});

describe('a whole hand in a link', () => {
  test.each([...archived, ['a', ANSAGER], ['b', DOBBM], ['c', THROWN_IN]] as const)(
    '%s',
    (_, record) => {
      const text = link(record);
      expect(text.length).toBeLessThan(200);
      expect(text).toMatch(/^1[\w-]+(?:\.[\w%,-]+)?$/);
      const back = opened(text);
      expect(actionsOf(back).error).toBeNull();
      expect(back.players).toEqual(record.players);
      expect(back.options).toEqual(record.options);
      expect(link(back)).toBe(text);
      const last = (of: HandRecord) => {
        const { game, steps } = replay(of);
        const end = steps.at(-1);
        return end && game.view(end.state).score;
      };
      expect(last(back)).toEqual(last(record));
    },
  );

  test('a revoke, a rule that is not the default, who rests and odd names', () => {
    const record: HandRecord = {
      ...DOBBM,
      players: ['Anna.', 'Bartl, jun.', 'Ä%', '<b>'],
      rests: 'Franz',
      deal: { ...DOBBM.deal, rests: true },
      actions: 'dobbm pass pass pass discard L8 L7 B6 L6 lie good good good AS revoke 2',
    };
    const back = opened(link(record));
    expect(back).toMatchObject({
      players: record.players,
      rests: 'Franz',
      options: record.options,
    });
    expect(back.actions).toContain('revoke 2');
  });

  test('a hand that has only begun is a position', () => {
    const back = opened(link({ ...ANSAGER, actions: 'pass' }));
    expect(back.actions).toBe('pass');
  });

  test('an illegal record has no link', () => {
    expect(linkOf({ ...ANSAGER, actions: 'pass pass ansager solo' })).toBeNull();
  });
});

/** A hand as chance plays it, from numbers that fast-check gives. */
const handOf = (game: Game, cards: readonly string[], picks: readonly number[]): HandRecord => {
  const size = game.handSize;
  const hands = game.seats.map((seat) => cards.slice((seat - 1) * size, seat * size));
  const deal = { hands, talon: cards.slice(game.seats.length * size), rests: false };
  const options = defaultOptions(game.optionSpecs);
  let state = game.start(deal, options);
  const tokens: string[] = [];
  for (const pick of picks) {
    const choices = game.legalActions(state);
    const action = choices[pick % choices.length];
    if (!action) break;
    const next = game.apply(state, action);
    if (!next.ok) break;
    tokens.push(...game.notation.print(action));
    state = next.value;
  }
  return { game: game.id, options, players: null, rests: null, deal, actions: tokens.join(' ') };
};

test.each([
  ['droggn', games.droggn],
  ['dobbm', games.dobbm],
] as const)('any hand of %s comes back as it was', (_, game) => {
  const pack = fc.shuffledSubarray([...game.pack], { minLength: game.pack.length });
  fc.assert(
    fc.property(pack, fc.array(fc.nat(), { maxLength: 90 }), (cards, picks) => {
      const record = handOf(game, cards, picks);
      const text = link(record);
      expect(text.length).toBeLessThan(200);
      expect(actionsOf(opened(text))).toEqual(actionsOf(record));
    }),
    { numRuns: 60 },
  );
});

test('letters from anywhere give a hand or a sentence, and never throw', () => {
  const seed = link(ANSAGER);
  const mutated = fc
    .tuple(fc.nat(seed.length), fc.nat(3), fc.string({ maxLength: 5 }))
    .map(([at, cut, text]) => seed.slice(0, at) + text + seed.slice(at + cut));
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        mutated,
        mutated.map((text) => `1${text}`),
      ),
      (text) => {
        const record = recordOfLink(text);
        if (record.ok) expect(actionsOf(record.value).error).toBeNull();
        else expect(linkFaultSentence(record.error, 'de')).toMatch(/\.$/);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  ['', 'unknown-version'],
  ['2abc', 'unknown-version'],
  ['1<script>', 'damaged'],
  [`1${'A'.repeat(700)}`, 'too-long'],
])('%s', (text, kind) => {
  expect(recordOfLink(text)).toEqual({ ok: false, error: { rule: 'record/link', kind } });
});
