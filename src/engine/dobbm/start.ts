import { type Deal, faultOfDeal, type Packets } from '../core/deal.ts';
import type { Options } from '../core/options.ts';
import { seatsOf } from '../core/seat.ts';
import { PACK } from './cards.ts';
import { readOptions } from './options.ts';
import { type AuctionState, SEATS } from './state.ts';

/**
 * Eight cards each and four for the Dobb.
 *
 * @rule dobbm/deal/packets
 */
export const PACKETS: Packets = { seats: seatsOf(SEATS), pack: PACK, handSize: 8, talonSize: 4 };

export const start = (deal: Deal, options: Options): AuctionState => {
  const fault = faultOfDeal(PACKETS, deal);
  if (fault) throw new Error(`no deal of Dobbm: ${JSON.stringify(fault)}`);
  return { game: 'dobbm', phase: 'auction', deal, options: readOptions(options), calls: [] };
};
