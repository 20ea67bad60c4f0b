import { both } from '../locale.ts';

/** What the pages say of sources and people, and of what rests on them. */
export const witnessWords = both(
  {
    access: 'Read',
    accesses: {
      'in-full': 'in full',
      'in-part': 'in part',
      'citation-only': 'not at all: known from citations',
    },
    weight: 'Weight',
    weights: {
      primary: 'primary witness',
      independent: 'independent witness',
      derived: 'derived from other sources',
      'sister-game': 'on a sister game',
      background: 'background',
    },
    language: 'Language',
    reliability: 'What to trust it with',
    rights: 'Rights',
    nothingAttested: 'No rule, term or date rests on it yet.',
    roles: { informant: 'Informant', researcher: 'Researcher', writer: 'Writer' },
    consents: {
      author: 'Named as the author of a published work.',
      'named-in-source': 'Named in the source given here.',
    },
    sourcesLede:
      'Everything that this archive rests on, the weightiest first. Each source has a page that says what was read of it, what to trust it with, and what hangs on it.',
    weightTitles: {
      primary: 'Primary witnesses',
      independent: 'Independent witnesses',
      derived: 'Derived from others',
      'sister-game': 'On sister games',
      background: 'Background',
    },
    address: 'Address',
    key: 'Key in this archive',
    rulesTitle: 'Rules',
    pagesTitle: 'Pages',
    peopleLede:
      'Those who remembered the games, and those who asked them. Each is named as a published source names them, and no further.',
    namesWitness: 'Rules that name this witness',
  },
  {
    access: 'Gelesen',
    accesses: {
      'in-full': 'ganz',
      'in-part': 'in Teilen',
      'citation-only': 'nicht gelesen, nur aus Zitaten bekannt',
    },
    weight: 'Gewicht',
    weights: {
      primary: 'Hauptzeuge',
      independent: 'unabhängiger Zeuge',
      derived: 'aus anderen Quellen abgeleitet',
      'sister-game': 'zu einem verwandten Spiel',
      background: 'Hintergrund',
    },
    language: 'Sprache',
    reliability: 'Worin man ihr trauen darf',
    rights: 'Rechte',
    nothingAttested: 'Noch stützt sich keine Regel, kein Begriff und kein Datum auf sie.',
    roles: { informant: 'Gewährsmann', researcher: 'Forscher', writer: 'Autor' },
    consents: {
      author: 'Als Verfasser eines veröffentlichten Werks genannt.',
      'named-in-source': 'In der angegebenen Quelle genannt.',
    },
    sourcesLede:
      'Alles, worauf dieses Archiv beruht, das Gewichtigste zuerst. Zu jeder Quelle gibt es eine Seite: was davon gelesen wurde, worin man ihr trauen darf und was an ihr hängt.',
    weightTitles: {
      primary: 'Hauptzeugen',
      independent: 'Unabhängige Zeugen',
      derived: 'Aus anderen abgeleitet',
      'sister-game': 'Zu verwandten Spielen',
      background: 'Hintergrund',
    },
    address: 'Adresse',
    key: 'Kennung in diesem Archiv',
    rulesTitle: 'Regeln',
    pagesTitle: 'Seiten',
    peopleLede:
      'Wer sich an die Spiele erinnerte und wer danach fragte. Jeder ist so genannt, wie ihn eine veröffentlichte Quelle nennt, und nicht weiter.',
    namesWitness: 'Regeln, die diesen Zeugen nennen',
  },
);
