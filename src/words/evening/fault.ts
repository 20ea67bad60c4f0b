import type { FileFault, FilePath, OptionFault, Sort, SyntaxWanted, TermsFault } from '#engine';
import { both, type Locale } from '../locale.ts';
import { anyOf, plain } from '../numbers.ts';

/** What is missing where a text goes on wrongly. */
type Wanted = Exclude<SyntaxWanted, 'closing-quote'>;

const words = both(
  {
    place: (line: number, column: number, path: string) =>
      `Line ${line}, column ${column}${path === '' ? '' : `, in ${path}`}: `,
    entry: (number: number) => `entry ${number}`,
    sorts: {
      text: 'a text',
      number: 'a number',
      'yes-or-no': 'true or false',
      list: 'a list',
      object: 'an object',
      null: 'nothing',
    } satisfies Record<Sort, string>,
    wanted: {
      value: 'a value',
      key: 'a key in quotation marks',
      colon: 'a colon',
      'comma-or-end': 'a comma or the end of what was begun',
      end: 'the end of the file',
    } satisfies Record<Wanted, string>,
    unclosed: 'a quotation mark is not closed.',
    syntax: (wanted: string, found: string | null) =>
      found === null
        ? `the file breaks off where ${wanted} should follow.`
        : `“${found}” stands where ${wanted} should.`,
    keyTwice: (key: string) => `“${key}” is there twice.`,
    tooDeep: (most: number) => `more than ${most} levels stand within one another.`,
    noEvening: 'this is no account of an evening, which begins with “stubai-evening”.',
    wrongSort: (wanted: string, found: string) => `${wanted} should stand here, not ${found}.`,
    noWholeNumber: (found: number) => `${plain(found)} is no whole number.`,
    missing: (key: string) => `“${key}” is missing.`,
    unknownKey: (key: string, known: string) => `“${key}” is not known; there may be ${known}.`,
    unknownValue: (found: string, known: string) =>
      `“${found}” is not known; there may be ${known}.`,
    players: (given: number, least: number, most: number) =>
      `${given} players are given; there are ${least} or ${most}.`,
    nameMissing: (player: number) => `Player ${player} has no name yet.`,
    nameTwice: (name: string) => `Two players are called ${name}; the account would mix them up.`,
    firstDealer: (players: number) => `The first dealer is one of the ${players} players.`,
    groschen: 'A point costs a whole number of Groschen, 1 or more.',
  },
  {
    place: (line, column, path) =>
      `Zeile ${line}, Spalte ${column}${path === '' ? '' : `, bei ${path}`}: `,
    entry: (number) => `Eintrag ${number}`,
    sorts: {
      text: 'ein Text',
      number: 'eine Zahl',
      'yes-or-no': 'true oder false',
      list: 'eine Liste',
      object: 'ein Objekt',
      null: 'nichts',
    },
    wanted: {
      value: 'ein Wert',
      key: 'ein Schlüssel in Anführungszeichen',
      colon: 'ein Doppelpunkt',
      'comma-or-end': 'ein Beistrich oder das Ende des Begonnenen',
      end: 'das Ende der Datei',
    },
    unclosed: 'Ein Anführungszeichen ist nicht geschlossen.',
    syntax: (wanted, found) =>
      found === null
        ? `Die Datei bricht ab, wo ${wanted} folgen sollte.`
        : `„${found}“ steht, wo ${wanted} stehen sollte.`,
    keyTwice: (key) => `„${key}“ steht zweimal da.`,
    tooDeep: (most) => `Mehr als ${most} Ebenen stecken ineinander.`,
    noEvening: 'Das ist keine Abrechnung eines Abends; eine solche beginnt mit „stubai-evening“.',
    wrongSort: (wanted, found) => `Hier sollte ${wanted} stehen, nicht ${found}.`,
    noWholeNumber: (found) => `${plain(found)} ist keine ganze Zahl.`,
    missing: (key) => `„${key}“ fehlt.`,
    unknownKey: (key, known) => `„${key}“ ist nicht bekannt; möglich sind ${known}.`,
    unknownValue: (found, known) => `„${found}“ ist nicht bekannt; möglich sind ${known}.`,
    players: (given, least, most) =>
      `${given} Spieler sind angegeben; es müssen ${least} oder ${most} sein.`,
    nameMissing: (player) => `Spieler ${player} hat noch keinen Namen.`,
    nameTwice: (name) => `Zwei Spieler heißen ${name}; die Rechnung würde sie verwechseln.`,
    firstDealer: (players) => `Zuerst gibt einer der ${players} Spieler.`,
    groschen: 'Der Punkt kostet eine ganze Zahl von Groschen, mindestens einen.',
  },
);

const listed = (known: readonly string[], locale: Locale): string =>
  known.length === 0 ? '–' : anyOf(known, locale);

const optionFault = (fault: OptionFault, locale: Locale): string => {
  const say = words[locale];
  const known = listed(fault.known, locale);
  return fault.kind === 'unknown-key'
    ? say.unknownKey(fault.key, known)
    : say.unknownValue(fault.value, known);
};

/** Says what in the terms cannot be. */
export const termsFaultSentence = (fault: TermsFault, locale: Locale): string => {
  const say = words[locale];
  switch (fault.kind) {
    case 'players':
      return say.players(fault.given, fault.least, fault.most);
    case 'name-missing':
      return say.nameMissing(fault.player);
    case 'name-twice':
      return say.nameTwice(fault.name);
    case 'first-dealer':
      return say.firstDealer(fault.players);
    case 'option':
      return optionFault(fault.fault, locale);
    case 'groschen':
      return say.groschen;
  }
};

const reasonOf = ({ reason }: FileFault, locale: Locale): string => {
  const say = words[locale];
  switch (reason.kind) {
    case 'syntax':
      return reason.wanted === 'closing-quote'
        ? say.unclosed
        : say.syntax(say.wanted[reason.wanted], reason.found);
    case 'key-twice':
      return say.keyTwice(reason.key);
    case 'too-deep':
      return say.tooDeep(reason.most);
    case 'no-evening':
      return say.noEvening;
    case 'wrong-sort':
      return say.wrongSort(say.sorts[reason.wanted], say.sorts[reason.found]);
    case 'no-whole-number':
      return say.noWholeNumber(reason.found);
    case 'missing':
      return say.missing(reason.key);
    case 'unknown-key':
      return say.unknownKey(reason.key, listed(reason.known, locale));
    case 'unknown-value':
      return say.unknownValue(reason.found, listed(reason.known, locale));
    case 'terms':
      return termsFaultSentence(reason.fault, locale);
  }
};

/** `entry 3, result, points`: entries are counted from 1, as people do. */
const pathIn = (path: FilePath, locale: Locale): string => {
  const [first, second, ...rest] = path;
  if (first !== 'entries' || typeof second !== 'number') return path.join(', ');
  return [words[locale].entry(second + 1), ...rest].join(', ');
};

/** Says why a file is refused: line, place, reason. */
export const fileFaultSentence = (fault: FileFault, locale: Locale): string => {
  const { line, column } = fault.place;
  return `${words[locale].place(line, column, pathIn(fault.path, locale))}${reasonOf(fault, locale)}`;
};
