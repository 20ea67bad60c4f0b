import { playerOf } from '../core/trick.ts';
import { PAGAT } from './cards.ts';
import type { PagatOutcome, Side } from './outcome.ts';
import { type Played, SEATS, TRICKS } from './state.ts';

const QUIET: PagatOutcome = { kind: 'quiet' };

/**
 * How the Pagat went. In the untouched talon it is in no trick, and scores nothing.
 *
 * @rule droggn/pagat/in-the-talon
 */
export const pagatOutcome = ({ tricks, declarer, laidOut }: Played): PagatOutcome => {
  const index = tricks.findIndex((trick) => trick.cards.includes(PAGAT));
  const trick = tricks[index];
  const player = trick ? playerOf(trick, PAGAT, SEATS) : null;
  if (!trick || player === null) return QUIET;
  const side: Side = player === declarer ? 'declarer' : 'defenders';
  const last = index === TRICKS - 1;
  const itself = trick.winner === player;
  if (laidOut?.card === PAGAT) return laidOutPagat(last && itself, side);
  const taker: Side = trick.winner === declarer ? 'declarer' : 'defenders';
  return last ? lastTrickPagat(itself, side) : earlierPagat(taker, side);
};

/**
 * Laid out, it must win the last trick itself. Beaten, even by the partner, or forced out earlier,
 * even if it won that trick, it is lost.
 *
 * @rule droggn/pagat/laid-out-won
 * @rule droggn/pagat/laid-out-lost
 * @rule droggn/pagat/forced-out
 */
const laidOutPagat = (won: boolean, side: Side): PagatOutcome => ({
  kind: won ? 'laid-out-won' : 'laid-out-lost',
  side,
});

/**
 * In the last trick it wins itself or is beaten, by an enemy or by the partner, and costs nothing
 * beside.
 *
 * @rule droggn/pagat/ultimo
 * @rule droggn/pagat/ultimo-beaten
 * @rule droggn/pagat/no-double-charge
 */
const lastTrickPagat = (itself: boolean, side: Side): PagatOutcome => ({
  kind: itself ? 'ultimo' : 'ultimo-beaten',
  side,
});

/**
 * Before the last trick the other side catches it; to the own side it is lost for nothing.
 *
 * @rule droggn/pagat/caught
 * @rule droggn/pagat/partner-takes
 */
const earlierPagat = (taker: Side, side: Side): PagatOutcome =>
  taker === side ? QUIET : { kind: 'caught', side };
