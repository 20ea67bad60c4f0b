import { describe, expect, test } from 'vitest';
import { inBooklet } from '#components/booklet/anchors.ts';

const where = { game: 'droggn', chapter: 'play', chapters: ['deal', 'play'] };

describe('a chapter in a booklet', () => {
  test.each<readonly [string, string, string]>([
    ['an id has its chapter in front', '<h2 id="led">', '<h2 id="play-led">'],
    ['a rule is no drawn card', '<a href="#card-in-hand">', '<a href="#play-card-in-hand">'],
    ['a link within the chapter follows', '<a href="#led">', '<a href="#play-led">'],
    [
      'a link to another chapter stays in the booklet',
      '<a href="/de/droggn/deal/#packets">',
      '<a href="#deal-packets">',
    ],
    ['so does one to the whole chapter', '<a href="/droggn/deal/">', '<a href="#deal">'],
    [
      'a link to a page that is no chapter leads to the site',
      '<a href="/droggn/history/#echoes">',
      '<a href="/droggn/history/#echoes">',
    ],
    [
      'and so does one to the other game',
      '<a href="/dobbm/deal/#packets">',
      '<a href="/dobbm/deal/#packets">',
    ],
    [
      'a drawn card is found where it is',
      '<use href="#card-droggn-T1"/>',
      '<use href="#card-droggn-T1"/>',
    ],
  ])('%s', (_, html, expected) => {
    expect(inBooklet(html, where)).toBe(expected);
  });
});
