import { type Card, type RuleId, type Seat, seatAfter } from '#engine';
import { finished, type Moment, type Sighting, seenOf, sideOf } from './moment.ts';
import { auctionRules, doublingRules, playRules } from './shared.ts';

const isKing = (card: Card): boolean => card.endsWith('K');
const isTrump = (card: Card): boolean => card.startsWith('T');

const discardRules = (cards: readonly Card[]): readonly Sighting[] => [
  [true, 'droggn/exchange/take-talon'],
  [true, 'droggn/exchange/discard-three'],
  [cards.some(isKing), 'droggn/exchange/king-with-trump'],
  [cards.some(isKing) && cards.some(isTrump), 'droggn/exchange/accompanying-trump'],
];

const GSTIESS: Card = 'G';
const PAGAT: Card = 'T1';

/** What the Gstieß shows when it is played, and when its trick is finished. */
const gstiessRules = (moment: Moment): readonly Sighting[] => {
  const { action, before, after, end } = moment;
  const trick = finished(moment);
  const played = action.type === 'play' && action.card === GSTIESS;
  const leads = !before.trick?.cards.length;
  const inTrick = trick?.cards.includes(GSTIESS) ?? false;
  const owner = trick ? ownerIn(moment, trick.lead, trick.cards.indexOf(GSTIESS)) : null;
  const crossed =
    inTrick &&
    trick !== null &&
    owner !== null &&
    sideOf(after, owner) !== sideOf(after, trick.winner);
  const ultimo = after.laidOut?.card === GSTIESS && trick !== null && owner === trick.winner;
  return [
    [played && leads, 'droggn/gstiess/led'],
    [played && !leads, 'droggn/gstiess/any-time'],
    [inTrick && !ultimo, 'droggn/gstiess/never-wins'],
    [crossed, 'droggn/gstiess/stays-with-its-side'],
    [crossed, 'droggn/gstiess/no-card-in-exchange'],
    [
      played &&
        moment.options['gstiess-last-trick'] === 'forbidden' &&
        before.tricks.length === moment.game.tricks - 2,
      'droggn/variants/gstiess-forbidden-last',
    ],
    [inTrick && after.tricks.length === moment.game.tricks && !ultimo, 'droggn/gstiess/last-trick'],
    [moment.last && odd(end), 'droggn/counting/odd-cards'],
    [moment.last && odd(end), 'droggn/counting/gstiess-crossing'],
  ];
};

const odd = ({ piles, score }: Moment['end']): boolean =>
  score?.cardPoints != null && piles.declarer.length % 3 !== 0;

const ownerIn = ({ game }: Moment, lead: Seat, place: number): Seat | null =>
  place < 0 ? null : seatAfter(lead, place, game.seats.length);

/** A Pagat that falls before the last trick: to the other side, to the partner, or by force. */
const pagatRules = (moment: Moment): readonly Sighting[] => {
  const { game, after, end } = moment;
  const trick = finished(moment);
  if (!trick?.cards.includes(PAGAT)) return [];
  const owner = ownerIn(moment, trick.lead, trick.cards.indexOf(PAGAT));
  if (owner === null) return [];
  const lost = owner !== trick.winner;
  const crossed = sideOf(after, owner) !== sideOf(after, trick.winner);
  if (after.tricks.length === game.tricks) return [[crossed, 'droggn/pagat/no-double-charge']];
  const caught = end.score?.lines.some(({ rule }) => rule === CAUGHT) ?? false;
  return [
    [after.laidOut?.card === PAGAT, 'droggn/pagat/forced-out'],
    [after.laidOut?.card === PAGAT && crossed, 'droggn/pagat/no-double-charge'],
    [crossed && caught, CAUGHT],
    [lost && !crossed && after.laidOut?.card !== PAGAT, 'droggn/pagat/partner-takes'],
  ];
};

const CAUGHT: RuleId = 'droggn/pagat/caught';

/** What the end shows besides the lines of its score. */
const endRules = (moment: Moment): readonly Sighting[] => {
  const { end, game, last } = moment;
  if (!last || !end.score) return [];
  const { lines, payments, cardPoints } = end.score;
  const won = end.score.score > 0;
  const taken = end.tricks.filter(({ winner }) => winner === end.declarer).length;
  const played = end.tricks.length === game.tricks;
  const superMord = end.contract === 'super-mord';
  const pagat = lines.some(
    ({ rule, points }) => rule.startsWith('droggn/pagat/') && points > 0 !== won,
  );
  return [
    [played, 'droggn/play/twenty-one-tricks'],
    [cardPoints !== null, 'droggn/scoring/threshold'],
    [cardPoints !== null, 'droggn/counting/by-threes'],
    [cardPoints !== null, 'droggn/counting/seventy-four'],
    [cardPoints !== null && end.talonTaken, 'droggn/exchange/discard-counts'],
    [cardPoints !== null && !end.talonTaken, 'droggn/counting/talon-to-declarer'],
    [!end.talonTaken && end.talon.includes(PAGAT), 'droggn/pagat/in-the-talon'],
    [pagat && !superMord, 'droggn/pagat/independent'],
    [superMord && !played && end.revoked === null, 'droggn/scoring/super-mord-ends'],
    [superMord && played && end.laidOut?.card !== PAGAT, 'droggn/scoring/super-mord-nothing-else'],
    [superMord && end.revoked !== null, 'droggn/scoring/revoke-super-mord'],
    [
      played && !superMord && taken === game.tricks && !end.piles.declarer.includes(GSTIESS),
      'droggn/scoring/match-and-gstiess',
    ],
    [played && taken === 0, 'droggn/scoring/all-tricks-lost'],
    ...tieRules(moment),
    [true, 'droggn/scoring/each-other-pays'],
    [payments.length > game.seats.length, 'droggn/scoring/resting-dealer-pays'],
  ];
};

/** By which of the disputed readings a hand at 37 to 37 is decided. */
const tieRules = ({ end, options }: Moment): readonly Sighting[] => {
  const points = end.score?.cardPoints;
  const tied = points != null && points.declarer === points.defenders;
  return [
    [tied && String(options['win-at']) === '38', 'droggn/variants/thirty-eight'],
    [tied && options['win-at'] === 'tie-by-last-trick', 'droggn/variants/tie-by-last-trick'],
  ];
};

const scoreRules = ({ last, end }: Moment): readonly RuleId[] =>
  last ? (end.score?.lines ?? []).map(({ rule }) => rule).filter((rule) => rule !== CAUGHT) : [];

/** What a doubling shows of those whom it binds and of what it multiplies. */
const stakeRules = ({ action, before, seat }: Moment): readonly Sighting[] => [
  [
    action.type === 'good' &&
      before.doublings.at(-1)?.word === 'schwacher' &&
      seat !== before.declarer,
    'droggn/announcing/schwacher-binds-both',
  ],
  [
    action.type !== 'good' && before.laidOut !== null,
    'droggn/announcing/game-and-lay-out-together',
  ],
];

export const droggnRules = (moment: Moment): readonly RuleId[] => {
  const { action, before, seat } = moment;
  switch (action.type) {
    case 'pass':
    case 'bid':
      return [
        ...auctionRules(moment),
        ...seenOf([
          [moment.rests && before.calls.length === 0, 'droggn/overview/four-at-the-table'],
        ]),
      ];
    case 'discard':
      return seenOf(discardRules(action.cards));
    case 'buy':
      return seenOf([
        [true, 'droggn/exchange/buy-one-card'],
        [true, 'droggn/exchange/nothing-paid'],
        [!isKing(action.wanted), 'droggn/exchange/any-card-may-be-named'],
        [true, 'droggn/exchange/gift-any-card'],
      ]);
    case 'no-buy':
      return ['droggn/exchange/may-decline'];
    case 'lay':
      return seenOf([
        [action.card === 'pagat' && seat === before.declarer, 'droggn/announcing/lay-out-pagat'],
        [action.card === 'gstiess', 'droggn/announcing/lay-out-gstiess'],
        [seat !== before.declarer, 'droggn/announcing/defender-lays-out'],
        [seat !== before.declarer, 'droggn/announcing/moment-of-lay-out'],
      ]);
    case 'lie':
      return seenOf([
        [true, 'droggn/announcing/i-lie'],
        [!before.talonTaken, 'droggn/exchange/talon-untouched'],
      ]);
    case 'good':
    case 'schwacher':
    case 'retour':
      return [...doublingRules(moment, 'announcing'), ...seenOf(stakeRules(moment))];
    case 'play':
      return [
        ...playRules(moment),
        ...seenOf([...gstiessRules(moment), ...pagatRules(moment)]),
        ...scoreRules(moment),
        ...seenOf(endRules(moment)),
      ];
    case 'revoke':
      return [...scoreRules(moment), ...seenOf(endRules(moment))];
  }
};
