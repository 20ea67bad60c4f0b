import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { games } from '#engine';
import { linkFaultSentence, linkOf, parseRecord, recordOfLink, replay, transcript } from '#record';
import { ComplaintView } from '#widgets/hand-desk/ComplaintView.tsx';
import { readText, textOfAddress } from '#widgets/hand-desk/reading.ts';
import { HandDiagram } from '#widgets/hand-sheet/HandDiagram.tsx';
import { HandTranscript } from '#widgets/hand-stepper/HandTranscript.tsx';
import { deskEnglish, stepperEnglish } from '#words';
import { DOBBM_FILE } from '../../record/records.ts';
import { DOBBM } from '../records.ts';
import { hostileLinks, hostileTexts } from './mutants.ts';

/** Everything that a complaint or a hand consists of on the page. */
const TAGS = new Set(
  'div p strong a ol ul li span code mark button section h2 h3 dl dt dd table thead tbody tfoot tr th td figure small caption'.split(
    ' ',
  ),
);

const ATTRIBUTES = /^(?:class|href|type|id|aria-[a-z]+|data-[a-z-]+|scope|colspan|lang)$/;

/** Elements and attributes that do not belong on the page: what a text has smuggled in. */
const smuggled = (html: string): readonly string[] => {
  const { document } = parseHTML(`<!doctype html><body>${html}</body>`);
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(TAGS.has(element.localName) ? [] : [element.localName]),
    ...[...element.attributes]
      .filter(({ name, value }) => !ATTRIBUTES.test(name) || /^\s*javascript:/i.test(value))
      .map(({ name }) => `${element.localName}[${name}]`),
  ]);
};

/** Every tag as React writes it, with attributes that belong on the page. */
const WRITTEN =
  /<\/?([a-z][a-z0-9]*)((?: (?:class|href|type|id|aria-[a-z]+|data-[a-z-]+|scope|colspan|lang)="[^"<>]*")*)\/?>/g;

/** What is left of the markup when all that belongs there is taken away: quick enough for each text. */
const isPure = (html: string): boolean => {
  let known = true;
  const rest = html.replace(WRITTEN, (_, tag: string, attributes: string) => {
    known &&= TAGS.has(tag) && !/="\s*javascript:/i.test(attributes);
    return '';
  });
  return known && !/[<>]/.test(rest);
};

/** Milliseconds in which each is done with, whatever the machine is busy with. */
const AT_ONCE = 5_000;

/** Does something for one text, which may not take long. */
const timed = <Item,>(what: string, work: () => Item): Item => {
  const start = performance.now();
  const done = work();
  if (performance.now() - start > AT_ONCE) throw new Error(`too long: ${what}`);
  return done;
};

const NOTHING = { ruleNumbers: {}, ruleTitles: {} };

const rendered = ({ complaint, record }: ReturnType<typeof readText>): string => {
  const said =
    complaint &&
    renderToStaticMarkup(
      <ComplaintView
        complaint={complaint}
        locale="en"
        words={deskEnglish}
        begun={record !== null}
        onShow={() => undefined}
        {...NOTHING}
      />,
    );
  return said ?? '';
};

describe('hostile records', () => {
  const batches = Array.from({ length: 12 }, (_, index) => index + 1);

  test('what does not belong on the page is seen', () => {
    for (const html of [
      '<b>x</b>',
      '<p onclick="x">a</p>',
      '<a href="javascript:x">a</a>',
      'a < b',
    ])
      expect(isPure(html), html).toBe(false);
    expect(isPure('<p class="a">1 &lt; 2<a href="/x/" aria-label="y">z</a></p>')).toBe(true);
  });

  // Sixty thousand records and forty thousand links make a hundred thousand.
  test.each(batches)('five thousand of them, batch %i', (batch) => {
    let complaints = 0;
    let index = 0;
    for (const text of hostileTexts(5000, batch)) {
      const read = timed(text, () => readText(text, index % 2 === 0 ? 'en' : 'de'));
      const { record, complaint } = read;
      if (complaint) {
        complaints += 1;
        if (!/\S/.test(complaint.sentence)) throw new Error(`nothing said of ${text}`);
      } else if (!record) throw new Error(`neither hand nor complaint: ${text}`);
      if (record && replay(record).error) throw new Error(`an illegal hand of ${text}`);
      const html = rendered(read);
      if (!isPure(html)) throw new Error(`markup of ${text}`);
      if (index % 40 === 0) expect(smuggled(html), text).toEqual([]);
      index += 1;
    }
    // The texts are hostile, and some of them are hands nevertheless.
    expect(complaints).toBeGreaterThan(4000);
    expect(complaints).toBeLessThan(5000);
  });
});

describe('hostile links', () => {
  test.each([1, 2, 3, 4])('ten thousand of them, batch %i', (batch) => {
    let hands = 0;
    for (const letters of hostileLinks(10_000, batch)) {
      const record = timed(letters, () => recordOfLink(letters));
      if (record.ok) {
        hands += 1;
        if (replay(record.value).error) throw new Error(`an illegal hand of ${letters}`);
        // It is the same hand in the way of writing that links have.
        const again = linkOf(record.value);
        expect(recordOfLink(again.ok ? again.value : '')).toEqual(record);
      } else {
        const sentence = linkFaultSentence(record.error, 'de');
        if (!/\S/.test(sentence)) throw new Error(letters);
        if (!isPure(renderToStaticMarkup(<p>{sentence}</p>)))
          throw new Error(`markup of ${letters}`);
      }
      const text = textOfAddress(`#h=${letters}`, 'en');
      if (text.ok && !parseRecord(text.value).ok) throw new Error(`no record of ${letters}`);
    }
    expect(hands).toBeGreaterThan(10);
  });
});

describe('names are text wherever they stand', () => {
  const players = ['<b>A</b>', '"><img src=x onerror=alert(1)>', '&lt;', '</td><script>x</script>'];
  const record = {
    ...DOBBM,
    players,
    rests: "'><svg/onload=x>",
    deal: { ...DOBBM.deal, rests: true },
  };
  const hand = { locale: 'en', title: '<i>', record, notes: {}, game: games.dobbm } as const;
  const props = { ...hand, words: stepperEnglish, ...NOTHING };

  test('in the transcript and the diagram', () => {
    for (const part of [<HandTranscript key="a" {...props} />, <HandDiagram key="b" {...props} />])
      expect(smuggled(renderToStaticMarkup(part))).toEqual([]);
  });

  test('in plain text they stay what they are', () => {
    expect(transcript(record).join('\n')).toContain('"><img src=x onerror=alert(1)>');
  });
});

describe('texts made to keep a reader busy', () => {
  const fill = (scrap: string): string => scrap.repeat(Math.floor(500_000 / scrap.length));
  const head = 'format: 1\ngame: dobbm\n';
  const ninefold = (name: string): string => `[${Array(9).fill(`*${name}`).join(',')}]`;
  const laughs = [...'bcdefghij'].map(
    (name, at) => `${name}: &${name} ${ninefold('abcdefghij'[at] ?? '')}\n`,
  );
  const merged = [...'bcdefghij'].map(
    (name, at) => `${name}: &${name} {<<: ${ninefold('abcdefghij'[at] ?? '')}}\n`,
  );

  test.each([
    ['brackets', fill('[')],
    ['braces', fill('{a: ')],
    ['dashes', fill('- ')],
    ['documents', fill('---\n')],
    ['directives', fill('%a\n')],
    ['nothing', fill('\u0000')],
    ['keys', Array.from({ length: 30_000 }, (_, at) => `k${at}: 1`).join('\n')],
    ['a billion laughs', `${head}a: &a [x]\n${laughs.join('')}deal: *j\ntalon: *j\nactions: *j\n`],
    [
      'a billion rules',
      `${head}a: &a {k: 1}\n${merged.join('')}rules: *j\ndeal: []\ntalon: x\nactions: x\n`,
    ],
    ['players', `${DOBBM_FILE}players: [${fill('a,')}]`],
    ['cards', DOBBM_FILE.replace('HS HK', fill('HS '))],
    ['a discard', DOBBM_FILE.replace('discard L8 L7 B6 L6', `discard ${fill('HS ')}`)],
    ['a token', DOBBM_FILE.replace('AS AO', fill('X'))],
    ['tokens', DOBBM_FILE + fill('  pass\n')],
    ['names of the language', `${head}__proto__: {a: 1}\nconstructor: 1\ndeal: []`],
    ['more than a record', 'x'.repeat(2_000_000)],
  ])('%s', (_, text) => {
    expect(smuggled(rendered(readText(text, 'en')))).toEqual([]);
    expect(readText(text, 'de').complaint?.sentence).toMatch(/\S/);
  });
});
