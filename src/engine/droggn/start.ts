import { type Deal, faultOfDeal, type Packets } from '../core/deal.ts';
import type { Options } from '../core/options.ts';
import { seatsOf } from '../core/seat.ts';
import { PACK } from './cards.ts';
import { readOptions } from './options.ts';
import { type AuctionState, SEATS } from './state.ts';

/**
 * Twenty-one cards each and three for the talon.
 *
 * @rule droggn/deal/packets
 */
export const PACKETS: Packets = { seats: seatsOf(SEATS), pack: PACK, handSize: 21, talonSize: 3 };

export const start = (deal: Deal, options: Options): AuctionState => {
  const fault = faultOfDeal(PACKETS, deal);
  if (fault) throw new Error(`no deal of Droggn: ${JSON.stringify(fault)}`);
  return { game: 'droggn', phase: 'auction', deal, options: readOptions(options), calls: [] };
};
