import type { Action, Card } from '#engine';
import type { Chance } from '#solver';
import { NO_BUY } from '../manner.ts';
import { dealerOf } from '../sampling/deal.ts';
import { hiddenFrom } from '../sampling/hidden.ts';
import type { SeatView } from '../view.ts';
import { bestDiscards, bestPurchase, bestPurchases } from '../worth/exchange.ts';
import { TABLES } from '../worth/tables.ts';
import { type Ready, scoreOfReady } from './average.ts';
import { afterPurchase } from './calling.ts';
import { dealsWith, winnerOf } from './race.ts';

const DEALS = 50;
/** So many of the discards and purchases that the tables like best are tried. */
const DISCARDS = 6;
const PURCHASES = 4;

/** The choice that does best on the average of the same deals. */
const bestOf = <Choice>(
  choices: readonly Choice[],
  effort: number,
  deal: () => Ready,
  score: (ready: Ready, choice: Choice) => number,
): Choice | undefined => {
  const winner = winnerOf({
    choices: choices.length,
    deals: dealsWith(DEALS, effort),
    handicaps: choices.map(() => 0),
    slack: 0,
    deal: () => {
      const ready = deal();
      return (choice) => score(ready, choices[choice] as Choice);
    },
  });
  return choices[winner];
};

/** Deals in which the view's seat declares with the cards that it holds. */
const dealerFor = (view: SeatView, chance: Chance): (() => Ready) => {
  const deal = dealerOf(hiddenFrom(view), () => 1);
  const { seat, contract } = view;
  return () => {
    const { hands, aside } = deal(chance);
    return { declarer: seat, contract: contract ?? '', hands, aside };
  };
};

export const discardStrongly = (
  view: SeatView,
  chance: Chance,
  effort: number,
): readonly Card[] => {
  const { game, hand, seat, contract } = view;
  const table = TABLES[game].ready;
  const discards = bestDiscards(game, hand, table, DISCARDS);
  const choices = discards.map((aside) => {
    const left = hand.filter((card) => !aside.includes(card));
    const purchase = contract === 'ansager' ? bestPurchase(game, left, aside, table) : null;
    return { aside, left, purchase };
  });
  const best = bestOf(choices, effort, dealerFor(view, chance), (ready, choice) => {
    const { aside, left, purchase } = choice;
    const after: Ready = { ...ready, hands: ready.hands.with(seat - 1, left), aside };
    return scoreOfReady(
      view,
      purchase ? afterPurchase(after, purchase.wanted, purchase.given) : after,
    );
  });
  if (!best) throw new Error('nothing may be put away');
  return best.aside;
};

export const buyStrongly = (view: SeatView, chance: Chance, effort: number): Action => {
  const { game, hand, discard } = view;
  const purchases = bestPurchases(game, hand, discard ?? [], TABLES[game].ready);
  const choices = [...purchases.slice(0, PURCHASES), null];
  const best = bestOf(choices, effort, dealerFor(view, chance), (ready, purchase) =>
    scoreOfReady(view, purchase ? afterPurchase(ready, purchase.wanted, purchase.given) : ready),
  );
  return best ? { type: 'buy', wanted: best.wanted, given: best.given } : NO_BUY;
};
