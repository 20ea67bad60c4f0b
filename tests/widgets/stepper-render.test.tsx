import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { games } from '#engine';
import type { HandRecord } from '#record';
import { HandScore } from '#widgets/hand-stepper/HandScore.tsx';
import { HandStepper } from '#widgets/hand-stepper/HandStepper.tsx';
import { HandTranscript } from '#widgets/hand-stepper/HandTranscript.tsx';
import type { AnnotatedHandProps, Variation } from '#widgets/hand-stepper/props.ts';
import { timelineOf } from '#widgets/hand-stepper/timeline.ts';
import type { Notes } from '#widgets/note/segments.ts';
import { cardName, LOCALES, type Locale, stepperWords } from '#words';
import { ANSAGER, DOBBM, THROWN_IN } from './records.ts';

const NOTES: Notes = {
  start: { segments: [{ kind: 'text', text: 'Look at the deal.' }] },
  't4.2': {
    segments: [
      { kind: 'text', text: 'He keeps ' },
      { kind: 'card', card: 'T21' },
      { kind: 'text', text: '; see ' },
      { kind: 'link', href: '/droggn/play/#follow-suit', text: '7.3' },
    ],
    lang: 'en',
  },
};

const KING: Variation = {
  id: 'king-kept',
  title: 'The seven instead',
  instead: 't4.3',
  actions: 'H7 S6 G SR',
  notes: { 't4.3': { segments: [{ kind: 'text', text: 'Low will do.' }] } },
};

const propsOf = (record: HandRecord, locale: Locale = 'en'): AnnotatedHandProps => ({
  game: games[record.game],
  words: stepperWords[locale],
  locale,
  title: 'A king bought',
  record,
  notes: NOTES,
  ruleNumbers: { 'droggn/scoring/base': '11.2' },
});

const transcriptOf = (record: HandRecord, locale: Locale = 'en'): string =>
  renderToStaticMarkup(<HandTranscript {...propsOf(record, locale)} />);

const stepperOf = (record: HandRecord, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <HandStepper {...propsOf(record, locale)} score={<HandScore {...propsOf(record, locale)} />} />,
  );

describe('the transcript, rendered by the server', () => {
  test.each([
    ['Ansager', ANSAGER],
    ['Dobbm', DOBBM],
    ['a hand thrown in', THROWN_IN],
  ] as const)('has a place to link to for every step, and a link to it: %s', (_, record) => {
    const markup = transcriptOf(record);
    for (const address of timelineOf(games[record.game], record).addresses) {
      expect(markup.split(` id="${address}"`)).toHaveLength(2);
      expect(markup).toContain(` href="#${address}"`);
    }
    expect(markup).toContain('id="end"');
  });

  test('has the result, each line of the score with its rule, and the payments', () => {
    const markup = transcriptOf(ANSAGER);
    expect(markup).toContain('Bartl, Ansager: −98 with 28 card points.');
    expect(markup).toContain('Rule 11.2');
    for (const rule of ['scoring/#base', 'scoring/#difference', 'pagat/#laid-out-lost'])
      expect(markup).toContain(`href="/droggn/${rule}"`);
    expect(markup).toContain('<dt>Anna</dt><dd>+98</dd>');
    expect(markup).toContain('<dt>Bartl</dt><dd>−196</dd>');
  });

  test('has the notes at their steps, cards by name, English marked as such in German', () => {
    const markup = transcriptOf(ANSAGER, 'de');
    expect(markup).toContain('Look at the deal.');
    expect(markup).toContain('lang="en"');
    expect(markup).toContain('<span class="sr-only">Mond (XXI)</span>');
    expect(markup).toContain('<a href="/droggn/play/#follow-suit">7.3</a>');
    expect(markup).toContain('href="/de/droggn/scoring/#base"');
  });

  test('has the variations of the author, each step with a place of its own', () => {
    const markup = renderToStaticMarkup(
      <HandTranscript {...propsOf(ANSAGER)} variations={[KING]} />,
    );
    expect(markup).toContain('id="king-kept"');
    for (const address of ['t4.3', 't5.1'])
      expect(markup.split(` id="king-kept/${address}"`)).toHaveLength(2);
    expect(markup).toContain('<a href="#t4.3">Trick 4: Cilli plays ♥J; Anna takes it</a>');
    expect(markup).toContain('Low will do.');
    expect(markup).not.toContain('id="king-kept/t4.2"');
  });

  test('has the note of the end', () => {
    const end = { segments: [{ kind: 'text', text: 'All is told.' }] } as const;
    const markup = renderToStaticMarkup(<HandTranscript {...propsOf(ANSAGER)} notes={{ end }} />);
    expect(markup).toContain('All is told.');
  });

  test('says of a hand thrown in that it was, without tricks or score', () => {
    const markup = transcriptOf(THROWN_IN);
    expect(markup).toContain('All pass; the cards are thrown in.');
    expect(markup).not.toContain('<table');
  });
});

describe('the stepper, rendered by the server', () => {
  test.each([
    ['droggn', ANSAGER],
    ['dobbm', DOBBM],
  ] as const)('shows all cards of the deal by name: %s', (game, record) => {
    for (const locale of LOCALES) {
      const markup = stepperOf(record, locale);
      const { deal } = record;
      for (const card of [...deal.hands.flat(), ...deal.talon])
        expect(markup).toContain(`<span class="sr-only">${cardName(game, card, locale).name}`);
    }
  });

  test('begins at the deal with its note, and says where the rest is to be read', () => {
    const markup = stepperOf(ANSAGER);
    expect(markup).toContain('The cards are dealt.');
    expect(markup).toContain('Look at the deal.');
    expect(markup).toContain('<noscript><p>Without JavaScript');
  });

  test('has one live region, and no button that seems to work before it does', () => {
    const markup = stepperOf(ANSAGER);
    expect(markup.match(/aria-live/g)).toHaveLength(1);
    // Whatever lies in a fieldset that is disabled is disabled with it.
    const [table = ''] = markup.match(/<fieldset[^>]* disabled="">[\s\S]*?<\/fieldset>/) ?? [];
    const cards = /<button[^>]*class="hand-fan__card"[^>]*>/g;
    expect(table.match(cards)).toHaveLength(63);
    expect(markup.match(cards)).toHaveLength(63);
    expect(markup).toContain('data-ready="false"');
  });

  test('keeps the room of the score, and shows it only at the end', () => {
    const markup = stepperOf(ANSAGER);
    expect(markup).toContain('class="hand-account" data-over="false"');
    expect(markup).toMatch(/class="hand-account__score">.*class="hand-score".*Rule 11\.2/);
  });

  test('serves four seats, the Dobb and no purchase by data', () => {
    const markup = stepperOf(DOBBM);
    expect(markup.match(/class="hand-seat"/g)).toHaveLength(4);
    expect(markup).toContain('>Dobb</dt>');
    expect(markup).not.toContain('>Bought</dt>');
  });

  test('refuses a record that breaks off, which the build should have refused', () => {
    const broken = { ...ANSAGER, actions: `${ANSAGER.actions} T21` };
    expect(() => stepperOf(broken)).toThrow('breaks off at token');
  });
});
