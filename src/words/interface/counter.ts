import { both } from '../locale.ts';
import { counted, plain } from '../numbers.ts';

/** The counter that lays a pile in threes. */
export const counterWords = both(
  {
    label: 'Counting by threes',
    yourPile: 'Your pile',
    otherPile: 'The other side',
    choose: 'Choose the cards of the pile',
    pack: 'The pack',
    add: (card: string) => `Add ${card}`,
    remove: (card: string) => `Take ${card} out`,
    cards: (count: number) => counted(count, 'card', 'cards'),
    group: (number: number) => `Group ${number}`,
    value: 'Face value',
    deduction: 'Deduction',
    running: 'Running total',
    total: 'Total',
    points: (count: number) => counted(count, 'point', 'points'),
    deductionOfThree: 'two off for three cards',
    deductionOfRest: 'one off for the odd cards',
    oddCards: 'Odd cards',
    oddCardsWhy:
      'One or two cards are left over when the Gstieß has stayed with the side that played it.',
    regroup: 'Group them differently',
    regrouped: (total: number) => `Grouped anew. The total is still ${plain(total)}.`,
    regroupHint: 'Choose a card, then the card with which it is to change places.',
    picked: (card: string) => `${card} is chosen. With which card is it to change places?`,
    otherPiles: 'Piles of hands',
    outcome: (cards: number, points: number) =>
      `${counted(cards, 'card', 'cards')}: ${counted(points, 'point', 'points')}`,
    together: (ours: number, theirs: number, all: number) =>
      `${plain(ours)} + ${plain(theirs)} = ${plain(all)}: both sides together, however the pack is divided`,
    empty: 'No cards yet: an empty pile counts 0.',
    reset: 'Back to the example',
    clear: 'Take all cards out',
    wholePack: 'Take the whole pack',
  },
  {
    label: 'Zählen in Dreiergruppen',
    yourPile: 'Ihre Stiche',
    otherPile: 'Die andere Partei',
    choose: 'Karten der Stiche wählen',
    pack: 'Das Kartenpaket',
    add: (card) => `${card} dazulegen`,
    remove: (card) => `${card} wegnehmen`,
    cards: (count) => counted(count, 'Karte', 'Karten'),
    group: (number) => `Gruppe ${number}`,
    value: 'Kartenwert',
    deduction: 'Abzug',
    running: 'Zwischensumme',
    total: 'Summe',
    points: (count) => counted(count, 'Auge', 'Augen'),
    deductionOfThree: 'zwei ab für drei Karten',
    deductionOfRest: 'eins ab für die übrigen Karten',
    oddCards: 'Übrige Karten',
    oddCardsWhy:
      'Eine oder zwei Karten bleiben übrig, wenn der Gstieß bei der Partei geblieben ist, die ihn gespielt hat.',
    regroup: 'Anders zusammenstellen',
    regrouped: (total) => `Neu zusammengestellt. Die Summe bleibt ${plain(total)}.`,
    regroupHint: 'Wählen Sie eine Karte und dann jene, mit der sie den Platz tauschen soll.',
    picked: (card) => `${card} ist gewählt. Mit welcher Karte soll sie den Platz tauschen?`,
    otherPiles: 'Stiche aus Partien',
    outcome: (cards, points) =>
      `${counted(cards, 'Karte', 'Karten')}: ${counted(points, 'Auge', 'Augen')}`,
    together: (ours, theirs, all) =>
      `${plain(ours)} + ${plain(theirs)} = ${plain(all)}: beide Parteien zusammen, wie immer die Karten verteilt sind`,
    empty: 'Noch keine Karten: Das zählt 0.',
    reset: 'Zurück zum Beispiel',
    clear: 'Alle Karten wegnehmen',
    wholePack: 'Alle Karten nehmen',
  },
);
