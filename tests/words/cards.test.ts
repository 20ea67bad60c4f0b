import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, games } from '#engine';
import { cardName, handLine, LOCALES, localNamesOf } from '#words';

describe('every card has names of its own', () => {
  test.each(GAME_IDS.flatMap((game) => LOCALES.map((locale) => [game, locale] as const)))(
    '%s, %s',
    (game, locale) => {
      const { pack } = games[game];
      for (const form of ['name', 'played', 'short'] as const) {
        const names = pack.map((card) => cardName(game, card, locale)[form]);
        expect(new Set(names).size).toBe(pack.length);
      }
    },
  );
});

test.each<readonly [GameId, string, readonly string[], readonly string[]]>([
  [
    'droggn',
    'T21',
    ['Mond (XXI)', 'the Mond (XXI)', 'XXI', 'XXI'],
    ['Mond (XXI)', 'den Mond (XXI)', 'XXI', 'XXI'],
  ],
  [
    'droggn',
    'T14',
    ['trump XIV', 'trump XIV', 'XIV', 'XIV'],
    ['Trumpf XIV', 'Trumpf XIV', 'XIV', 'XIV'],
  ],
  [
    'droggn',
    'T1',
    ['Pagat (I)', 'the Pagat (I)', 'Pagat', 'I'],
    ['Pagat (I)', 'den Pagat (I)', 'Pagat', 'I'],
  ],
  ['droggn', 'G', ['Gstieß', 'the Gstieß', 'Gstieß', 'G'], ['Gstieß', 'den Gstieß', 'Gstieß', 'G']],
  [
    'droggn',
    'HQ',
    ['queen of hearts', 'the queen of hearts', '♥Q', 'Q'],
    ['Herz-Dame', 'die Herz-Dame', '♥D', 'D'],
  ],
  [
    'droggn',
    'SJ',
    ['jack of spades', 'the jack of spades', '♠J', 'J'],
    ['Pik-Bube', 'den Pik-Buben', '♠B', 'B'],
  ],
  [
    'droggn',
    'D1',
    ['ace of diamonds', 'the ace of diamonds', '♦1', '1'],
    ['Karo-Ass', 'das Karo-Ass', '♦1', '1'],
  ],
  [
    'droggn',
    'C10',
    ['ten of clubs', 'the ten of clubs', '♣10', '10'],
    ['Kreuz-Zehner', 'den Kreuz-Zehner', '♣10', '10'],
  ],
  [
    'dobbm',
    'HS',
    ['heart sow', 'the heart sow', 'heart sow', 'S'],
    ['Herz-Sau', 'die Herz-Sau', 'Herz-Sau', 'S'],
  ],
  [
    'dobbm',
    'LO',
    ['leaf ober', 'the leaf ober', 'leaf ober', 'O'],
    ['Laub-Ober', 'den Laub-Ober', 'Laub-Ober', 'O'],
  ],
  [
    'dobbm',
    'B6',
    ['Weli (bell six)', 'the Weli (bell six)', 'bell six', '6'],
    ['Weli (Schellen-Sechser)', 'den Weli (Schellen-Sechser)', 'Schellen-Sechser', '6'],
  ],
])('%s %s is called by its name', (game, card, english, german) => {
  const forms = (locale: 'en' | 'de') => {
    const { name, played, short, index } = cardName(game, card, locale);
    return [name, played, short, index];
  };
  expect(forms('en')).toEqual(english);
  expect(forms('de')).toEqual(german);
});

test('the players’ names of cards are those on record, dialect marked as such [mcleod-droggn, mcleod-dobbm]', () => {
  const named = (game: GameId, card: string) =>
    localNamesOf(game, card).map(({ text, lang }) => `${text} (${lang})`);
  expect(named('droggn', 'T1')).toEqual(['der Pagat (de)', 'der Kleine (de)', 'dar Kloane (bar)']);
  expect(named('droggn', 'T21')).toEqual(['der Mond (de)', 'der Große (de)']);
  expect(named('droggn', 'CK')).toEqual(['der Honor (de)']);
  expect(named('droggn', 'DJ')).toEqual(['dar Bua (bar)']);
  expect(named('droggn', 'T2')).toEqual([]);
  expect(named('droggn', 'H3')).toEqual([]);
  expect(named('dobbm', 'LS')).toEqual(['die Sau (de)']);
  expect(named('dobbm', 'LK')).toEqual([]);
});

test('a hand is written suit by suit, sorted', () => {
  expect(handLine('droggn', ['H3', 'T1', 'HK', 'G', 'T21', 'C10', 'HQ'], 'de')).toBe(
    'Gstieß · XXI I · ♣ 10 · ♥ K D 3',
  );
  expect(handLine('dobbm', ['B6', 'HS', 'L10', 'HU'], 'en')).toBe(
    'hearts S U · leaves 10 · bells 6',
  );
});
