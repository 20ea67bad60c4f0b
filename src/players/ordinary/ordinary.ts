import type { Action, Card } from '#engine';
import { cardOf, packs } from '#solver';
import { boardOf, sightOf } from '../cards/board.ts';
import { bestCard } from '../cards/choose.ts';
import { WEIGHTS } from '../cards/weights.ts';
import { GOOD, LIE, type Manner, NO_BUY, openAction, PASS } from '../manner.ts';
import type { SeatView } from '../view.ts';
import { bestBid, openContracts } from '../worth/bidding.ts';
import { bestDiscard, bestPurchase } from '../worth/exchange.ts';
import { expectedScore } from '../worth/expected.ts';
import { declarersProspect, defendersProspect } from '../worth/prospect.ts';
import { TABLES } from '../worth/tables.ts';

/** What a defender's hand must promise for a Schwacher, and what makes the declarer sure of himself. */
const SCHWACHER = { droggn: -8, dobbm: -4 };
const RETOUR = { droggn: 30, dobbm: 22 };
/** Nobody of sense doubles further than this. */
const MOST = 4;
/** Trumps that make a Pagat safe enough to be laid out. */
const TRUMPS_FOR_PAGAT = 11;

const call = (view: SeatView): Action => {
  const best = bestBid(view.game, view.hand, openContracts(view));
  return best ? { type: 'bid', contract: best.contract } : PASS;
};

const discard = (view: SeatView): readonly Card[] =>
  bestDiscard(view.game, view.hand, TABLES[view.game].ready);

const buy = (view: SeatView): Action => {
  const { game, hand, discard: aside } = view;
  const purchase = bestPurchase(game, hand, aside ?? [], TABLES[game].ready);
  return purchase ? { type: 'buy', ...purchase } : NO_BUY;
};

/** A lay-out, for a holder of the Pagat whose trumps last to the end. */
export const layOut = (view: SeatView): Action | null => {
  const lay = openAction(view, 'lay');
  const trumps = view.hand.filter((card) => card.startsWith('T')).length;
  return lay?.card === 'pagat' && trumps >= TRUMPS_FOR_PAGAT ? lay : null;
};

const lie = (view: SeatView): Action => layOut(view) ?? LIE;

const answer = (view: SeatView): Action => {
  const { game, seat, declarer, multiplier } = view;
  const retour = multiplier < MOST ? openAction(view, 'retour') : null;
  if (seat === declarer) {
    const sure = expectedScore(declarersProspect(view)) > RETOUR[game];
    return (sure ? retour : null) ?? GOOD;
  }
  const schwacher = openAction(view, 'schwacher');
  const doubts = expectedScore(defendersProspect(view)) < SCHWACHER[game];
  return layOut(view) ?? (doubts ? schwacher : null) ?? GOOD;
};

const card = (view: SeatView): Card =>
  cardOf(packs[view.game], bestCard(boardOf(view), sightOf(view), WEIGHTS[view.game]));

/** Counts the cards, remembers who was void, and judges each trick by itself. */
export const ordinary: Manner = { call, discard, buy, lie, answer, card };
