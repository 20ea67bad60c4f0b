import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, games } from '#engine';
import { CardRow } from '#widgets/card/CardRow.tsx';
import { CardSprite } from '#widgets/card/CardSprite.tsx';
import { faceOf } from '#widgets/card/face.ts';
import { numeralPath } from '#widgets/card/numeral.ts';
import { placePath, scalePath } from '#widgets/card/path.ts';
import { symbolId } from '#widgets/card/symbolId.ts';
import { cardName, LOCALES } from '#words';

const symbolsOf = (markup: string): ReadonlyMap<string, string> =>
  new Map(
    [...markup.matchAll(/<symbol id="([^"]+)"[^>]*>(.*?)<\/symbol>/g)].map(
      ([, id = '', drawing = '']) => [id, drawing],
    ),
  );

describe.each(GAME_IDS)('the drawings of the cards of %s', (game) => {
  const { pack } = games[game];

  test.each(LOCALES)('are all there and all different (%s)', (locale) => {
    const symbols = symbolsOf(
      renderToStaticMarkup(<CardSprite game={game} pack={pack} locale={locale} />),
    );
    expect([...symbols.keys()]).toEqual(pack.map((card) => symbolId(game, card)));
    expect(new Set(symbols.values()).size).toBe(pack.length);
  });

  test('tell the suits apart by a letter and by a sign, not by colour alone', () => {
    const markup = renderToStaticMarkup(<CardSprite game={game} pack={pack} locale="en" />);
    const uncoloured = markup.replace(/card-ink--\w+/g, '');
    const symbols = symbolsOf(uncoloured);
    expect(new Set(symbols.values()).size).toBe(pack.length);
    for (const card of pack.filter((one) => !'TG'.includes(one[0] ?? ''))) {
      expect(symbols.get(symbolId(game, card))).toContain(`>${card[0]?.toLowerCase()}</text>`);
    }
  });

  test.each(LOCALES)('stand beside a name in words (%s)', (locale) => {
    const name = (card: string) => cardName(game, card, locale).name;
    const markup = renderToStaticMarkup(<CardRow game={game} cards={pack} name={name} />);
    for (const card of pack) expect(markup).toContain(`<span class="sr-only">${name(card)}</span>`);
    expect(markup.match(/aria-hidden="true"/g)).toHaveLength(pack.length);
  });
});

test('Gstieß, Mond and Pagat have pictures of their own', () => {
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

test('a wide numeral is squeezed into its box', () => {
  const path = numeralPath('XVIII', { x: 8, y: 10, height: 30, maxWidth: 50, align: 'start' });
  const places = [...path.matchAll(/[MLH](-?[\d.]+)/g)].map(([, x]) => Number(x));
  expect(Math.min(...places)).toBe(8);
  expect(Math.max(...places)).toBe(58);
});

test('a sign is scaled by its numbers and put in its place', () => {
  expect(scalePath('m0-50c10 18 23 35 38 50z', 0.5)).toBe('m0-25c5 9 11.5 17.5 19 25z');
  expect(placePath('m0-50v100z', 20, 66, 50)).toBe('M20 66m0-25v50z');
});
