import { both } from '../locale.ts';
import { counted } from '../numbers.ts';

/** The first page. */
export const homeWords = both(
  {
    /** What this is, before anything else. */
    kicker:
      'Droggn and Dobbm: an archive and rulebook of two card games of the Stubai valley in Tyrol',
    /** The sum of a king, a jack and a three; the page checks it with the engine. */
    opening: 'Five and two and one make six.',
    explained:
      'So Droggn is counted: three cards at a time, and two off for each three. However the sixty-six cards are divided, the two sides come to seventy-four together.',
    ownPile: 'Lay a pile of your own',
    whyThrees: 'Why by threes',
    whatThisIs: 'What this is',
    twoGames: 'The two games at a glance',
    ways: 'Three ways in',
    read: 'Read',
    readText: 'The rulebooks, chapter by chapter, and what is known of where the games come from.',
    replay: 'Replay',
    replayText: 'Whole hands, card by card. Touch another card and hear why it may not be played.',
    search: 'Search',
    searchText: 'In dialect, German or English, by number, with a slip of the finger.',
    holdings: 'In the archive',
    rules: (count: number) => counted(count, 'rule', 'rules'),
    terms: (count: number) => counted(count, 'word', 'words'),
    sources: (count: number) => counted(count, 'source', 'sources'),
    hands: (count: number) => counted(count, 'annotated hand', 'annotated hands'),
    questions: (count: number) => counted(count, 'open question', 'open questions'),
  },
  {
    kicker: 'Droggn und Dobbm: Archiv und Regelbuch zweier Kartenspiele aus dem Tiroler Stubaital',
    opening: 'Fünf und zwei und eins macht sechs.',
    explained:
      'So wird beim Droggn gezählt: immer drei Karten zusammen, und zwei ab. Wie immer die sechsundsechzig Karten verteilt sind, beide Parteien haben zusammen vierundsiebzig Augen.',
    ownPile: 'Eigene Stiche auflegen',
    whyThrees: 'Warum in Dreiergruppen',
    whatThisIs: 'Was das ist',
    twoGames: 'Die beiden Spiele auf einen Blick',
    ways: 'Drei Wege hinein',
    read: 'Lesen',
    readText:
      'Die Regelbücher, Kapitel für Kapitel, und was man über die Herkunft der Spiele weiß.',
    replay: 'Nachspielen',
    replayText:
      'Ganze Partien, Karte für Karte. Wer eine andere Karte antippt, erfährt, warum sie nicht gespielt werden darf.',
    search: 'Suchen',
    searchText: 'In der Mundart, auf Deutsch oder Englisch, nach der Nummer, auch mit Tippfehlern.',
    holdings: 'Im Archiv',
    rules: (count) => counted(count, 'Regel', 'Regeln'),
    terms: (count) => counted(count, 'Wort', 'Wörter'),
    sources: (count) => counted(count, 'Quelle', 'Quellen'),
    hands: (count) => counted(count, 'kommentierte Partie', 'kommentierte Partien'),
    questions: (count) => counted(count, 'offene Frage', 'offene Fragen'),
  },
);
