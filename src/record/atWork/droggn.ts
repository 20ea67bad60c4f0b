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
  if (!trick?.cards.includes(PAGAT) || after.tricks.length === game.tricks) return [];
  const owner = ownerIn(moment, trick.lead, trick.cards.indexOf(PAGAT));
  if (owner === null) return [];
  const lost = owner !== trick.winner;
  const crossed = sideOf(after, owner) !== sideOf(after, trick.winner);
  const caught = end.score?.lines.some(({ rule }) => rule === CAUGHT) ?? false;
  return [
    [after.laidOut?.card === PAGAT, 'droggn/pagat/forced-out'],
    [crossed && caught, CAUGHT],
    [lost && !crossed && after.laidOut?.card !== PAGAT, 'droggn/pagat/partner-takes'],
  ];
};

const CAUGHT: RuleId = 'droggn/pagat/caught';

/** What the end shows besides the lines of its score. */
const endRules = ({ end, game, last }: Moment): readonly Sighting[] => {
  if (!last || !end.score) return [];
  const { lines, payments, cardPoints } = end.score;
  const won = end.score.score > 0;
  const pagat = lines.some(
    ({ rule, points }) => rule.startsWith('droggn/pagat/') && points > 0 !== won,
  );
  return [
    [end.tricks.length === game.tricks, 'droggn/play/twenty-one-tricks'],
    [cardPoints !== null, 'droggn/scoring/threshold'],
    [cardPoints !== null, 'droggn/counting/by-threes'],
    [cardPoints !== null && end.talonTaken, 'droggn/exchange/discard-counts'],
    [cardPoints !== null && !end.talonTaken, 'droggn/counting/talon-to-declarer'],
    [pagat, 'droggn/pagat/independent'],
    [
      end.contract === 'super-mord' && end.tricks.length < game.tricks,
      'droggn/scoring/super-mord-ends',
    ],
    [true, 'droggn/scoring/each-other-pays'],
    [payments.length > game.seats.length, 'droggn/scoring/resting-dealer-pays'],
  ];
};

const scoreRules = ({ last, end }: Moment): readonly RuleId[] =>
  last ? (end.score?.lines ?? []).map(({ rule }) => rule).filter((rule) => rule !== CAUGHT) : [];

export const droggnRules = (moment: Moment): readonly RuleId[] => {
  const { action, before, seat } = moment;
  switch (action.type) {
    case 'pass':
    case 'bid':
      return auctionRules(moment);
    case 'discard':
      return seenOf(discardRules(action.cards));
    case 'buy':
      return seenOf([
        [true, 'droggn/exchange/buy-one-card'],
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
      ]);
    case 'lie':
      return seenOf([
        [true, 'droggn/announcing/i-lie'],
        [!before.talonTaken, 'droggn/exchange/talon-untouched'],
      ]);
    case 'good':
    case 'schwacher':
    case 'retour':
      return doublingRules(moment, 'announcing', 'schwacher-binds-both');
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
