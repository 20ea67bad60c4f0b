import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, games } from '#engine';
import { CardFace } from '#widgets/card/CardFace.tsx';
import { CardRow } from '#widgets/card/CardRow.tsx';
import { CardSprite } from '#widgets/card/CardSprite.tsx';
import { faceOf } from '#widgets/card/face.ts';
import { type CardSize, symbolId } from '#widgets/card/symbolId.ts';
import { cardName, LOCALES } from '#words';

const SIZES = ['small', 'large'] as const satisfies readonly CardSize[];

const symbolsOf = (markup: string): ReadonlyMap<string, string> =>
  new Map(
    [...markup.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(
      ([, id = '', drawing = '']) => [id, drawing.replace(/ (?:id|href)="[^"]*"/g, '')],
    ),
  );

describe.each(GAME_IDS)('the drawings of the cards of %s', (game) => {
  const { pack } = games[game];
  const sprite = (sizes: readonly CardSize[]) =>
    renderToStaticMarkup(<CardSprite game={game} pack={pack} locale="en" sizes={sizes} />);

  test.each(SIZES)('are all there with a back, and all different (%s)', (size) => {
    const symbols = symbolsOf(sprite([size]));
    for (const card of [...pack, null]) expect(symbols.has(symbolId(game, card, size))).toBe(true);
    expect(new Set(symbols.values()).size).toBe(symbols.size);
  });

  test.each(SIZES)('differ without any colour (%s)', (size) => {
    const symbols = symbolsOf(sprite([size]).replace(/class="ink-\w+"/g, ''));
    expect(new Set(symbols.values()).size).toBe(symbols.size);
  });

  test('are only as many as the page asks for', () => {
    const [card = ''] = pack;
    const markup = renderToStaticMarkup(<CardSprite game={game} pack={[card]} locale="en" />);
    expect([...symbolsOf(markup).keys()]).toEqual([symbolId(game, card), symbolId(game, null)]);
  });

  test('weigh less than 60 kB for the whole pack in both sizes', () => {
    expect(brotliCompressSync(sprite(SIZES)).byteLength).toBeLessThan(60_000);
  });

  test.each(LOCALES)('stand beside a name in words (%s)', (locale) => {
    const name = (card: string) => cardName(game, card, locale).name;
    const markup = renderToStaticMarkup(<CardRow game={game} cards={pack} name={name} />);
    for (const card of pack) expect(markup).toContain(`<span class="sr-only">${name(card)}</span>`);
    expect(markup.match(/aria-hidden="true"/g)).toHaveLength(pack.length);
  });
});

test('a German index is D for Dame and B for Bube', () => {
  const draw = (locale: 'en' | 'de', card: string) =>
    renderToStaticMarkup(<CardSprite game="droggn" pack={[card]} locale={locale} />);
  expect(draw('de', 'HQ')).not.toBe(draw('en', 'HQ'));
  expect(draw('de', 'HJ')).not.toBe(draw('en', 'HJ'));
  expect(draw('de', 'HK')).toBe(draw('en', 'HK'));
});

test('a card points at the drawing of its size, or at both where the place decides', () => {
  const targets = (size?: CardSize | 'fitting') =>
    [
      ...renderToStaticMarkup(
        <CardFace game="dobbm" card="B6" {...(size ? { size } : {})} />,
      ).matchAll(/href="#([^"]+)"/g),
    ].map(([, id]) => id);
  expect(targets()).toEqual(['card-dobbm-B6']);
  expect(targets('large')).toEqual(['card-dobbm-B6-large']);
  expect(targets('fitting')).toEqual(['card-dobbm-B6', 'card-dobbm-B6-large']);
});

test('Gstieß, Mond and Pagat have faces of their own', () => {
  expect(['G', 'T21', 'T1', 'T20'].map((card) => faceOf('droggn', card).kind)).toEqual([
    'gstiess',
    'mond',
    'pagat',
    'trump',
  ]);
});

test('a queen wears a veil in Droggn, and an Ober a hat in Dobbm', () => {
  expect(faceOf('droggn', 'HQ')).toEqual({ kind: 'court', suit: 'H', court: 'queen' });
  expect(faceOf('dobbm', 'HO')).toEqual({ kind: 'court', suit: 'H', court: 'ober' });
  expect(faceOf('dobbm', 'B10')).toEqual({ kind: 'pips', suit: 'B', count: 10 });
});
