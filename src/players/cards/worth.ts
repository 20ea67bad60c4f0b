import { type Board, type CardNumber, countBits, LOOSE, SEAT_SHIFT, TRUMPS } from '#solver';
import { oddsOfBeating } from './odds.ts';
import type { Sight } from './sight.ts';
import type { Weights } from './weights.ts';

const beatsOnTable = (board: Board, card: CardNumber): boolean => {
  const { best } = board;
  const suit = card >> 5;
  if (suit === LOOSE) return false;
  if (best < 0) return true;
  const bestSuit = best >> 5;
  return suit === bestSuit ? card > best : suit === TRUMPS && bestSuit < LOOSE;
};

/** How likely the trick comes to the side of the seat to move if it plays this card. */
const oddsOfTrick = (board: Board, sight: Sight, card: CardNumber): number => {
  const { pack, turn, place, declarer } = board;
  const loose = card >> 5 === LOOSE;
  const wins = beatsOnTable(board, card);
  const best = wins ? card : board.best;
  const led = board.led >= 0 ? board.led : card >> 5;
  const mine = turn === declarer;
  if (loose && board.best < 0) return mine ? 1 / pack.seats : 1 - 1 / pack.seats;
  let odds = wins || (board.winner === declarer) === mine ? 1 : 0;
  let seat = turn;
  for (let later = place + 1; later < pack.seats; later += 1) {
    seat = seat + 1 === pack.seats ? 0 : seat + 1;
    const beating = oddsOfBeating(sight, seat, best, led);
    const friend = (seat === declarer) === mine;
    odds = friend ? odds + (1 - odds) * beating : odds * (1 - beating);
  }
  return odds;
};

/** What is given up with a card, in units, beside its own worth. */
const priceOf = (board: Board, sight: Sight, card: CardNumber, weights: Weights): number => {
  const { pack } = board;
  if (card === pack.pagat) return weights.pagat;
  const suit = card >> 5;
  if (suit === LOOSE) return weights.gstiess;
  const rank = card & 31;
  const units = pack.units[card] as number;
  const above = countBits((sight.unseen[suit] as number) >>> (rank + 1));
  if (suit === TRUMPS) {
    return weights.trump + (weights.trumpRank * rank) / (pack.runHigh[0] as number);
  }
  if (above === 0) return weights.master + weights.masterUnits * units;
  return weights.guarded * units;
};

/** What is gained beside the trick by leading a card. */
const worthOfLead = (board: Board, sight: Sight, card: CardNumber, weights: Weights): number => {
  const { pack, turn, declarer, hands } = board;
  const suit = card >> 5;
  if (suit === LOOSE) return 0;
  const trumpsOut = countBits(sight.unseen[TRUMPS] as number);
  const length = countBits(hands[(turn << SEAT_SHIFT) | suit] as number);
  if (turn === declarer) {
    if (suit === TRUMPS) {
      return trumpsOut === 0 ? 0 : weights.drawTrumps * (length - trumpsOut / (pack.seats - 1));
    }
    const out = countBits(sight.unseen[suit] as number);
    return trumpsOut === 0 ? 0 : weights.longSuit * (length - out / (pack.seats - 1));
  }
  const next = turn + 1 === pack.seats ? 0 : turn + 1;
  const through = next === declarer ? weights.through : 0;
  if (suit === TRUMPS) return weights.defenderTrump + through;
  const voids = sight.voids[declarer] as number;
  const hole = (voids & (1 << suit)) !== 0 && (voids & 1) === 0;
  return through + (hole ? weights.findVoid : 0);
};

/**
 * What playing a legal card is worth to the side of the seat to move, in units. The odds of the sight
 * have been weighed.
 */
export const worthOf = (board: Board, sight: Sight, card: CardNumber, weights: Weights): number => {
  const { pack, place, ply, trail } = board;
  const { units } = pack;
  let onTable = card >> 5 === LOOSE ? 0 : (units[card] as number);
  for (let at = ply - place; at < ply; at += 1) {
    const played = trail[at] as number;
    if (played >> 5 !== LOOSE) onTable += units[played] as number;
  }
  const toCome = weights.rest * (pack.seats - place - 1) + weights.lead;
  const odds = oddsOfTrick(board, sight, card);
  const trick = (2 * odds - 1) * (onTable + toCome);
  const lead = place === 0 ? worthOfLead(board, sight, card, weights) : 0;
  return trick + lead - priceOf(board, sight, card, weights);
};
