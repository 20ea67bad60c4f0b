import { both } from '../locale.ts';

/** A rulebook as a booklet to print. */
export const bookletWords = both(
  {
    title: (game: string) => `${game}: the rulebook as a booklet`,
    subtitle: 'The rules as they are known, with who says so',
    bar: 'Print this page, or save it as a PDF, with the print command of your browser. It is set for A5; to fold it, let the printer put it on A4 as a brochure.',
    back: 'Print and play',
    link: (game: string) => `The rulebook of ${game}, A5`,
    linksTitle: 'The rulebooks as booklets',
    contents: 'Contents',
    imprint: (edition: string, address: string) =>
      `Edition ${edition}. ${address}. Text and pictures: CC BY 4.0. The numbers in front of the rules are those of this edition; what stays is the address of a rule, which the archive keeps.`,
    chapter: (number: number) => `Chapter ${number}`,
    standings: 'The signs in the margin',
  },
  {
    title: (game) => `${game}: das Regelbuch als Heft`,
    subtitle: 'Die Regeln, soweit man sie kennt, und wer sie so erzählt',
    bar: 'Gedruckt oder als PDF gespeichert wird diese Seite mit dem Druckbefehl Ihres Browsers. Sie ist für A5 gesetzt; zum Falten lässt man sie vom Drucker als Broschüre auf A4 ausgeben.',
    back: 'Zum Ausdrucken',
    link: (game) => `Das Regelbuch des ${game}, A5`,
    linksTitle: 'Die Regelbücher als Hefte',
    contents: 'Inhalt',
    imprint: (edition, address) =>
      `Ausgabe ${edition}. ${address}. Texte und Bilder: CC BY 4.0. Die Nummern vor den Regeln gelten für diese Ausgabe; was bleibt, ist die Adresse einer Regel, die das Archiv bewahrt.`,
    chapter: (number) => `Kapitel ${number}`,
    standings: 'Die Zeichen am Rand',
  },
);
