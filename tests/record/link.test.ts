import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readArchive } from '#archive/archive.ts';
import { games } from '#engine';
import {
  type HandRecord,
  linkFaultSentence,
  linkOf,
  linkRefusalSentence,
  parseRecord,
  recordOfLink,
  replay,
} from '#record';
import { ROOT } from '../content/files.ts';
import { ANSAGER, DOBBM, THROWN_IN } from '../widgets/records.ts';
import { arbitraryRecordOfAnyGame } from './records.ts';

const link = (record: HandRecord): string => {
  const text = linkOf(record);
  if (!text.ok) throw new Error(text.error.kind);
  return text.value;
};

const opened = (text: string): HandRecord => {
  const record = recordOfLink(text);
  if (!record.ok) throw new Error(record.error.kind);
  return record.value;
};

/** Everything of a record but how it is written. */
const meaningOf = (record: HandRecord) => {
  const { game, steps, error } = replay(record);
  const sorted = (cards: readonly string[]) => game.sortHand(cards);
  return {
    error,
    options: record.options,
    players: record.players,
    rests: record.rests,
    deal: record.deal.hands.map(sorted),
    talon: sorted(record.deal.talon),
    actions: steps.map(({ action }) =>
      action?.type === 'discard' ? { ...action, cards: sorted(action.cards) } : action,
    ),
    score: steps.map(({ state }) => game.view(state).score).at(-1),
  };
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
      expect(text.length).toBeLessThan(100);
      expect(text).toMatch(/^1[\w-]+(?:\.[\w%,-]+)?$/);
      const back = opened(text);
      expect(meaningOf(back)).toEqual(meaningOf(record));
      expect(link(back)).toBe(text);
    },
  );

  test('a revoke, a rule that is not the default, who rests and odd names', () => {
    const record: HandRecord = {
      ...DOBBM,
      players: ['Anna.', 'Bartl, jun.', 'Ä%', '<b>'],
      rests: 'Franz (d’Ålt)',
      deal: { ...DOBBM.deal, rests: true },
      actions: 'dobbm pass pass pass discard L8 L7 B6 L6 lie good good good AS revoke 2',
    };
    const text = link(record);
    expect(text).toMatch(/^[\w%.,-]+$/);
    const back = opened(text);
    expect(meaningOf(back)).toEqual(meaningOf(record));
    expect(back.actions).toContain('revoke 2');
  });

  test('only one who rests has a name', () => {
    const deal = { ...ANSAGER.deal, rests: true };
    const record = { ...ANSAGER, deal, players: null, rests: 'Franz' };
    const back = opened(link(record));
    expect(back.deal.rests).toBe(true);
    expect(meaningOf(back)).toEqual(meaningOf(record));
  });

  test('it is written out a line for each part and each trick', () => {
    expect(opened(link(DOBBM)).actions.split('\n').slice(0, 5)).toEqual([
      'dobbm pass pass pass',
      'discard L8 L7 L6 B6',
      'lie good good good',
      'AS AO A9 A7',
      'HS H8 H7 H6',
    ]);
  });

  test('a hand that has only begun is a position', () => {
    expect(opened(link({ ...ANSAGER, actions: 'pass' })).actions).toBe('pass\n');
    expect(opened(link({ ...ANSAGER, actions: '' })).actions).toBe('');
  });

  test('an illegal record has no link', () => {
    const refused = linkOf({ ...ANSAGER, actions: 'pass pass ansager solo' });
    expect(refused).toEqual({ ok: false, error: { kind: 'not-legal' } });
  });

  test('a rule that came later has none', () => {
    const refused = linkOf({ ...ANSAGER, options: { ...ANSAGER.options, 'win-at': '39' } });
    expect(refused).toEqual({ ok: false, error: { kind: 'unknown-option' } });
  });
});

describe('names in a link', () => {
  const named = (...players: string[]): HandRecord => ({ ...ANSAGER, players });

  test('signs that are not seen, or turn the text round, are left out', () => {
    const back = opened(link(named('An\u202Ena', 'B\u0000artl\u200B', ' Ci\uD800lli ')));
    expect(back.players).toEqual(['Anna', 'Bartl', 'Cilli']);
  });

  test.each(['x'.repeat(41), '\u200B', '\uD800'])('%j is refused with a sentence', (name) => {
    const refused = linkOf(named('Anna', name, 'Cilli'));
    expect(refused).toEqual({ ok: false, error: { kind: 'unfit-name', name } });
    if (!refused.ok) expect(linkRefusalSentence(refused.error, 'de')).toMatch(/\.$/);
  });

  test('the longest names of five players in the widest letters come back', () => {
    const players = ['𝕬', '𝕭', '𝕮', '𝕯'].map((letter) => letter.repeat(40));
    const record = { ...DOBBM, players, rests: '𝕰'.repeat(40) };
    const back = opened(link({ ...record, deal: { ...DOBBM.deal, rests: true } }));
    expect(back.players).toEqual(players);
  });

  test.each([
    ['.Anna,Bartl', 'too few for the seats'],
    ['.Anna,Bartl,Cilli,Dora', 'too many'],
    ['.Anna,,Cilli', 'one that is empty'],
    ['.Anna,%,Cilli', 'a broken sign'],
    ['.Anna,%E2%80%AE,Cilli', 'a sign that turns the text round'],
    [`.Anna,${'x'.repeat(41)},Cilli`, 'one that is too long'],
    ['.Anna,Bartl,Cilli.Dora', 'a second list'],
  ])('%s is damaged: %s', (names) => {
    const bare = link({ ...ANSAGER, players: null });
    expect(recordOfLink(bare + names)).toMatchObject({ ok: false, error: { kind: 'damaged' } });
  });
});

/**
 * Links that stand in letters and books must open for ever. If one of these fails, the way of
 * writing has changed: leave version 1 as it is and add another.
 */
describe('links of the first edition', () => {
  test.each([
    [
      'a',
      ANSAGER,
      '1HRdYbCZdMP7AUWkpjhKsTrdvtuBW0FrJVORciXLMToB4JaAdhvqILMjNOqpFaG.Anna,Bartl,Cilli',
    ],
    ['b', DOBBM, '1UDU9sELCkkQG1WfS3MfQzwI-7VRTpD9D'],
    ['c', THROWN_IN, '1GafRhKNPv2h5_vvdM'],
  ] as const)('%s', (_, record, text) => {
    expect(link(record)).toBe(text);
    expect(meaningOf(opened(text))).toEqual(meaningOf(record));
  });
});

test.each([1, 2, 3, 4, 5, 6])(
  'thousands of hands come back as they were, whole or broken off, batch %i',
  (seed) => {
    fc.assert(
      fc.property(arbitraryRecordOfAnyGame, fc.nat(200), (record, length) => {
        const { game, steps } = replay(record);
        const bare = link({ ...record, players: null, rests: null });
        expect(bare.length).toBeLessThan(80);
        expect(meaningOf(opened(link(record)))).toEqual(meaningOf(record));
        const begun = steps.slice(1, length).flatMap(({ action }) => (action ? [action] : []));
        const part = begun.flatMap((action) => game.notation.print(action)).join(' ');
        const position = { ...record, actions: part };
        expect(meaningOf(opened(link(position)))).toEqual(meaningOf(position));
      }),
      { numRuns: 250, seed },
    );
  },
);

describe('what is no link', () => {
  test.each([
    ['', 'empty'],
    ['2abc', 'unknown-version'],
    ['1', 'damaged'],
    ['<script>', 'damaged'],
    ['1<script>', 'damaged'],
    [`1${'A'.repeat(2600)}`, 'too-long'],
    [`${link({ ...ANSAGER, players: null })}A`, 'damaged'],
    [`${link(DOBBM).slice(0, 9)}${link(DOBBM).slice(10)}`, 'damaged'],
  ])('%s', (text, kind) => {
    expect(recordOfLink(text)).toEqual({ ok: false, error: { rule: 'record/link', kind } });
  });

  test('every slip of one letter, and every link that is cut short, is noticed', () => {
    const text = link({ ...ANSAGER, players: null });
    for (let at = 1; at < text.length; at += 1) {
      expect(recordOfLink(text.slice(0, at)).ok, `cut at ${at}`).toBe(false);
      for (const letter of 'ABab09-_') {
        const slip = text.slice(0, at) + letter + text.slice(at + 1);
        expect(slip === text || !recordOfLink(slip).ok, slip).toBe(true);
      }
    }
  });

  test.each(['empty', 'too-long', 'unknown-version', 'damaged'] as const)(
    '%s is said in both languages',
    (kind) => {
      for (const locale of ['en', 'de'] as const)
        expect(linkFaultSentence({ rule: 'record/link', kind }, locale)).toMatch(/\.$/);
    },
  );
});

test('the vocabulary of links is that of the games', () => {
  for (const game of Object.values(games)) {
    for (const { key, values } of game.optionSpecs)
      for (const value of values) {
        const record = { ...(game.id === 'droggn' ? ANSAGER : DOBBM) };
        const options = { ...record.options, [key]: value };
        const position = { ...record, options, actions: '' };
        expect(opened(link(position)).options).toEqual(options);
      }
  }
});
