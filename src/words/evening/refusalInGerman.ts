import type { EveningRefusal, PagatEvent, Player } from '#engine';
import { contractName, gameName } from '../contracts.ts';
import { allOf } from '../numbers.ts';
import { type Company, nameOf } from './company.ts';
import type { SayPlayed } from './played.ts';

const ROLES = {
  declarer: 'kann nicht Alleinspieler gewesen sein',
  pagat: 'kann den Pagat nicht gehabt haben',
  revoke: 'kann nicht verleugnet haben',
} as const;

const PAGAT: Readonly<Record<PagatEvent['kind'], string>> = {
  ultimo: 'den letzten Stich nicht gemacht haben',
  'ultimo-beaten': 'nicht geschlagen worden sein',
  caught: 'nicht gefangen worden sein',
  'laid-out-won': 'ausgelegt nicht den letzten Stich gemacht haben',
  'laid-out-lost': 'nicht verloren worden sein',
};

const CALLED = {
  'last-three': 'Die letzten drei Spiele sind',
  mussrunde: 'Die Mußrunde ist',
} as const;

/** Why an entry cannot be, and what would be right, in German. */
export const eveningRefusalInGerman = (
  refusal: EveningRefusal,
  company: Company,
  sayPlayed: SayPlayed,
): string => {
  const name = (player: Player): string => nameOf(company, player);
  const { terms, sitting } = company;
  switch (refusal.kind) {
    case 'other-game':
      return `Das gehört zu ${gameName(refusal.game)}, an diesem Abend wird aber ${gameName(terms.game)} gespielt.`;
    case 'evening-over':
      return `${CALLED[refusal.closing]} gespielt, und der Abend ist zu Ende; wer weiterspielen will, nimmt das Ausrufen zurück.`;
    case 'already-closing':
      return `${CALLED[refusal.closing]} schon ausgerufen.`;
    case 'no-such-player':
      return `Einen Spieler ${refusal.given} gibt es nicht: Am Tisch sind ${refusal.players}.`;
    case 'resting': {
      const others = sitting ? ` Es spielen ${allOf(sitting.seats.map(name), 'de')}.` : '';
      return `${name(refusal.player)} gibt und feiert und ${ROLES[refusal.role]}.${others}`;
    }
    case 'must-declare':
      return `In der Mußrunde muss der linke Nachbar des Gebers spielen: ${name(refusal.due)}, nicht ${name(refusal.given)}.`;
    case 'no-auction':
      return `In der Mußrunde gibt es keine Ansage, bei der alle passen könnten: ${name(refusal.due)} muss spielen.`;
    case 'doublings-out-of-range':
      return `Dieses Programm zählt 0 bis ${refusal.most} Verdoppelungen, nicht ${refusal.given}.`;
    case 'points-out-of-range':
      return `Der Alleinspieler kann ${refusal.least} bis ${refusal.most} Augen haben, nicht ${refusal.given}.`;
    case 'points-of-match':
      return `Alle ${refusal.given} Augen heißt alle Stiche: Das ist ein Match.`;
    case 'super-mord-uncounted':
      return 'Beim Super Mord wird nicht gezählt; er ist gewonnen oder verloren.';
    case 'no-super-mord':
      return `Als Super Mord gewonnen oder verloren wird nur, was als Super Mord angesagt war; hier war es ${contractName(refusal.contract)}.`;
    case 'pagat-against-match':
      return `Der Alleinspieler hat alle Stiche gemacht; da kann der Pagat (${name(refusal.pagat.by)}) ${PAGAT[refusal.pagat.kind]}.`;
    case 'pagat-against-last-trick':
      return `Der Pagat (${name(refusal.pagat.by)}) hat den letzten Stich gemacht, also nicht die andere Partei.`;
    case 'last-trick-missing':
      return `Bei ${refusal.points} : ${refusal.points} entscheidet der letzte Stich: Wer hat ihn gemacht?`;
    case 'no-deal':
    case 'action-refused':
    case 'unfinished':
      return sayPlayed(refusal, company);
  }
};
