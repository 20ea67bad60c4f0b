import { counted } from '../../numbers.ts';
import type { shelfEnglish } from './shelfEnglish.ts';

/** The account of an evening: the evenings on the device, their terms, their files. */
export const shelfGerman: typeof shelfEnglish = {
  shelf: 'Abende auf diesem Gerät',
  empty: 'Noch keiner. Was Sie aufschreiben, bleibt auf diesem Gerät und geht nirgends sonst hin.',
  hands: (count) => counted(count, 'Spiel', 'Spiele'),
  remove: 'Entfernen',
  removeNamed: (title) => `„${title}“ entfernen`,
  reallyRemove: 'Von diesem Gerät entfernen',
  keep: 'Behalten',
  damaged:
    'Etwas, was hier aufgehoben war, ist nicht mehr zu lesen. Es ist geblieben, wie es war; speichern Sie es als Datei, bevor Sie es entfernen.',
  noRecord: 'So schreibt diese Seite nicht.',
  saveAsItIs: 'Speichern, wie es ist',

  newEvening: 'Ein neuer Abend',
  terms: 'Vereinbarung',
  game: 'Spiel',
  players: 'Spieler',
  howMany: 'Wie viele',
  clockwise: 'Im Uhrzeigersinn, wie Sie sitzen. Ist einer zu viel, so feiert der Geber.',
  playerName: (number) => `Spieler ${number}`,
  firstDealer: 'Gibt zuerst',
  stake: 'Einsatz',
  groschenAPoint: 'Groschen der Punkt',
  another: 'anders',
  matchPrice: 'Preis des Matches in Schilling',
  winAt: 'Der Alleinspieler gewinnt mit',
  winAtValues: {
    '37': '37 Augen',
    '38': '38 Augen',
    'tie-by-last-trick': '37, wenn er den letzten Stich hat',
  },
  gstiess: 'Der Gstieß im letzten Stich',
  gstiessValues: { allowed: 'erlaubt', forbidden: 'nicht erlaubt' },
  gstiessHint: 'zählt nur für Spiele, die Karte für Karte übernommen werden',
  moreRules: 'Andere Regeln',
  dayAndName: 'Tag und Name',
  day: 'Tag',
  name: 'Name des Abends',
  begin: 'Abend beginnen',
  takeTerms: 'Übernehmen',
  leave: 'Lassen, wie es war',
  countStays:
    'Wie viele mitspielen, lässt sich nicht mehr ändern, sobald etwas aufgeschrieben ist.',

  opened: (title) => `„${title}“ ist geöffnet und auf diesem Gerät aufgehoben.`,
};
