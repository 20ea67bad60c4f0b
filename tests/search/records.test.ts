import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { recordsOf } from '#search/records.ts';

const read = (main: string, path = '/droggn/play/', lang = 'en', kind = 'page') => {
  const html = `<!doctype html><html lang="${lang}"><head><title>Tab</title></head><body>
    <header>Home</header><main id="text" data-search-kind="${kind}">${main}</main><footer>Foot</footer></body></html>`;
  return recordsOf(parseHTML(html).document, path);
};

const chapter = `
  <h1>The play</h1>
  <p>Whoever wins a trick leads to the next.</p>
  <section id="follow-suit" data-search-kind="rule" data-search-number="7.3"
    data-search-title="Follow suit"><h3>7.3 Follow suit</h3>
    <p>A player follows suit if he <em>can</em>.</p>
    <aside data-search-ignore>attested</aside></section>
  <p>That is all about suits.</p>
  <h2 id="an-example">An example</h2>
  <p>Bartl leads.</p>
  <section id="must-trump" data-search-kind="rule" data-search-title="Must trump">
    Trump when void.</section>
  <p>Then Cilli trumps.</p>`;

const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();

describe('a page becomes records', () => {
  const records = read(chapter);
  const at = (url: string) => records.find((record) => record.url === url);

  test('one for itself, for each rule and for each section', () => {
    expect(records.map(({ url }) => url)).toEqual([
      '/droggn/play/',
      '/droggn/play/#follow-suit',
      '/droggn/play/#an-example',
      '/droggn/play/#must-trump',
    ]);
  });

  test('a rule has its title, number, game, page and words', () => {
    expect(at('/droggn/play/#follow-suit')).toEqual({
      url: '/droggn/play/#follow-suit',
      language: 'en',
      kind: 'rule',
      title: 'Follow suit',
      text: 'A player follows suit if he can.',
      page: 'The play',
      game: 'droggn',
      number: '7.3',
    });
  });

  test('what stands before the first section belongs to the page, the rest to its section', () => {
    expect(at('/droggn/play/')?.text).toBe(
      'Whoever wins a trick leads to the next. That is all about suits.',
    );
    expect(at('/droggn/play/#an-example')?.text).toBe('Bartl leads. Then Cilli trumps.');
  });

  test('no word is counted twice, none that is ignored or outside the text at all', () => {
    const all = words(records.map(({ text }) => text).join(' '));
    expect(all).toEqual(
      words(
        `Whoever wins a trick leads to the next. A player follows suit if he can. That is all
         about suits. Bartl leads. Trump when void. Then Cilli trumps.`,
      ),
    );
  });
});

describe('what is read and what is not', () => {
  test('words of neighbouring blocks stay apart, parts of one word together', () => {
    const [page] = read(
      '<h1>Page</h1><ul><li>king</li><li>queen</li></ul><p>Gst<b>ieß</b>&shy;e</p>',
    );
    expect(page?.text).toBe('king queen Gstieße');
  });

  test('scripts, templates, pictures, dialogs and controls are left out', () => {
    const [page] = read(
      '<h1>Page</h1><script>a</script><template>b</template><svg><title>c</title></svg>' +
        '<dialog>d</dialog><select><option>e</option></select><noscript>f</noscript><button>g</button>text',
    );
    expect(page?.text).toBe('text');
  });

  test('a page that asks to be ignored has no records', () => {
    const html = '<html lang="en"><main data-search-ignore><h1>Search</h1></main></html>';
    expect(recordsOf(parseHTML(html).document, '/search/')).toEqual([]);
    expect(recordsOf(parseHTML('<html><p>moved</p></html>').document, '/old/')).toEqual([]);
    const sheet = '<html><meta name="robots" content="noindex"><main><h1>Sheet</h1></main></html>';
    expect(recordsOf(parseHTML(sheet).document, '/print/a4/')).toEqual([]);
  });

  test('of a hand, tables of cards are left out and notes in them are not', () => {
    const [hand, step] = read(
      '<h1>Hand</h1><p>The idea.</p><dl><dd>XX</dd></dl><table><tr><td>king<p data-search-kind="step" data-search-anchor="t1" data-search-title="Trick 1">A note.</p></td></tr></table>',
      '/hands/droggn/one/',
      'en',
      'hand',
    );
    expect(hand).toMatchObject({ kind: 'hand', text: 'The idea.' });
    expect(step).toMatchObject({ kind: 'step', text: 'A note.' });
  });

  test('the language is that of the page, the game may be told', () => {
    const [page, term] = read(
      '<h1>Glossar</h1><dt id="mond" data-search-kind="term" data-search-title="Mond" data-search-game="dobbm">Mond</dt>',
      '/de/glossary/',
      'de',
    );
    expect(page).toMatchObject({ language: 'de', game: '' });
    expect(term).toMatchObject({ url: '/de/glossary/#mond', game: 'dobbm' });
  });
});

describe('a mistake in a page stops the index', () => {
  test('an unknown kind', () => {
    expect(() => read('<h1>Page</h1><p id="a" data-search-kind="recipe">x</p>')).toThrow(
      '/droggn/play/#a: “recipe” is no kind of search result',
    );
  });

  test('a record without a title', () => {
    expect(() => read('<h1>Page</h1><p id="a" data-search-kind="rule">x</p>')).toThrow(
      '/droggn/play/#a: a search record needs a title',
    );
  });
});
