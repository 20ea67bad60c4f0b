import { type Card, type GameId, games } from '#engine';
import {
  type CardNumber,
  type Chance,
  cardOf,
  createBoard,
  legalCardsOn,
  packs,
  play,
  setUp,
  undo,
} from '#solver';
import { boardOf, positionWith, sightOf } from '../cards/board.ts';
import { weighOdds } from '../cards/odds.ts';
import { WEIGHTS } from '../cards/weights.ts';
import { worthOf } from '../cards/worth.ts';
import { legalCardsIn } from '../manner.ts';
import { hiddenFrom } from '../sampling/hidden.ts';
import { likelyDealer } from '../sampling/likely.ts';
import type { SeatView } from '../view.ts';
import { scoreAfter } from './endgame.ts';
import { stakeOf } from './outcome.ts';
import { playOut } from './playOut.ts';
import { winnerOf } from './race.ts';

/** Cards that all play-outs of a move may play together. */
const CARDS: Readonly<Record<GameId, number>> = { droggn: 60_000, dobbm: 40_000 };
const MOST_WORLDS = 200;
const FEWEST_WORLDS = 3;
/** How much the judgement of an ordinary player counts beside the deals: it breaks near ties. */
const OPINION = 0.05;

const boards = { droggn: createBoard(packs.droggn), dobbm: createBoard(packs.dobbm) };

/** One of each run of touching cards that count the same, as long as nothing unseen is between. */
const distinct = (view: SeatView, cards: readonly CardNumber[]): readonly CardNumber[] => {
  const pack = packs[view.game];
  const { unseen } = sightOf(view);
  return cards.filter((card, index) => {
    const higher = cards[index - 1];
    if (higher === undefined || higher >> 5 !== card >> 5) return true;
    if (pack.units[higher] !== pack.units[card]) return true;
    const between = (1 << (higher & 31)) - (1 << ((card & 31) + 1));
    const onTable = (view.trick?.cards ?? []).some((played) => {
      const number = pack.numberOf.get(played) ?? -1;
      return number >> 5 === card >> 5 && number < higher && number > card;
    });
    return onTable || ((unseen[card >> 5] as number) & between) !== 0;
  });
};

/**
 * Deals the unseen cards out again and again, as they may lie, and takes the card that does best on
 * the average: near the end by perfect play of all, before by playing on as ordinary players would.
 */
export const playStrongly = (view: SeatView, chance: Chance, effort: number): Card => {
  const legal = legalCardsIn(view);
  const [only] = legal;
  if (only === undefined) throw new Error('no card to play');
  if (legal.length === 1) return only;
  const own = boardOf(view);
  const { pack } = own;
  const candidates = distinct(view, legalCardsOn(own));
  const [single] = candidates;
  if (single !== undefined && candidates.length === 1) return cardOf(pack, single);
  const sight = sightOf(view);
  const weights = WEIGHTS[view.game];
  weighOdds(own, sight);
  const opinion = candidates.map((card) => worthOf(own, sight, card, weights));
  const left = games[view.game].tricks - view.tricks.length;
  const cost = candidates.length * left * pack.seats;
  const worlds = Math.max(
    FEWEST_WORLDS,
    Math.min(MOST_WORLDS, Math.floor((effort * CARDS[view.game]) / cost)),
  );
  const sign = view.seat === view.declarer ? 1 : -1;
  const dealer = likelyDealer(view, hiddenFrom(view));
  const board = boards[view.game];
  const share = OPINION * view.multiplier;
  const winner = winnerOf({
    choices: candidates.length,
    deals: worlds,
    handicaps: opinion.map((worth) => share * worth),
    slack: 0,
    deal: () => {
      const { hands, aside } = dealer(chance);
      const position = positionWith(view, hands, aside);
      setUp(board, position);
      const stake = stakeOf(board, position);
      return (choice) => {
        play(board, candidates[choice] as CardNumber);
        const score = scoreAfter(board, stake) ?? playOut(board, stake, weights);
        undo(board);
        return sign * score;
      };
    },
  });
  return cardOf(pack, candidates[winner] as CardNumber);
};
