import { describe, expect, test } from 'vitest';
import { fold } from '#search/fold.ts';
import { stemOf } from '#search/stem.ts';

const same = (words: string) => new Set(words.split(' ').map((word) => stemOf(fold(word)))).size;

describe('the forms of a word have one stem', () => {
  test.each([
    'discard discards discarded discarding',
    'deal deals dealt dealing',
    'play plays played playing',
    'win wins won winner',
    'lay lays laid',
    'ablegen abgelegt ablegt',
    'spielen spielt gespielt',
    'König Könige Königen',
    'Karte Karten',
    'geben gibt gegeben Geber',
    'stechen sticht gestochen',
    'announcement announce announced',
  ])('%s', (words) => {
    expect(same(words)).toBe(1);
  });

  test.each(['Pagat Mond', 'Spieler Spiel', 'king kind', 'Sau Solo'])('%s stay apart', (words) => {
    expect(same(words)).toBe(2);
  });

  test('short words keep three letters', () => {
    for (const word of ['ten', 'set', 'sau', 'nen', 'it']) expect(stemOf(word)).toBe(word);
  });
});
