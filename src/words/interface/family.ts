import { both } from '../locale.ts';

/** The family tree of the two games. */
export const familyWords = both(
  {
    lines: 'Lines of the family tree',
    drawing: 'Family tree of Droggn and Dobbm. Every line of it stands in words below.',
    list: 'Line by line',
    from: (parent: string, child: string) => `From ${parent} to ${child}`,
    kin: (one: string, other: string) => `${one} and ${other}`,
    key: {
      attested: 'stated by a source',
      disputed: 'disputed',
      inferred: 'our inference',
    },
    arrows:
      'An arrow leads from a game to one that is derived from it; a line without one joins kin.',
  },
  {
    lines: 'Linien des Stammbaums',
    drawing: 'Stammbaum von Droggn und Dobbm. Jede Linie steht darunter in Worten.',
    list: 'Linie für Linie',
    from: (parent, child) => `Von ${parent} zu ${child}`,
    kin: (one, other) => `${one} und ${other}`,
    key: {
      attested: 'sagt eine Quelle',
      disputed: 'umstritten',
      inferred: 'unser Schluss',
    },
    arrows:
      'Ein Pfeil führt von einem Spiel zu einem, das von ihm abgeleitet wird; eine Linie ohne Pfeil verbindet Verwandte.',
  },
);
