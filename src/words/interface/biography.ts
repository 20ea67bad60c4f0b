import { both } from '../locale.ts';

/** The lives of the rules that are told in more than one way. */
export const biographyWords = both(
  {
    title: 'Biographies of the rules',
    lede: 'Rules that are told in more than one way: who said what and when, how the referee decides, and what the same hand comes to under each reading.',
    ofRule: 'The life of this rule',
    told: 'Who said what, and when',
    referee: 'How the referee decides',
    change: 'What changes in a hand',
    switching: 'To decide otherwise, write into the hand record:',
    or: 'or',
    asDefault: 'by which the referee decides',
    handAsIs: 'A hand of this archive',
    handVaried: (step: string) =>
      `A hand of this archive, played otherwise from ${step} on for this comparison`,
    reading: 'Reading',
    score: 'The declarer gets',
    points: 'Card points',
    pointsOf: (declarer: number, defenders: number) => `${declarer} : ${defenders}`,
    workings: 'How it comes about',
    refused: (card: string) => `Refuses ${card}.`,
    penalty: (score: string) =>
      `Played all the same, it is a revoke and the declarer gets ${score}.`,
    engine: 'The referee',
    notEngine: 'worked out beside the referee’s figure; it knows no such rule',
    computed: 'Scored by the referee when this page was made.',
    otherLives: 'Lives of rules',
  },
  {
    title: 'Lebensläufe der Regeln',
    lede: 'Regeln, die verschieden erzählt werden: wer was wann gesagt hat, wie der Schiedsrichter entscheidet und worauf dieselbe Partie nach jeder Lesart hinausläuft.',
    ofRule: 'Der Lebenslauf dieser Regel',
    told: 'Wer was wann gesagt hat',
    referee: 'Wie der Schiedsrichter entscheidet',
    change: 'Was sich in einer Partie ändert',
    switching: 'Soll er anders entscheiden, so schreibt man ins Partieprotokoll:',
    or: 'oder',
    asDefault: 'danach entscheidet der Schiedsrichter',
    handAsIs: 'Eine Partie dieses Archivs',
    handVaried: (step) =>
      `Eine Partie dieses Archivs, für diesen Vergleich ab ${step} anders gespielt`,
    reading: 'Lesart',
    score: 'Der Alleinspieler bekommt',
    points: 'Augen',
    pointsOf: (declarer, defenders) => `${declarer} : ${defenders}`,
    workings: 'Wie es zustande kommt',
    refused: (card) => `Weist ${card} zurück.`,
    penalty: (score) =>
      `Wird sie trotzdem gespielt, ist es ein Verleugnen, und der Alleinspieler bekommt ${score}.`,
    engine: 'Der Schiedsrichter',
    notEngine: 'neben der Zahl des Schiedsrichters ausgerechnet; er kennt diese Regel nicht',
    computed: 'Vom Schiedsrichter gezählt, als diese Seite entstand.',
    otherLives: 'Lebensläufe von Regeln',
  },
);
