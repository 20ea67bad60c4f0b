import { counted } from '../../numbers.ts';

/** The account of an evening: the evenings on the device, their terms, their files. */
export const shelfEnglish = {
  shelf: 'Evenings on this device',
  empty: 'None yet. What you write down stays on this device and goes nowhere else.',
  hands: (count: number) => counted(count, 'hand', 'hands'),
  remove: 'Remove',
  removeNamed: (title: string) => `Remove “${title}”`,
  reallyRemove: 'Remove from this device',
  keep: 'Keep',
  damaged:
    'Something that was kept here cannot be read any more. It has been left as it is; save it as a file before you remove it.',
  noRecord: 'It is not what this page writes.',
  saveAsItIs: 'Save as it is',

  newEvening: 'A new evening',
  terms: 'Terms',
  game: 'Game',
  players: 'Players',
  howMany: 'How many',
  clockwise: 'Clockwise as you sit. One more than play: whoever deals then rests.',
  playerName: (number: number) => `Player ${number}`,
  firstDealer: 'Deals first',
  stake: 'Stake',
  groschenAPoint: 'Groschen a point',
  another: 'another',
  matchPrice: 'Price of a Match in Schilling',
  winAt: 'The declarer wins with',
  winAtValues: {
    '37': '37 points',
    '38': '38 points',
    'tie-by-last-trick': '37 if he has the last trick',
  },
  gstiess: 'The Gstieß in the last trick',
  gstiessValues: { allowed: 'allowed', forbidden: 'not allowed' },
  gstiessHint: 'matters only for hands taken over card by card',
  moreRules: 'Other rules',
  dayAndName: 'Day and name',
  day: 'Day',
  name: 'Name of the evening',
  begin: 'Begin the evening',
  takeTerms: 'Take over',
  leave: 'Leave it as it was',
  countStays: 'How many play can no longer be changed once something is written down.',

  opened: (title: string) => `“${title}” is opened and added to this device.`,
};
