import { allOf, both, type Locale } from '#words';
import type { DealPlace, Place, RecordFault, Sort, Wanted } from './fault.ts';

/** Says what is wrong with a record as a file, where, and what would be right. */
export const faultSentence = (fault: RecordFault, locale: Locale): string => {
  const say = words[locale];
  switch (fault.kind) {
    case 'unreadable':
      return say.unreadable(say.reasons[fault.code] ?? fault.code);
    case 'not-utf-8':
      return say.notUtf8;
    case 'too-large':
      return say.tooLarge(Math.round(fault.limit / 1024));
    case 'no-yaml':
      return say.noYaml(fault.reason, fault.place && say.place(fault.place));
    case 'no-mapping':
      return say.noMapping(say.sorts[fault.found]);
    case 'missing-key':
      return say.missingKey(fault.key);
    case 'wrong-sort':
      return say.wrongSort(fault.key, say.wanted[fault.wanted], say.sorts[fault.found]);
    case 'wrong-players':
      return say.wrongPlayers(fault.needed, fault.given);
    case 'unknown-format':
      return say.unknownFormat(fault.found);
    case 'unknown-game':
      return say.unknownGame(fault.found, allOf(fault.known, locale));
    case 'wrong-hands':
      return say.wrongHands(fault.needed, fault.given);
    case 'wrong-size':
      return say.wrongSize(say.dealPlace(fault.place), fault.needed, fault.given);
    case 'unknown-card':
      return say.unknownCard(say.dealPlace(fault.place), fault.code);
    case 'card-twice': {
      const [first, second] = fault.places.map(say.dealPlace);
      const missing = fault.missing.length > 0 ? allOf(fault.missing, locale) : null;
      return say.cardTwice(fault.card, first ?? '', second ?? '', missing);
    }
    case 'unknown-option':
      return say.unknownOption(fault.key, allOf(fault.known, locale), fault.known.length === 1);
    case 'unknown-value':
      return say.unknownValue(fault.key, fault.found, allOf(fault.known, locale));
  }
};

const reasons = both<Readonly<Record<string, string>>>(
  {
    ENOENT: 'there is no such file',
    EISDIR: 'it is a folder',
    EACCES: 'access is denied',
    ENOTDIR: 'part of its path is not a folder',
    ENAMETOOLONG: 'its name is too long',
    ELOOP: 'its links go round in a circle',
  },
  {
    ENOENT: 'Sie ist nicht vorhanden',
    EISDIR: 'Es ist ein Ordner',
    EACCES: 'Der Zugriff ist verweigert',
    ENOTDIR: 'Ein Teil ihres Pfades ist kein Ordner',
    ENAMETOOLONG: 'Ihr Name ist zu lang',
    ELOOP: 'Ihre Verknüpfungen laufen im Kreis',
  },
);

const sorts = both<Readonly<Record<Sort, string>>>(
  {
    text: 'text',
    number: 'a number',
    'truth-value': 'true or false',
    list: 'a list',
    mapping: 'a mapping',
    nothing: 'nothing',
  },
  {
    text: 'Text',
    number: 'eine Zahl',
    'truth-value': 'wahr oder falsch',
    list: 'eine Liste',
    mapping: 'eine Zuordnung',
    nothing: 'nichts',
  },
);

const wanted = both<Readonly<Record<Wanted, string>>>(
  { text: 'text', name: 'a name', list: 'a list', mapping: 'a mapping of keys to values' },
  { text: 'Text', name: 'ein Name', list: 'eine Liste', mapping: 'eine Zuordnung' },
);

const words = both(
  {
    reasons: reasons.en,
    sorts: sorts.en,
    wanted: wanted.en,
    place: ({ line, column }: Place) => `line ${line}, column ${column}`,
    dealPlace: (place: DealPlace) =>
      place === 'talon' ? 'the talon' : `the hand of seat ${place}`,
    unreadable: (reason: string) => `The file cannot be read: ${reason}.`,
    notUtf8: 'The file is not UTF-8 text.',
    tooLarge: (limit: number) =>
      `The file is larger than ${limit} kB; a hand record is a small text file.`,
    noYaml: (reason: string, place: string | null) =>
      `The file is no YAML${place ? ` (${place})` : ''}: ${reason}.`,
    noMapping: (found: string) =>
      `The file holds ${found}, where a hand record has keys: format, game, deal, talon, actions.`,
    missingKey: (key: string) => `The key “${key}” is missing.`,
    wrongSort: (key: string, must: string, found: string) =>
      `“${key}” must be ${must}; it is ${found}.`,
    wrongPlayers: (needed: number, given: number) =>
      `“players” must have one name for each of the ${needed} seats; it has ${given}.`,
    unknownFormat: (found: string) =>
      `Format “${found}” is not known; this program reads “format: 1”.`,
    unknownGame: (found: string, known: string) =>
      `The game “${found}” is not known; the known games are ${known}.`,
    wrongHands: (needed: number, given: number) =>
      `“deal” must have ${needed} lines, one for each seat; it has ${given}.`,
    wrongSize: (place: string, needed: number, given: number) =>
      `In ${place} there must be ${needed} cards; there are ${given}.`,
    unknownCard: (place: string, code: string) =>
      `In ${place} stands “${code}”, which is no card of the pack.`,
    cardTwice: (card: string, first: string, second: string, missing: string | null) => {
      const where = first === second ? `twice in ${first}` : `in ${first} and again in ${second}`;
      return `${card} stands ${where}${missing ? `; missing from the deal: ${missing}` : ''}.`;
    },
    unknownOption: (key: string, known: string, isOne: boolean) =>
      `“rules” knows no key “${key}”; ${isOne ? 'the only known key is' : 'the known keys are'} ${known}.`,
    unknownValue: (key: string, found: string, known: string) =>
      `“${key}: ${found}” in “rules” is not known; the known values are ${known}.`,
  },
  {
    reasons: reasons.de,
    sorts: sorts.de,
    wanted: wanted.de,
    place: ({ line, column }) => `Zeile ${line}, Spalte ${column}`,
    dealPlace: (place) => (place === 'talon' ? 'im Talon' : `im Blatt von Platz ${place}`),
    unreadable: (reason) => `Die Datei kann nicht gelesen werden: ${reason}.`,
    notUtf8: 'Die Datei ist kein UTF-8-Text.',
    tooLarge: (limit) =>
      `Die Datei ist größer als ${limit} kB; ein Partieprotokoll ist eine kleine Textdatei.`,
    noYaml: (reason, place) => `Die Datei ist kein YAML${place ? ` (${place})` : ''}: ${reason}.`,
    noMapping: (found) =>
      `Die Datei enthält ${found}; ein Partieprotokoll hat die Schlüssel format, game, deal, talon und actions.`,
    missingKey: (key) => `Der Schlüssel „${key}“ fehlt.`,
    wrongSort: (key, must, found) => `Bei „${key}“ gehört ${must} hin; hier steht ${found}.`,
    wrongPlayers: (needed, given) =>
      `Bei „players“ muss für jeden der ${needed} Plätze ein Name stehen; hier sind es ${given}.`,
    unknownFormat: (found) =>
      `Das Format „${found}“ ist nicht bekannt; dieses Programm liest „format: 1“.`,
    unknownGame: (found, known) =>
      `Das Spiel „${found}“ ist nicht bekannt; die bekannten Spiele sind ${known}.`,
    wrongHands: (needed, given) =>
      `Bei „deal“ müssen ${needed} Zeilen stehen, eine für jeden Platz; hier sind es ${given}.`,
    wrongSize: (place, needed, given) =>
      `Es müssen ${needed} Karten ${place} sein; hier sind es ${given}.`,
    unknownCard: (place, code) => `„${code}“ ${place} ist keine Karte dieses Spiels.`,
    cardTwice: (card, first, second, missing) => {
      const where = first === second ? `zweimal ${first}` : `${first} und noch einmal ${second}`;
      return `${card} steht ${where}${missing ? `; dafür fehlt: ${missing}` : ''}.`;
    },
    unknownOption: (key, known, isOne) => {
      const before = isOne ? 'der einzige bekannte Schlüssel ist' : 'die bekannten Schlüssel sind';
      return `„rules“ kennt keinen Schlüssel „${key}“; ${before} ${known}.`;
    },
    unknownValue: (key, found, known) =>
      `„${key}: ${found}“ bei „rules“ ist nicht bekannt; mögliche Werte sind ${known}.`,
  },
);
