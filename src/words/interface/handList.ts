import { both } from '../locale.ts';
import { counted } from '../numbers.ts';

/** The list of hands and what it can be narrowed by. */
export const handListWords = both(
  {
    filter: 'Show only hands with',
    contract: 'Contract',
    theme: 'Theme',
    result: 'Result',
    length: 'Length',
    grade: 'Grade',
    any: 'any',
    reset: 'Show all',
    noContract: 'nobody bids',
    results: {
      won: 'declarer wins',
      lost: 'declarer loses',
      drawn: 'a draw',
      'thrown-in': 'thrown in',
    },
    lengths: {
      none: 'no trick',
      short: 'stops early',
      eight: 'eight tricks',
      'twenty-one': 'twenty-one tricks',
    },
    tricks: (count: number) => (count === 0 ? 'no trick' : counted(count, 'trick', 'tricks')),
    shown: (count: number, all: number) =>
      count === all ? `All ${all} hands` : `${count} of ${all} hands`,
    none: 'No hand has all of this. Take one of the choices back.',
    unshown: 'What no hand shows',
    unshownLede: (count: number) =>
      `The hands were chosen so that every rule of the referee shows itself where it can. These ${count} do not, each for its reason:`,
  },
  {
    filter: 'Nur Partien zeigen mit',
    contract: 'Spiel',
    theme: 'Thema',
    result: 'Ergebnis',
    length: 'Länge',
    grade: 'Stufe',
    any: 'beliebig',
    reset: 'Alle zeigen',
    noContract: 'niemand sagt an',
    results: {
      won: 'Alleinspieler gewinnt',
      lost: 'Alleinspieler verliert',
      drawn: 'eingestellt',
      'thrown-in': 'zusammengeworfen',
    },
    lengths: {
      none: 'kein Stich',
      short: 'vorzeitig zu Ende',
      eight: 'acht Stiche',
      'twenty-one': 'einundzwanzig Stiche',
    },
    tricks: (count: number) => (count === 0 ? 'kein Stich' : counted(count, 'Stich', 'Stiche')),
    shown: (count: number, all: number) =>
      count === all ? `Alle ${all} Partien` : `${count} von ${all} Partien`,
    none: 'Keine Partie hat das alles. Nehmen Sie eine Wahl zurück.',
    unshown: 'Was keine Partie zeigt',
    unshownLede: (count: number) =>
      `Die Partien sind so gewählt, dass sich jede Regel des Schiedsrichters zeigt, wo sie es kann. Diese ${count} zeigen sich nicht, jede aus ihrem Grund:`,
  },
);
