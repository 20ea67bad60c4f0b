import { describe, expect, test } from 'vitest';
import { games } from '#engine';
import { parseRecord, replay, viewAt } from '#record';
import {
  contractName,
  createSpeech,
  type Locale,
  resultSentence,
  SCORE_RULES,
  scoreLabel,
  stepSentence,
} from '#words';
import { DOBBM_FILE, droggnFile } from '../record/records.ts';

const replayOf = (text: string) => {
  const record = parseRecord(text);
  if (!record.ok) throw new Error(JSON.stringify(record.error));
  return replay(record.value);
};

const told = (text: string, locale: Locale): readonly string[] => {
  const played = replayOf(text);
  const { game, players } = played.record;
  const speech = createSpeech({ locale, game, players });
  return played.steps.map((step) => stepSentence({ ...step, after: viewAt(played, step) }, speech));
};

const NAMES = 'players: [Anna, Bartl, Cilli]';

describe('a step in words', () => {
  test.each<readonly [string, string, string, string]>([
    ['the start', '', 'The cards are dealt', 'Die Karten sind gegeben'],
    ['a pass before any bid', 'pass', 'Anna passes: “weiter”', 'Anna passt: „weiter“'],
    ['a pass after a bid', 'solo pass', 'Bartl passes: “gut”', 'Bartl passt: „gut“'],
    [
      'the lowest bid',
      'ansager',
      'Anna bids Ansager: “ich sage an”',
      'Anna sagt Ansager an: „ich sage an“',
    ],
    ['a higher bid', 'super-mord', 'Anna bids Super Mord', 'Anna sagt Super Mord an'],
    [
      'a discard',
      'pass pass ansager discard D5 D6 D7',
      'Cilli takes up the Talon and discards ♦5, ♦6 and ♦7',
      'Cilli nimmt den Talon auf und legt ab: ♦5, ♦6 und ♦7',
    ],
    [
      'a purchase',
      'pass pass ansager discard D5 D6 D7 buy CK for S5',
      'Cilli buys ♣K from Bartl and gives ♠5 for it',
      'Cilli kauft von Bartl ♣K und gibt dafür ♠5',
    ],
    [
      'no purchase',
      'pass pass ansager discard D5 D6 D7 no-buy',
      'Cilli buys nothing',
      'Cilli kauft nichts',
    ],
    ['a lay-out', 'super pass pass lay pagat', 'Anna lays out the Pagat', 'Anna legt Pagat aus'],
    [
      'the end of the preparations',
      'super pass pass lie',
      'Anna is ready: “ich liege”',
      'Anna ist fertig: „ich liege“',
    ],
    ['a good', 'super pass pass lie good', 'Bartl says “gut”', 'Bartl sagt „gut“'],
    [
      'a Schwacher',
      'super pass pass lie schwacher',
      'Bartl gives a Schwacher: ×2',
      'Bartl gibt einen Schwachen: ×2',
    ],
    [
      'a retour',
      'super pass pass lie schwacher good retour',
      'Anna says “retour”: ×4',
      'Anna sagt „retour“: ×4',
    ],
    [
      'a lead',
      'super pass pass lie good good T21',
      'Trick 1: Anna leads XXI',
      'Stich 1: Anna spielt XXI aus',
    ],
    [
      'a card',
      'super pass pass lie good good T21 G',
      'Trick 1: Bartl plays the Gstieß',
      'Stich 1: Bartl spielt Gstieß',
    ],
    [
      'the end of a trick',
      'super pass pass lie good good T21 G HQ',
      'Trick 1: Cilli plays ♥Q; Anna takes it',
      'Stich 1: Cilli spielt ♥D; der Stich geht an Anna',
    ],
    [
      'a card that takes the trick',
      'pass super pass lie good good CK H4 T2',
      'Trick 1: Anna plays II and takes it',
      'Stich 1: Anna spielt II und macht den Stich',
    ],
    [
      'a revoke',
      'super pass pass revoke 2',
      'Bartl has revoked; the hand stops',
      'Bartl hat verleugnet; die Partie wird abgebrochen',
    ],
  ])('%s', (_, actions, english, german) => {
    const text = droggnFile({ actions, rules: NAMES });
    expect(told(text, 'en').at(-1)).toBe(english);
    expect(told(text, 'de').at(-1)).toBe(german);
  });

  test('Dobbm has its own words', () => {
    const german = told(DOBBM_FILE, 'de');
    expect(german[1]).toBe('Platz 1 sagt Dobbm an: „ich tappe“');
    expect(german[5]).toBe(
      'Platz 1 nimmt den Dobb auf und legt ab: Laub-Achter, Laub-Siebener, Schellen-Sechser und Laub-Sechser',
    );
    expect(german.at(-1)).toBe('Stich 8: Platz 2 spielt Laub-König und macht den Stich');
  });

  test('spoken, a card has its full name', () => {
    const played = replayOf(DOBBM_FILE);
    const step = played.steps.at(-1);
    if (!step) throw new Error('no step');
    const speech = createSpeech({ locale: 'de', game: 'dobbm', style: 'spoken' });
    expect(stepSentence({ ...step, after: viewAt(played, step) }, speech)).toBe(
      'Stich 8: Platz 2 spielt den Laub-König und macht den Stich',
    );
  });
});

describe('the result in words', () => {
  test.each<readonly [string, string, string]>([
    [
      'pass pass pass',
      'All pass; the cards are thrown in',
      'Alle sagen „weiter“; es wird zusammengeworfen',
    ],
    [
      'pass',
      'The record stops here; the hand is not finished',
      'Hier bricht das Protokoll ab; die Partie ist nicht zu Ende',
    ],
    [
      'super pass pass revoke 2',
      'Anna, Super: +80; Bartl has revoked',
      'Anna, Super: +80; Bartl hat verleugnet',
    ],
    [
      'pass super-mord pass lie good good CK D1 T1',
      'Bartl, Super Mord: −167',
      'Bartl, Super Mord: −167',
    ],
  ])('%s', (actions, english, german) => {
    const played = replayOf(droggnFile({ actions, rules: NAMES }));
    const last = played.steps.at(-1);
    const view = last && viewAt(played, last);
    if (!view) throw new Error('no step');
    const say = (locale: Locale) =>
      resultSentence(
        view,
        createSpeech({ locale, game: 'droggn', players: played.record.players }),
      );
    expect(say('en')).toBe(english);
    expect(say('de')).toBe(german);
  });
});

describe('a line of the score in words', () => {
  test.each(SCORE_RULES)('%s has a label for either side, in both languages', (rule) => {
    const label = (points: number, locale: Locale) =>
      scoreLabel({ rule, points, times: 1 }, 'super-mord', locale);
    expect(label(5, 'en')).toMatch(/^[A-Z].*[a-z7g)]/);
    expect(label(5, 'en')).not.toBe(label(5, 'de'));
    if (!/base|match/.test(rule)) expect(label(5, 'en')).not.toBe(label(-5, 'en'));
  });

  test('a line without words is our mistake', () => {
    const line = { rule: 'droggn/play/follow-suit', points: 1, times: 1 } as const;
    expect(() => scoreLabel(line, 'solo', 'en')).toThrow('droggn/play/follow-suit');
  });
});

test('every contract has a name', () => {
  for (const contract of Object.values(games).flatMap((game) => game.contracts)) {
    expect(contractName(contract)).toMatch(/^[A-Z]/);
  }
});
