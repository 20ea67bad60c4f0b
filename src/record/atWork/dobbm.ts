import type { Card, RuleId } from '#engine';
import { type Moment, type Sighting, seenOf } from './moment.ts';
import { auctionRules, doublingRules, playRules } from './shared.ts';

const sows = (cards: readonly Card[]): number => cards.filter((card) => card.endsWith('S')).length;

const discardRules = (cards: readonly Card[]): readonly Sighting[] => [
  [true, 'dobbm/exchange/take-dobb'],
  [true, 'dobbm/exchange/discard-four'],
  [cards.some((card) => card.endsWith('S') && card !== 'HS'), 'dobbm/exchange/sow-with-trump'],
  [cards.includes('HS'), 'dobbm/exchange/heart-sow-no-escort'],
  [sows(cards) > 1, 'dobbm/exchange/two-sows'],
];

const bidsOf = ({ before, action, seat }: Moment) => ({
  solo:
    (action.type === 'bid' && action.contract === 'solo') ||
    before.calls.some(({ word }) => word === 'solo'),
  passed: before.calls.some((call) => call.seat === seat && call.word === 'pass'),
});

const callRules = (moment: Moment): readonly Sighting[] => [
  [bidsOf(moment).solo, 'dobbm/auction/solo-ends-it'],
  [moment.rests && moment.before.calls.length === 0, 'dobbm/overview/five-at-the-table'],
  [moment.rests && moment.after.thrownIn, 'dobbm/deal/stockerl'],
];

/** Whether a payment in Schilling comes out only by rounding. */
const isRounded = ({ options, end }: Moment): boolean => {
  const points = end.score?.cardPoints;
  const price = Number(options['match-price']);
  return points != null && ((points.declarer - 60) * price) % 60 !== 0;
};

/** What the end shows besides the lines of its score. */
const endRules = (moment: Moment): readonly Sighting[] => {
  const { end, game, last } = moment;
  if (!last || !end.score) return [];
  const { cardPoints, payments } = end.score;
  const taken = end.tricks.filter(({ winner }) => winner === end.declarer).length;
  const played = end.tricks.length === game.tricks;
  return [
    [played, 'dobbm/play/eight-tricks'],
    [cardPoints !== null, 'dobbm/scoring/counting'],
    [cardPoints !== null, 'dobbm/scoring/one-hundred-twenty'],
    [played && taken > 0, 'dobbm/scoring/dobb-to-declarer'],
    [played && taken > 0 && end.talonTaken, 'dobbm/exchange/discard-counts'],
    [played && taken === 0, 'dobbm/scoring/no-trick-loses-dobb'],
    [cardPoints?.declarer === cardPoints?.defenders, 'dobbm/scoring/eingestellt'],
    [end.contract === 'solo' && end.score.score !== 0, 'dobbm/scoring/doubled-in-solo'],
    [played && taken === game.tricks, 'dobbm/scoring/match'],
    [end.score.score !== 0, 'dobbm/scoring/match-price'],
    [end.score.score !== 0, 'dobbm/scoring/each-other-pays'],
    [payments.length > game.seats.length, 'dobbm/scoring/resting-dealer-pays'],
    [isRounded(moment), 'dobbm/scoring/rounding'],
    [end.revoked !== null && end.multiplier > 1, 'dobbm/scoring/revoke-doubled'],
  ];
};

const scoreRules = ({ last, end }: Moment): readonly RuleId[] =>
  last ? (end.score?.lines ?? []).map(({ rule }) => rule) : [];

export const dobbmRules = (moment: Moment): readonly RuleId[] => {
  const { action, before } = moment;
  switch (action.type) {
    case 'pass':
    case 'bid':
      return [...auctionRules(moment), ...seenOf(callRules(moment))];
    case 'discard':
      return seenOf(discardRules(action.cards));
    case 'lie':
      return seenOf([
        [true, 'dobbm/exchange/i-lie'],
        [!before.talonTaken, 'dobbm/exchange/solo-dobb-untouched'],
      ]);
    case 'good':
    case 'schwacher':
    case 'retour':
      return [
        ...doublingRules(moment, 'doubling'),
        ...seenOf([
          [action.type === 'schwacher', 'dobbm/doubling/schwacher-binds-all'],
          [
            action.type === 'schwacher' && bidsOf(moment).passed,
            'dobbm/doubling/passer-may-double',
          ],
        ]),
      ];
    case 'play':
      return [...playRules(moment), ...scoreRules(moment), ...seenOf(endRules(moment))];
    case 'revoke':
      return [...scoreRules(moment), ...seenOf(endRules(moment))];
    case 'buy':
    case 'no-buy':
    case 'lay':
      return [];
  }
};
