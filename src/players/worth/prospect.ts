import type { Card, GameId } from '#engine';
import { packs } from '#solver';
import type { SeatView } from '../view.ts';
import { pointsAside } from './exchange.ts';
import type { Prospect } from './expected.ts';
import { masksOf, sumOver } from './features.ts';
import { TABLES } from './tables.ts';

/** The card points that undealt cards count on the average. */
const UNSEEN_TALON: Readonly<Record<GameId, number>> = { droggn: 3.4, dobbm: 13.3 };
/** How far off the tables are: for a hand ready to be played, and for one before the exchange. */
const READY: Readonly<Record<GameId, number>> = { droggn: 3.9, dobbm: 12.3 };
const BEFORE: Readonly<Record<GameId, number>> = { droggn: 5.2, dobbm: 15.8 };

/** Whether the declarer takes the undealt cards up. */
export const exchanges = (game: GameId, contract: string): boolean =>
  game === 'dobbm' ? contract === 'dobbm' : contract === 'ansager' || contract === 'solo';

/** What a hand promises in a contract, before the auction is over. */
export const prospectOf = (game: GameId, hand: readonly Card[], contract: string): Prospect => {
  const pack = packs[game];
  const masks = masksOf(pack, hand);
  const tables = TABLES[game];
  if (!exchanges(game, contract)) {
    const points = sumOver(pack, masks, tables.ready) + UNSEEN_TALON[game];
    return { game, contract, points, spread: BEFORE[game] };
  }
  const table = contract === 'ansager' ? tables.buying : tables.dealt;
  return { game, contract, points: sumOver(pack, masks, table), spread: BEFORE[game] };
};

/** What the declarer may expect when the exchange is done. */
export const declarersProspect = (view: SeatView): Prospect => {
  const { game, hand, discard, contract } = view;
  const pack = packs[game];
  const aside = discard ? pointsAside(pack, discard) : UNSEEN_TALON[game];
  const points = sumOver(pack, masksOf(pack, hand), TABLES[game].ready) + aside;
  return { game, contract: contract ?? '', points, spread: READY[game] };
};

/** What a defender may expect of the declarer. */
export const defendersProspect = (view: SeatView): Prospect => {
  const { game, hand, contract } = view;
  const pack = packs[game];
  const tables = TABLES[game];
  const table = contract === 'ansager' ? tables.againstBuyer : tables.against;
  const points = sumOver(pack, masksOf(pack, hand), table);
  return { game, contract: contract ?? '', points, spread: BEFORE[game] };
};
