import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { countByThrees, droggn } from '#engine';
import { counterReducer, laidOut } from '#widgets/triplet-counter/state.ts';
import { TripletCounter } from '#widgets/triplet-counter/TripletCounter.tsx';
import { LOCALES } from '#words';

const EXAMPLE = laidOut(['HK', 'HJ', 'H3', 'S4']);

describe('regrouping', () => {
  test('two cards change places: one is chosen, then the other', () => {
    const picked = counterReducer(EXAMPLE, { type: 'pick', card: 'HK' });
    expect(picked).toEqual({ pile: EXAMPLE.pile, picked: 'HK', regrouped: false });
    expect(counterReducer(picked, { type: 'pick', card: 'S4' })).toEqual({
      pile: ['S4', 'HJ', 'H3', 'HK'],
      picked: null,
      regrouped: true,
    });
  });

  test('a card chosen twice is let go, one that is not in the pile is not chosen', () => {
    const picked = counterReducer(EXAMPLE, { type: 'pick', card: 'HK' });
    expect(counterReducer(picked, { type: 'pick', card: 'HK' })).toEqual(EXAMPLE);
    expect(counterReducer(EXAMPLE, { type: 'pick', card: 'T21' })).toBe(EXAMPLE);
  });

  test('never moves the total [droggn/counting/by-threes]', () => {
    const pile = fc.shuffledSubarray([...droggn.pack], { minLength: 2 });
    fc.assert(
      fc.property(pile, fc.array(fc.nat()), (cards, picks) => {
        const regrouped = picks.reduce((state, pick) => {
          const card = cards[pick % cards.length];
          return card === undefined ? state : counterReducer(state, { type: 'pick', card });
        }, laidOut(cards));
        expect([...regrouped.pile].sort()).toEqual([...cards].sort());
        expect(countByThrees(regrouped.pile).total).toBe(countByThrees(cards).total);
      }),
    );
  });
});

test('a card is put into the pile or taken out of it', () => {
  const more = counterReducer(EXAMPLE, { type: 'toggle', card: 'T1' });
  expect(more.pile).toEqual(['HK', 'HJ', 'H3', 'S4', 'T1']);
  expect(counterReducer(more, { type: 'toggle', card: 'HJ' }).pile).toEqual([
    'HK',
    'H3',
    'S4',
    'T1',
  ]);
});

describe('the counter, rendered by the server', () => {
  test.each(LOCALES)('has the example worked out and both sides together (%s)', (locale) => {
    const markup = renderToStaticMarkup(<TripletCounter locale={locale} />);
    expect(markup).toContain('5 + 2 + 1 − 2 = 6');
    expect(markup).toContain('6 + 68 = 74');
  });

  test('explains odd cards', () => {
    const markup = renderToStaticMarkup(<TripletCounter locale="en" pile={['HR', 'HJ']} />);
    expect(markup).toContain('3 + 2 − 1 = 4');
    expect(markup).toContain('stayed with the side that played it');
    expect(markup).toContain('4 + 70 = 74');
  });

  test('says of an empty pile that it counts nothing', () => {
    const markup = renderToStaticMarkup(<TripletCounter locale="en" pile={[]} />);
    expect(markup).toContain('an empty pile counts 0');
    expect(markup).toContain('0 + 74 = 74');
  });

  test('offers the piles of hands by name', () => {
    const piles = [{ name: 'Bartl’s pile', cards: ['T21', 'T1', 'G'] }];
    const markup = renderToStaticMarkup(<TripletCounter locale="en" piles={piles} />);
    expect(markup).toContain('>Bartl’s pile</option>');
  });
});
