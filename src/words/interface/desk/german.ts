import type { DeskWords } from './english.ts';

/** Der Tisch, auf dem man eine Partie öffnet, auf Deutsch. */
export const deskGerman: DeskWords = {
  desk: 'Eine Partie öffnen',
  field: 'Partieprotokoll oder Link zu einer Partie',
  hint: 'Hier einfügen, eine Datei herziehen oder öffnen. Was Sie schreiben, bleibt auf diesem Gerät erhalten.',
  open: 'Partie öffnen',
  openFile: 'Datei öffnen …',
  example: 'Beispiel nehmen',
  clear: 'Feld leeren',
  bringBack: 'Vorigen Text zurückholen',
  dropHere: 'Datei loslassen, um sie zu öffnen',
  reading: 'Der Schiedsrichter liest …',
  notLoaded:
    'Der Schiedsrichter ließ sich nicht laden. Sind Sie mit dem Netz verbunden? Ihr Text ist noch da.',
  unreadable: (file) => `Die Datei „${file}“ lässt sich nicht lesen.`,
  nothingYet: 'Im Feld steht noch nichts.',
  line: (line) => `Zeile ${line}`,
  token: (token) => `„${token}“`,
  toTheLine: 'Zur Stelle',
  asFarAs: 'Bis dorthin ist die Partie regelgerecht; so weit steht sie unten.',
  format: 'Wie man ein Partieprotokoll schreibt',
  opened: 'Die Partie',
  fromLink:
    'Diese Partie kam mit dem Link. Ihr eigener Text ist nicht verloren: „Vorigen Text zurückholen“.',
  unnamed: (game) => `Eine Partie ${game}`,
  named: (names) => `Die Partie von ${names}`,
  unfinished: 'Sie bricht ab; ein Ergebnis gibt es daher noch nicht.',
  takeAway: 'Die Partie mitnehmen',
  link: 'Link zu dieser Partie',
  copyLink: 'Link kopieren',
  copyRecord: 'Protokoll kopieren',
  saveRecord: 'Protokoll speichern',
  copyText: 'Als Text kopieren',
  saveText: 'Als Text speichern',
  print: 'Drucken',
  edit: 'Am Eingabetisch weiterspielen',
  view: 'Zug um Zug ansehen',
  copied: {
    link: 'Der Link ist kopiert.',
    record: 'Das Protokoll ist kopiert.',
    text: 'Die Partie ist als Text kopiert.',
  },
  notCopied:
    'Der Browser lässt das Kopieren nicht zu; der Text ist markiert, damit Sie ihn selbst kopieren können.',
  fileName: 'partie',
};
