import { counted, plain } from '../../numbers.ts';

/** The account of an evening: how it stands, what is written down, how it ends. */
export const accountEnglish = {
  label: 'Account of an evening',
  opening: 'The pad is being opened.',
  notLoaded: 'A part of this page could not be loaded. Try again with a network.',
  refereeMissing:
    'The referee for hands kept card by card could not be loaded. Open the page again with a network; nothing is lost.',
  seeRule: (number: string) => `Rule ${number}`,
  rule: 'Rule',

  undo: 'Undo',
  redo: 'Redo',
  done: { undo: 'Taken back.', redo: 'Done again.' },
  score: 'Score',
  balance: 'Won and lost',
  deals: 'deals',
  dealsAndRests: 'deals and rests',
  speaksFirst: 'speaks first',
  declares: 'must declare',
  standings: 'How it stands',

  account: 'The account',
  hand: 'Hand',
  thrownIn: 'Thrown in',
  stockerl: (player: string, each: string) => `${player} collects a Stockerl, ${each} from each`,
  calls: {
    'last-three': 'The last three hands are called',
    mussrunde: 'The Mußrunde is called',
  },
  impossible: 'Cannot be',
  impossibleCount: (count: number) =>
    `${counted(count, 'entry', 'entries')} can no longer stand: kept, but not counted. Correct ${count === 1 ? 'it' : 'them'} or what comes before.`,
  sum: 'Sum',
  inSchilling: 'In Schilling',
  points: (count: number) => counted(count, 'point', 'points'),
  dealtBy: (player: string) => `${player} dealt`,
  dealtAndRested: (player: string) => `${player} dealt and rested`,
  doubledTo: (times: number) => `×${times}`,
  fromRecord: 'from a hand record',
  matchPriceOf: 'At the price of the Match',
  correct: 'Correct',
  insertBefore: 'Insert a hand before',
  takeOut: 'Take out',
  nothingYet: 'Nothing is written down yet.',

  plot: 'The course of the evening',
  plotSays: (lines: string) => `Won and lost after each hand. At the end: ${lines}`,
  plotFigures: 'The same in figures',
  start: 'Start',

  settlement: 'Settling up',
  pays: (from: string, to: string, amount: string) => `${from} pays ${to} ${amount}`,
  nobodyPays: 'Nobody owes anybody anything.',
  asAtTheTable: 'As at the table: each pair settles its difference',
  fewest: 'With the fewest payments',
  sumsToZero: 'Together the amounts come to 0.',
  alreadyPaid:
    'In Dobbm cash changes hands after every hand; this is what it has come to. If nothing was paid:',

  lastThree: 'Call the last three hands',
  mussrunde: 'Call the Mußrunde',
  lastThreeMeans: 'Whoever declares next deals the first of them, so four more hands are played.',
  mussrundeMeans:
    'The player at the dealer’s left declares without an auction, until each has declared once.',
  handsLeft: (count: number) =>
    count === 1 ? 'This is the last hand.' : `${plain(count)} more hands, this one included.`,
  over: 'The evening is over.',
  takeCallBack: 'Take the call back',

  forbidden:
    'This browser keeps nothing for this page. What you enter is gone once the page is closed, so save the file before that.',
  full: 'This device has no room left. What you enter now is in this page only: save the file, or remove an old evening.',
  saveFile: 'Save the file',
  changedElsewhere:
    'This evening was changed in another tab at the same moment. It stands here as it is now; do your last step again.',
  parted:
    'This evening went on in another tab while nothing could be kept here. What was done here is now an evening of its own.',
  removed: (title: string) => `“${title}” is off this device.`,
  bringBack: 'Bring it back',
  offline: 'Ready for use without a network',
  untitled: (game: string, day: string) => (day === '' ? game : `${game}, ${day}`),
  allEvenings: 'All evenings',
  changeTerms: 'Names and stakes',
  again: 'Another evening with these players',
  files: 'Save, open, print',
  saveJson: 'Save as a file (JSON)',
  saveCsv: 'For a spreadsheet (CSV)',
  openFile: 'Open a saved evening',
  print: 'Print the account',
  printSheet: 'Print an empty sheet',
  refused: (file: string) => `“${file}” is not taken over, and nothing here has changed.`,
  unreadable: 'The file cannot be read.',
  saved: (file: string) => `Saved as ${file}.`,
};
