import { expect, test } from 'vitest';
import { fold } from '#search/fold.ts';
import { soundOf } from '#search/sound.ts';

const heard = (text: string): string => soundOf(fold(text));

test.each([
  ['Gstias', 'Gstieß'],
  ['schiaßn', 'schießen'],
  ['Kloana', 'Kloaner'],
  ['kafn', 'kaufen'],
  ['guat', 'gut'],
  ['Reita', 'Reiter'],
  ['Tellkartn', 'Tellkarten'],
  ['Muasrund', 'Mußrunde'],
  ['schwochn gebn', 'Schwachen geben'],
  ['Oachl', 'Eichel'],
  ['Schtockal', 'Stockerl'],
  ['trogn', 'Droggn'],
  ['shwocher', 'Schwocher'],
])('%s sounds like %s', (written, meant) => {
  expect(heard(written)).toBe(heard(meant));
});

test.each([
  ['Mond', 'Mandl'],
  ['Pagat', 'Pack'],
  ['Retour', 'Ritter'],
  ['Solo', 'Sau'],
])('%s does not sound like %s', (one, other) => {
  expect(heard(one)).not.toBe(heard(other));
});
