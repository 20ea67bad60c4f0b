import { plain } from '../../numbers.ts';

/** The account of an evening: the form in which a hand is entered. */
export const entryEnglish = {
  next: (number: number) => `Hand ${number}`,
  correcting: (number: number) => `Correcting hand ${number}`,
  inserting: (number: number) => `A forgotten hand before hand ${number}`,
  correctingEntry: 'Correcting this entry',
  deals: (dealer: string, first: string) => `${dealer} deals; ${first} speaks first.`,
  dealsAndRests: (dealer: string, first: string) =>
    `${dealer} deals and rests; ${first} speaks first.`,
  mustDeclare: (dealer: string, declarer: string) =>
    `${dealer} deals; ${declarer} must declare, Dobbm or Solo.`,
  restsMustDeclare: (dealer: string, declarer: string) =>
    `${dealer} deals and rests; ${declarer} must declare, Dobbm or Solo.`,

  declarer: 'Declarer',
  contract: 'Contract',
  ending: 'How it ended',
  endings: {
    points: 'Counted',
    match: 'Match',
    'no-trick': 'No trick',
    won: 'Made',
    lost: 'Lost',
    revoke: 'Revoke',
  },
  cardPoints: 'Card points',
  declarers: 'Declarer',
  defenders: 'Defenders',
  togetherAlways: (total: number) => `together ${plain(total)}`,
  doubled: 'Doubled',
  doublings: ['Schwacher', 'Retour', 'Retour', 'Retour'],
  moreDoublings: 'more',
  pagat: 'The Pagat',
  pagatKinds: {
    none: 'quiet',
    ultimo: 'Ultimo won',
    'ultimo-beaten': 'Ultimo lost',
    caught: 'caught',
    'laid-out-won': 'laid out, won',
    'laid-out-lost': 'laid out, lost',
  },
  pagatBy: 'Whose Pagat?',
  laidOut: 'Laid out',
  laidOutKinds: { none: 'nothing', pagat: 'Pagat', gstiess: 'Gstieß' },
  revokeBy: 'Who revoked?',
  cardLaidOut: 'A card lay out',
  no: 'no',
  yes: 'yes',
  lastTrick: 'Who took the last trick?',

  write: 'Write it down',
  save: 'Correct it',
  leave: 'Leave it as it was',
  clear: 'Empty the form',
  throwIn: 'Thrown in: all passed',
  missing: {
    declarer: 'Who declared?',
    ending: 'How did it end?',
    points: 'How many card points?',
    number: 'Card points are a whole number.',
    'pagat-by': 'Whose Pagat was it?',
    'revoke-by': 'Who revoked?',
    record: 'The record has not been read yet.',
  },
  written: (result: string) => `Written down: ${result}`,
  corrected: (result: string) => `Corrected: ${result}`,
  scoreLines: 'Line by line',
  sum: 'Sum',
  nothing: '60 : 60, eingestellt: nothing is paid.',
  payments: 'Payments',
  each: (amount: string) => `${amount} from each`,
  eachPaid: (amount: string) => `${amount} to each`,

  asRecord: 'Take over a hand record',
  asCounted: 'Enter it as counted',
  record: 'Hand record',
  recordHint: 'Paste a record, as on the pages of the hands, or open its file.',
  openRecord: 'Open a file',
  read: 'Read the record',
  readAgain: 'Another record',
  recordRead: 'The record has been read. It is replayed under the rules of this evening.',
  otherGame: (game: string) => `The record is a hand of ${game}.`,
  otherRules:
    'The record was kept under other rules than this evening’s; those of the evening count.',
  otherSeats: (pairs: string) => `The record names others at these seats: ${pairs}.`,
  recordSeat: (inRecord: string, here: string) => `${inRecord} is ${here} here`,
  changesLater: (count: number) =>
    count === 1
      ? 'With this, one later entry can no longer stand. It is kept and shown.'
      : `With this, ${plain(count)} later entries can no longer stand. They are kept and shown.`,
};
