import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, games } from '#engine';
import { backOf } from '#widgets/card/drawing/back.ts';
import { area, areaAt, disc, hole } from '#widgets/card/drawing/cut.ts';
import { FORMATS } from '#widgets/card/drawing/frame.ts';
import { largeCard, pictureOf } from '#widgets/card/drawing/large.ts';
import { cutWord } from '#widgets/card/drawing/lettering.ts';
import { LETTERS } from '#widgets/card/drawing/letters.ts';
import { movePath, placePath, scalePath } from '#widgets/card/drawing/path.ts';
import { pipHalves, pipPlaces } from '#widgets/card/drawing/pips.ts';
import type { Drawing } from '#widgets/card/drawing/shape.ts';
import { signOf } from '#widgets/card/drawing/signs.ts';
import { smallCard } from '#widgets/card/drawing/small.ts';
import { PRINT_PALETTE } from '#widgets/card/drawing/svg.ts';
import { SCENES } from '#widgets/card/drawing/trumps/index.ts';
import { cardName, LOCALES } from '#words';

type Point = readonly [x: number, y: number];

/** The corners of a path and the extent of its discs; relative curves (the suit signs) are left out. */
const cornersOf = (path: string): readonly Point[] => {
  let [x, y] = [0, 0];
  const corners: Point[] = [];
  const visit = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    corners.push([x, y]);
  };
  for (const [, command = '', text = ''] of path.matchAll(/([MLHVCac])([^A-Za-z]*)/g)) {
    const numbers = [...text.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
    if (command === 'c') continue;
    if (command === 'a') {
      const [radius = 0] = numbers;
      corners.push([x + radius, y - radius], [x + radius, y + radius], [x + 2 * radius, y]);
    } else if (command === 'H') visit(numbers[0] ?? x, y);
    else if (command === 'V') visit(x, numbers[0] ?? y);
    else
      for (let at = 0; at < numbers.length; at += 2) visit(numbers[at] ?? 0, numbers[at + 1] ?? 0);
  }
  return corners;
};

const pathsOf = (drawing: Drawing): readonly string[] => drawing.map(({ path }) => path);

const pictures = GAME_IDS.flatMap((game) =>
  games[game].pack
    .map((card) => [game, card, pictureOf(game, card)] as const)
    .filter(([, , picture]) => picture.length > 0),
);

describe('a picture', () => {
  /** The upper half of the block of the larger pack, which falls from left to right. */
  const isInBlock = ([x, y]: Point): boolean =>
    x >= 13 && x <= 231 && y >= 13 && y <= 238 - (28 * (x - 14)) / 216 + 2;

  test.each(pictures)('stays in its half of the block: %s %s', (_game, _card, picture) => {
    const outside = pathsOf(picture)
      .flatMap(cornersOf)
      .filter((corner) => !isInBlock(corner));
    expect(outside).toEqual([]);
  });

  test('is a different one for each trump', () => {
    const trumps = games.droggn.pack.filter((card) => 'TG'.includes(card[0] ?? ''));
    expect(Object.keys(SCENES).toSorted()).toEqual(trumps.toSorted());
    expect(new Set(Object.values(SCENES).map((scene) => pathsOf(scene).join())).size).toBe(22);
  });

  test('is printed in three inks and paper at the most', () => {
    for (const [game, card, picture] of pictures) {
      const inks = new Set(picture.map(({ ink }) => ink).filter((ink) => ink !== 'paper'));
      expect([game, card, inks.size <= 3]).toEqual([game, card, true]);
    }
  });
});

const PATH = /^[MLHVCZmlhvcaz\d .-]+$/;

test.each(GAME_IDS)(
  'every drawing of %s is plain path data with one decimal at the most',
  (game) => {
    for (const card of games[game].pack) {
      const { picture, corner, whole } = largeCard(game, card, 'en');
      const { under, over } = smallCard(game, card, 'en');
      for (const path of pathsOf([...picture, ...corner, ...whole, ...under, ...over])) {
        expect(path).toMatch(PATH);
        expect(path).not.toMatch(/\.\d\d/);
      }
    }
  },
);

describe('the index', () => {
  test.each(LOCALES)('has a letter for every sign of every card (%s)', (locale) => {
    const signs = GAME_IDS.flatMap((game) =>
      games[game].pack.flatMap((card) => [...cardName(game, card, locale).index]),
    );
    expect(signs.filter((sign) => !LETTERS[sign])).toEqual([]);
  });

  test('of a small trump fits the strip that a fan shows', () => {
    const narrow = { height: 44, maxWidth: 58, gap: 5, narrow: true };
    expect(cutWord('XVIII', narrow).width).toBeCloseTo(58);
    expect(cutWord('III', narrow).width).toBeLessThan(40);
  });

  test('sets letters side by side', () => {
    expect(cutWord('II', { height: 36, gap: 3 }).path(10, 20)).toBe(
      'M10 20H22L20 38 22 56H10L12 38zM25 20H37L35 38 37 56H25L27 38z',
    );
  });
});

describe('pips', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('are as many as the card says: %d', (count) => {
    expect(pipPlaces(count)).toHaveLength(count);
    const { repeated, single } = pipHalves(count);
    expect(2 * repeated.length + single.length).toBe(count);
  });

  test.each([
    ['droggn', 'H7', 7],
    ['droggn', 'S10', 10],
    ['dobbm', 'L9', 9],
    ['dobbm', 'B6', 6],
  ] as const)('are drawn as many: %s %s', (game, card, count) => {
    const { ink: suitInk } = signOf(game, card[0] ?? '');
    const { corner, whole } = largeCard(game, card, 'en');
    const moves = (drawing: Drawing) =>
      drawing
        .filter(({ ink }) => ink === suitInk)
        .flatMap(({ path: text }) => text.match(/M\d+ \d+m/g) ?? []);
    /* The sign of the index stands in the corner too. */
    expect(2 * (moves(corner).length - 1) + moves(whole).length).toBe(count);
  });
});

describe('the back', () => {
  const near = (one: number, other: number): boolean => Math.abs(one - other) <= 1;

  test.each(GAME_IDS)('of %s is the same when it is turned or mirrored', (game: GameId) => {
    const { width, height } = FORMATS[game];
    const corners = pathsOf(backOf(FORMATS[game], 'iron')).flatMap(cornersOf);
    const has = (x: number, y: number) => corners.some(([a, b]) => near(a, x) && near(b, y));
    const straight = corners.filter(([x, y]) => Math.hypot(x - width / 2, y - height / 2) > 20);
    expect(straight.length).toBeGreaterThan(300);
    expect(straight.filter(([x, y]) => !has(width - x, y) || !has(x, height - y))).toEqual([]);
  });
});

describe('path data', () => {
  test('of areas runs clockwise, of holes the other way', () => {
    expect(area('0,0 10,0 10,10')).toBe('M0 0 10 0 10 10z');
    expect(area(10, 10, 10, 0, 0, 0)).toBe('M0 0 10 0 10 10z');
    expect(hole('0,0 10,0 10,10')).toBe('M10 10 10 0 0 0z');
    expect(areaAt('0,0 1,0 1,1', 5, -5, 10)).toBe('M5-5 15-5 15 5z');
    expect(disc(10, 20, 5)).toBe('M5 20a5 5 0 0 1 10 0a5 5 0 0 1-10 0z');
  });

  test('is scaled by its numbers and put in its place', () => {
    expect(scalePath('m0-50c10 18 23 35 38 50z', 0.5)).toBe('m0-25c5 9 11.5 17.5 19 25z');
    expect(scalePath('m0-50c10 18z', -1)).toBe('m0 50c-10-18z');
    expect(placePath('m0-50v100z', 20, 66, 50)).toBe('M20 66m0-25v50z');
    expect(movePath('M0 0H12L10 18V36z', 5, 7, 2, 1)).toBe('M5 7H29L25 25V43z');
  });
});

test('the inks of the page are the inks of the files', () => {
  const css = readFileSync('src/widgets/card/inks.css', 'utf8');
  const value = (ink: string): string =>
    new RegExp(`--card-${ink}: (?:var\\(--card-(\\w+)\\)|(#\\w+));`)
      .exec(css)
      ?.slice(1)
      .find(Boolean) ?? '';
  for (const [ink, colour] of Object.entries(PRINT_PALETTE).filter(([name]) => name !== 'paper')) {
    const own = value(ink);
    expect(own.startsWith('#') ? own : value(own), ink).toBe(colour);
  }
});
