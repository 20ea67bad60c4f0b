import type { EveningRefusal, PagatEvent, Player } from '#engine';
import { contractName, gameName } from '../contracts.ts';
import { allOf } from '../numbers.ts';
import { type Company, nameOf } from './company.ts';
import type { SayPlayed } from './played.ts';

const CALLED = {
  'last-three': 'The last three hands are',
  mussrunde: 'The Mußrunde is',
} as const;

const ROLES = {
  declarer: 'cannot have declared',
  pagat: 'cannot have held the Pagat',
  revoke: 'cannot have revoked',
} as const;

const PAGAT: Readonly<Record<PagatEvent['kind'], string>> = {
  ultimo: 'cannot have won the last trick',
  'ultimo-beaten': 'cannot have been beaten',
  caught: 'cannot have been caught',
  'laid-out-won': 'cannot have won the last trick, laid out',
  'laid-out-lost': 'cannot have been lost',
};

/** Why an entry cannot be, and what would be right, in English. */
export const eveningRefusalInEnglish = (
  refusal: EveningRefusal,
  company: Company,
  sayPlayed: SayPlayed,
): string => {
  const name = (player: Player): string => nameOf(company, player);
  const { terms, sitting } = company;
  switch (refusal.kind) {
    case 'other-game':
      return `This is for ${gameName(refusal.game)}, and the evening is one of ${gameName(terms.game)}.`;
    case 'evening-over':
      return `${CALLED[refusal.closing]} played and the evening is over; to go on, take the call back.`;
    case 'already-closing':
      return `${CALLED[refusal.closing]} called already.`;
    case 'no-such-player':
      return `There is no player ${refusal.given}: ${refusal.players} are at the table.`;
    case 'resting': {
      const others = sitting ? ` The hand is between ${allOf(sitting.seats.map(name), 'en')}.` : '';
      return `${name(refusal.player)} deals and rests, and so ${ROLES[refusal.role]}.${others}`;
    }
    case 'must-declare':
      return `In the Mußrunde the player at the dealer’s left declares: ${name(refusal.due)}, not ${name(refusal.given)}.`;
    case 'no-auction':
      return `In the Mußrunde there is no auction in which all could pass: ${name(refusal.due)} declares.`;
    case 'doublings-out-of-range':
      return `This program counts 0 to ${refusal.most} doublings, not ${refusal.given}.`;
    case 'points-out-of-range':
      return `The declarer’s card points are ${refusal.least} to ${refusal.most}, not ${refusal.given}.`;
    case 'points-of-match':
      return `All ${refusal.given} points mean all the tricks: enter it as a Match.`;
    case 'super-mord-uncounted':
      return 'A Super Mord is not counted; it is made or lost.';
    case 'no-super-mord':
      return `Only a Super Mord that was bid is made or lost as one; this is the contract ${contractName(refusal.contract)}.`;
    case 'pagat-against-match':
      return `The declarer took every trick, so the Pagat of ${name(refusal.pagat.by)} ${PAGAT[refusal.pagat.kind]}.`;
    case 'pagat-against-last-trick':
      return `The Pagat of ${name(refusal.pagat.by)} won the last trick, so the other side did not take it.`;
    case 'last-trick-missing':
      return `At ${refusal.points} : ${refusal.points} the last trick decides: say which side took it.`;
    case 'no-deal':
    case 'action-refused':
    case 'unfinished':
      return sayPlayed(refusal, company);
  }
};
