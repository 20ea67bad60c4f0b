import { describe, expect, test } from 'vitest';
import type { Expectation, Refusal, RefusalKind } from '#engine';
import { createSpeech, type Locale, refusalSentence } from '#words';

const PLAYERS = ['Anna', 'Bartl', 'Cilli'];

const say = (refusal: Refusal, locale: Locale): string =>
  refusalSentence(
    refusal,
    createSpeech({
      locale,
      game: refusal.rule.startsWith('droggn') ? 'droggn' : 'dobbm',
      players: PLAYERS,
    }),
  );

const expected: Expectation = {
  rule: 'droggn/exchange/buy-one-card',
  phase: 'buying',
  seat: 2,
  actions: ['buy', 'no-buy'],
};

const over: Expectation = { ...expected, phase: 'over', seat: null, actions: [] };

type Row = readonly [Refusal, string, string];

/** At least one row a kind: the compiler asks for a kind that is missing. */
const ROWS: Readonly<Record<RefusalKind, readonly Row[]>> = {
  'out-of-turn': [
    [
      { kind: 'out-of-turn', rule: expected.rule, seat: 2, action: 'lie', expected },
      '“lie” is out of place here: Bartl is to buy a card or decline to buy.',
      '„ich liege“ ist hier nicht an der Reihe: Bartl soll eine Karte kaufen oder auf den Kauf verzichten.',
    ],
    [
      {
        kind: 'out-of-turn',
        rule: 'droggn/play/twenty-one-tricks',
        seat: null,
        action: 'play',
        expected: over,
      },
      'The hand is over; nothing may follow.',
      'Die Partie ist zu Ende; es darf nichts mehr folgen.',
    ],
    [
      {
        kind: 'out-of-turn',
        rule: 'dobbm/exchange/solo-dobb-untouched',
        seat: 1,
        action: 'discard',
        expected: { ...expected, seat: 1, actions: ['lie'] },
      },
      'In a Solo the Dobb stays face down and nothing is discarded; Anna is to say “lie”.',
      'Im Solo bleibt der Dobb verdeckt liegen, und abgelegt wird nichts; Anna soll „ich liege“ sagen.',
    ],
    [
      {
        kind: 'out-of-turn',
        rule: 'droggn/exchange/talon-untouched',
        seat: 1,
        action: 'discard',
        expected: { ...expected, seat: 1, actions: ['lie'] },
      },
      'In a Super the talon stays face down and nothing is discarded; Anna is to say “lie”.',
      'Im Super bleibt der Talon verdeckt liegen, und abgelegt wird nichts; Anna soll „ich liege“ sagen.',
    ],
    [
      {
        kind: 'out-of-turn',
        rule: 'droggn/exchange/buy-one-card',
        seat: 1,
        action: 'buy',
        expected: { ...expected, seat: 1, actions: ['lie'] },
      },
      'Only in an Ansager can a card be bought; Anna is to say “lie”.',
      'Gekauft wird nur im Ansager; Anna soll „ich liege“ sagen.',
    ],
  ],
  'unknown-word': [
    [
      { kind: 'unknown-word', rule: expected.rule, seat: 2, token: 'H9', expected },
      '“H9” is neither a word nor a card of Droggn; Bartl is to buy a card or decline to buy.',
      '„H9“ ist weder ein Wort noch eine Karte von Droggn; Bartl soll eine Karte kaufen oder auf den Kauf verzichten.',
    ],
  ],
  incomplete: [
    [
      {
        kind: 'incomplete',
        rule: expected.rule,
        seat: 2,
        action: 'buy',
        wanted: 'for',
        found: 'from',
      },
      '“buy” is incomplete: “from” stands where the word “for” should, as in “buy HK for C6”.',
      '„buy“ ist unvollständig: „from“ steht, wo das Wort „for“ stehen sollte, wie in „buy HK for C6“.',
    ],
    [
      {
        kind: 'incomplete',
        rule: expected.rule,
        seat: 2,
        action: 'revoke',
        wanted: 'seat',
        found: null,
      },
      '“revoke” is incomplete: the record ends where the number of a seat should follow, as in “revoke 2”.',
      '„revoke“ ist unvollständig: Das Protokoll endet, wo die Nummer eines Platzes folgen sollte, wie in „revoke 2“.',
    ],
  ],
  'unknown-bid': [
    [
      {
        kind: 'unknown-bid',
        rule: 'dobbm/auction/ladder',
        seat: 1,
        bid: 'super',
        ladder: ['dobbm', 'solo'],
      },
      '“super” is no bid of Dobbm; the bids are Dobbm and Solo.',
      '„super“ ist keine Ansage von Dobbm; angesagt werden Dobbm und Solo.',
    ],
  ],
  'bid-too-low': [
    [
      {
        kind: 'bid-too-low',
        rule: 'droggn/auction/higher-bids-only',
        seat: 2,
        bid: 'ansager',
        standing: { seat: 1, word: 'super' },
        higher: ['super-mord'],
      },
      'Anna has already bid Super, so Ansager is not high enough: Bartl may bid Super Mord, or pass.',
      'Anna hat bereits Super angesagt, daher ist Ansager nicht hoch genug: Bartl kann Super Mord ansagen oder „gut“ sagen.',
    ],
    [
      {
        kind: 'bid-too-low',
        rule: 'dobbm/auction/solo-ends-it',
        seat: 2,
        bid: 'solo',
        standing: { seat: 1, word: 'solo' },
        higher: [],
      },
      'Anna has already bid Solo, the highest bid, so Bartl can only pass.',
      'Anna hat bereits Solo angesagt, das höchste Spiel; Bartl kann nur noch „gut“ sagen.',
    ],
  ],
  'wrong-number': [
    [
      { kind: 'wrong-number', rule: 'droggn/exchange/discard-three', seat: 1, given: 2, needed: 3 },
      'Exactly 3 cards must be discarded, not 2.',
      'Es müssen genau 3 Karten abgelegt werden, nicht 2.',
    ],
  ],
  'card-twice': [
    [
      { kind: 'card-twice', rule: 'droggn/exchange/discard-from-hand', seat: 1, card: 'HK' },
      '♥K is named twice; there is only one.',
      '♥K ist zweimal genannt; es gibt die Karte nur einmal.',
    ],
  ],
  'card-not-held': [
    [
      { kind: 'card-not-held', rule: 'dobbm/play/card-in-hand', seat: 3, card: 'LS' },
      'Cilli does not hold the leaf sow.',
      'Cilli hat die Karte nicht: Laub-Sau.',
    ],
  ],
  'never-discarded': [
    [
      {
        kind: 'never-discarded',
        rule: 'droggn/exchange/no-trull',
        seat: 1,
        card: 'T21',
        forbidden: ['G', 'T21', 'T1'],
      },
      'XXI may not be discarded: the Gstieß, XXI and the Pagat must stay in the hand.',
      'XXI darf nicht abgelegt werden: Gstieß, XXI und Pagat müssen im Blatt bleiben.',
    ],
  ],
  'escort-missing': [
    [
      {
        kind: 'escort-missing',
        rule: 'droggn/exchange/king-with-trump',
        seat: 1,
        cards: ['HK'],
        escorts: [],
        available: ['T9', 'T4'],
      },
      '♥K may be discarded only along with a trump; this discard has none. In the hand: IX and IV.',
      '♥K darf nur zusammen mit einem Trumpf abgelegt werden; hier ist keiner dabei. Im Blatt: IX und IV.',
    ],
    [
      {
        kind: 'escort-missing',
        rule: 'droggn/exchange/one-king',
        seat: 1,
        cards: ['HK', 'SK'],
        escorts: ['T9'],
        available: ['T9'],
      },
      '♥K and ♠K may be discarded only along with 2 trumps; this discard has only IX. Each king needs a trump of its own, so only one king can go.',
      '♥K und ♠K dürfen nur zusammen mit 2 Trümpfen abgelegt werden; hier ist nur IX dabei. Jeder König braucht seinen eigenen Trumpf, also kann nur einer weg.',
    ],
    [
      {
        kind: 'escort-missing',
        rule: 'dobbm/exchange/heart-sow-no-escort',
        seat: 1,
        cards: ['HS'],
        escorts: [],
        available: [],
      },
      'The heart sow may be discarded only along with a heart; this discard has none: the heart sow does not count as company.',
      'Herz-Sau darf nur zusammen mit einem Herz abgelegt werden; hier ist keines dabei. Die Herz-Sau zählt nicht als Begleitung.',
    ],
    [
      {
        kind: 'escort-missing',
        rule: 'dobbm/exchange/sow-with-trump',
        seat: 1,
        cards: ['LS'],
        escorts: [],
        available: [],
      },
      'The leaf sow may be discarded only along with a heart; this discard has none, and neither has the hand.',
      'Laub-Sau darf nur zusammen mit einem Herz abgelegt werden; hier ist keines dabei, und auch im Blatt ist keines.',
    ],
  ],
  'not-with-defender': [
    [
      {
        kind: 'not-with-defender',
        rule: 'droggn/exchange/wanted-card-with-defender',
        seat: 1,
        card: 'HK',
        where: 'discard',
      },
      'Only a card that a defender holds can be bought; ♥K is in the declarer’s discard.',
      'Kaufen kann man nur eine Karte, die ein Gegenspieler hat; ♥K liegt unter den abgelegten Karten.',
    ],
  ],
  'lay-out-not-open': [
    [
      {
        kind: 'lay-out-not-open',
        rule: 'droggn/announcing/lay-out-gstiess',
        seat: 1,
        card: 'gstiess',
        contract: 'super',
        by: 'declarer',
      },
      'The Gstieß can be laid out only in a Super Mord; the contract here is Super.',
      'Der Gstieß kann nur im Super Mord ausgelegt werden; gespielt wird aber Super.',
    ],
    [
      {
        kind: 'lay-out-not-open',
        rule: 'droggn/announcing/moment-of-lay-out',
        seat: 1,
        card: 'pagat',
        contract: 'super',
        by: 'defender',
      },
      'A defender may lay out the Pagat only before his own first word in the doubling.',
      'Ein Gegenspieler darf den Pagat nur vor seinem ersten Wort beim Schießen auslegen.',
    ],
    [
      {
        kind: 'lay-out-not-open',
        rule: 'droggn/announcing/moment-of-lay-out',
        seat: 1,
        card: 'pagat',
        contract: 'super',
        by: 'declarer',
      },
      'The declarer can lay a card out only before saying “lie”.',
      'Der Alleinspieler kann eine Karte nur auslegen, bevor er „ich liege“ sagt.',
    ],
    [
      {
        kind: 'lay-out-not-open',
        rule: 'droggn/announcing/no-lay-out-against-super-mord',
        seat: 1,
        card: 'pagat',
        contract: 'super-mord',
        by: 'defender',
      },
      'Against a Super Mord no defender may lay out the Pagat.',
      'Gegen einen Super Mord darf kein Gegenspieler den Pagat auslegen.',
    ],
    [
      {
        kind: 'lay-out-not-open',
        rule: 'droggn/announcing/defender-lays-out',
        seat: 1,
        card: 'gstiess',
        contract: 'solo',
        by: 'defender',
      },
      'A defender can lay out the Pagat only, not the Gstieß.',
      'Ein Gegenspieler kann nur den Pagat auslegen, nicht den Gstieß.',
    ],
  ],
  'already-laid-out': [
    [
      {
        kind: 'already-laid-out',
        rule: 'droggn/announcing/one-card-laid-out',
        seat: 2,
        card: 'pagat',
        laidOut: 'G',
        by: 1,
      },
      'Only one card can be laid out, and Anna has laid out the Gstieß.',
      'Nur eine Karte kann ausgelegt werden, und bei Anna liegt schon aus: Gstieß.',
    ],
  ],
  'word-not-open': [
    [
      {
        kind: 'word-not-open',
        rule: 'droggn/announcing/retour',
        seat: 1,
        word: 'retour',
        open: ['good', 'schwacher'],
        doublings: 0,
      },
      'Nobody has given a Schwacher that a retour could answer; Anna says “good” or “schwacher”.',
      'Noch hat niemand einen Schwachen gegeben, auf den ein Retour folgen könnte; Anna sagt „good“ oder „schwacher“.',
    ],
    [
      {
        kind: 'word-not-open',
        rule: 'droggn/announcing/no-limit',
        seat: 1,
        word: 'retour',
        open: ['good'],
        doublings: 10,
      },
      'After 10 doublings this program stops; Anna says “good”.',
      'Nach 10 Verdoppelungen ist in diesem Programm Schluss; Anna sagt „good“.',
    ],
    [
      {
        kind: 'word-not-open',
        rule: 'droggn/announcing/schwacher-binds-both',
        seat: 1,
        word: 'schwacher',
        open: ['good'],
        doublings: 1,
      },
      'There has been a Schwacher, which binds both defenders; Anna says “good”.',
      'Ein Schwacher ist schon gegeben und bindet beide Gegenspieler; Anna sagt „good“.',
    ],
    [
      {
        kind: 'word-not-open',
        rule: 'dobbm/doubling/retour',
        seat: 1,
        word: 'schwacher',
        open: ['good', 'retour'],
        doublings: 1,
      },
      'There has been a Schwacher, which binds all defenders; Anna says “good” or “retour”.',
      'Ein Schwacher ist schon gegeben und bindet alle Gegenspieler; Anna sagt „good“ oder „retour“.',
    ],
  ],
  'must-follow': [
    [
      {
        kind: 'must-follow',
        rule: 'droggn/play/follow-suit',
        seat: 2,
        card: 'T3',
        led: 'H',
        legal: ['H3', 'HK'],
      },
      'Hearts were led and Bartl holds hearts, so ♥3 or ♥K must be played, not III.',
      'Herz ist ausgespielt, und Bartl hat Herz: ♥3 oder ♥K muss zugegeben werden, nicht III.',
    ],
  ],
  'must-trump': [
    [
      {
        kind: 'must-trump',
        rule: 'dobbm/play/must-trump',
        seat: 2,
        card: 'B9',
        led: 'A',
        legal: ['H6'],
      },
      'Acorns were led; Bartl has none left but holds trumps, so the heart six must be played, not the bell nine.',
      'Eichel ist ausgespielt; Bartl hat davon nichts mehr, aber Trümpfe: Herz-Sechser muss gespielt werden, nicht Schellen-Neuner.',
    ],
  ],
  'kept-for-last': [
    [
      {
        kind: 'kept-for-last',
        rule: 'droggn/pagat/kept-for-last',
        seat: 2,
        card: 'T1',
        legal: ['T4', 'G'],
      },
      'The Pagat lies out and must be kept for the last trick as long as another card may be played: IV or the Gstieß.',
      'Pagat liegt aus und bleibt für den letzten Stich, solange etwas anderes gespielt werden darf: IV oder Gstieß.',
    ],
  ],
  'gstiess-now': [
    [
      { kind: 'gstiess-now', rule: 'droggn/gstiess/last-trick', seat: 2, card: 'T4', legal: ['G'] },
      'The Gstieß may not be played to the last trick, so Bartl must play it now, not IV.',
      'Im letzten Stich ist der Gstieß nicht erlaubt; Bartl muss ihn jetzt spielen, nicht IV.',
    ],
  ],
  'no-such-seat': [
    [
      {
        kind: 'no-such-seat',
        rule: 'droggn/scoring/revoke',
        seat: null,
        given: 4,
        seats: [1, 2, 3],
      },
      'There is no seat 4 in Droggn; the seats are 1, 2 and 3.',
      'Einen Platz 4 gibt es im Droggn nicht; die Plätze sind 1, 2 und 3.',
    ],
  ],
};

describe('a refusal says what is wrong and what would be right', () => {
  test.each(Object.values(ROWS).flat())('$kind ($rule)', (refusal, english, german) => {
    expect(say(refusal, 'en')).toBe(english);
    expect(say(refusal, 'de')).toBe(german);
  });

  test('a long choice is counted, not listed', () => {
    const legal = Array.from({ length: 13 }, (_, index) => `T${index + 1}`);
    const refusal: Refusal = {
      kind: 'must-follow',
      rule: 'droggn/play/follow-suit',
      seat: 1,
      card: 'HK',
      led: 'T',
      legal,
    };
    expect(say(refusal, 'en')).toBe(
      'Trumps were led and Anna holds trumps, so one of 13 cards must be played, not ♥K.',
    );
  });

  test('without names the seats are named, and spoken cards have an article', () => {
    const refusal: Refusal = {
      kind: 'must-follow',
      rule: 'droggn/play/follow-suit',
      seat: 2,
      card: 'T3',
      led: 'H',
      legal: ['HJ'],
    };
    const spoken = (locale: Locale) =>
      refusalSentence(refusal, createSpeech({ locale, game: 'droggn', style: 'spoken' }));
    expect(spoken('en')).toBe(
      'Hearts were led and seat 2 holds hearts, so the jack of hearts must be played, not trump III.',
    );
    // In German the cards are the subject of a refusal, not its object.
    expect(spoken('de')).toBe(
      'Herz ist ausgespielt, und Platz 2 hat Herz: Herz-Bube muss zugegeben werden, nicht Trumpf III.',
    );
  });
});
