import { counted, plain } from '../../numbers.ts';
import type { accountEnglish } from './accountEnglish.ts';

/** The account of an evening: how it stands, what is written down, how it ends. */
export const accountGerman: typeof accountEnglish = {
  label: 'Abrechnung eines Abends',
  opening: 'Der Block wird aufgeschlagen.',
  notLoaded: 'Ein Teil dieser Seite ließ sich nicht laden. Versuchen Sie es noch einmal mit Netz.',
  refereeMissing:
    'Der Schiedsrichter für Spiele mit allen Karten ließ sich nicht laden. Versuchen Sie es noch einmal mit Netz; verloren ist nichts.',
  seeRule: (number) => `Regel ${number}`,
  rule: 'Regel',

  undo: 'Rückgängig',
  redo: 'Wiederholen',
  done: { undo: 'Zurückgenommen.', redo: 'Wiederholt.' },
  score: 'Punkte',
  balance: 'Gewonnen und verloren',
  deals: 'gibt',
  dealsAndRests: 'gibt und feiert',
  speaksFirst: 'spricht zuerst',
  declares: 'muss spielen',
  standings: 'Wie es steht',

  account: 'Die Rechnung',
  hand: 'Spiel',
  thrownIn: 'Zusammengeworfen',
  stockerl: (player, each) => `${player} bekommt ein Stockerl, ${each} von jedem`,
  calls: {
    'last-three': 'Die letzten drei Spiele sind ausgerufen',
    mussrunde: 'Die Mußrunde ist ausgerufen',
  },
  impossible: 'Kann nicht sein',
  impossibleCount: (count) =>
    `${counted(count, 'Eintrag kann', 'Einträge können')} nicht mehr stehen: aufgehoben, aber nicht gezählt. Berichtigen Sie ${count === 1 ? 'ihn' : 'sie'} oder was davor steht.`,
  sum: 'Summe',
  inSchilling: 'In Schilling',
  points: (count) => counted(count, 'Punkt', 'Punkte'),
  dealtBy: (player) => `${player} hat gegeben`,
  dealtAndRested: (player) => `${player} hat gegeben und gefeiert`,
  doubledTo: (times) => `×${times}`,
  fromRecord: 'aus einem Partieprotokoll',
  matchPriceOf: 'Nach dem Preis des Matches',
  correct: 'Berichtigen',
  insertBefore: 'Spiel davor einfügen',
  takeOut: 'Streichen',
  nothingYet: 'Noch ist nichts aufgeschrieben.',

  plot: 'Der Verlauf des Abends',
  plotSays: (lines) => `Gewonnen und verloren nach jedem Spiel. Am Ende: ${lines}`,
  plotFigures: 'Dasselbe in Zahlen',
  start: 'Anfang',

  settlement: 'Abrechnen',
  pays: (from, to, amount) => `${from} zahlt ${to} ${amount}`,
  nobodyPays: 'Niemand ist jemandem etwas schuldig.',
  asAtTheTable: 'Wie am Tisch: je zwei gleichen ihre Differenz aus',
  fewest: 'Mit den wenigsten Zahlungen',
  sumsToZero: 'Zusammen ergeben die Beträge 0.',
  alreadyPaid:
    'Beim Dobbm wird nach jedem Spiel bar gezahlt; das ist dabei herausgekommen. Wenn nichts gezahlt wurde:',

  lastThree: 'Die letzten drei Spiele ausrufen',
  mussrunde: 'Die Mußrunde ausrufen',
  lastThreeMeans:
    'Der nächste Alleinspieler gibt das erste davon; es folgen also noch vier Spiele.',
  mussrundeMeans:
    'Der linke Nachbar des Gebers spielt ohne Ansage, bis jeder einmal Alleinspieler war.',
  handsLeft: (count) =>
    count === 1 ? 'Das ist das letzte Spiel.' : `Noch ${plain(count)} Spiele mit diesem.`,
  over: 'Der Abend ist zu Ende.',
  takeCallBack: 'Ausrufen zurücknehmen',

  forbidden:
    'Dieser Browser hebt nichts auf. Speichern Sie die Datei, bevor Sie die Seite schließen.',
  full: 'Auf diesem Gerät ist kein Platz mehr. Was Sie jetzt eintragen, steht nur auf dieser Seite: Speichern Sie die Datei oder entfernen Sie einen alten Abend.',
  saveFile: 'Datei speichern',
  changedElsewhere:
    'Dieser Abend ist zugleich in einem anderen Tab geändert worden. So steht er jetzt; wiederholen Sie den letzten Schritt.',
  parted:
    'Dieser Abend ist in einem anderen Tab weitergegangen. Was hier steht, ist jetzt ein eigener Abend.',
  removed: (title) => `„${title}“ ist von diesem Gerät entfernt.`,
  bringBack: 'Zurückholen',
  offline: 'Geht auch ohne Netz',
  untitled: (game, day) => (day === '' ? game : `${game}, ${day}`),
  allEvenings: 'Alle Abende',
  changeTerms: 'Namen und Einsatz',
  again: 'Noch ein Abend mit diesen Spielern',
  files: 'Speichern, öffnen, drucken',
  saveJson: 'Als Datei speichern (JSON)',
  saveCsv: 'Für eine Tabelle (CSV)',
  openFile: 'Gespeicherten Abend öffnen',
  print: 'Abrechnung drucken',
  printSheet: 'Leeres Blatt drucken',
  refused: (file) => `„${file}“ wird nicht übernommen; hier bleibt alles, wie es war.`,
  unreadable: 'Die Datei lässt sich nicht lesen.',
  saved: (file) => `Gespeichert als ${file}.`,
};
