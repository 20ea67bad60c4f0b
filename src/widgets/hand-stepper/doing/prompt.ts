import { doingWords } from '#words/hand/doing.ts';
import type { Scene } from '../scene.ts';

/** Who is to do what. */
export const promptOf = ({ hand, state, steps, current, view }: Scene): string => {
  const { game, who } = hand;
  const words = doingWords[hand.locale];
  const { turn, phase, hands } = view;
  if (turn === null) return words.over;
  if (state.mode === 'guess' && steps[state.at + 1]?.action?.type === 'revoke') return words.stops;
  const player = who(turn);
  const picked = state.picked.length;
  const guessing = state.mode === 'guess';
  switch (phase) {
    case 'play': {
      if (guessing) return words.whatPlays(player);
      const held = hands[turn - 1]?.length ?? 0;
      return words.toPlay(player, game.legalCards(current.state).length, held);
    }
    case 'discarding':
      return guessing
        ? words.whatDiscards(player, game.talonSize, picked)
        : words.toDiscard(player, game.talonSize, picked);
    case 'buying':
      return guessing ? words.whatBuys(player) : words.toBuy(player);
    default:
      return guessing ? words.whatSays(player) : words.toSay(player);
  }
};
