import type { Action, ActionType, Game, HandState, Phase, Refusal } from '#engine';

/** A word that can be said, or why not. */
export interface Choice {
  readonly action: Action;
  readonly refusal: Refusal | null;
}

const plain = (
  ...types: readonly Exclude<ActionType, 'bid' | 'discard' | 'buy' | 'lay' | 'play' | 'revoke'>[]
) => types.map((type): Action => ({ type }));

const LAY: readonly Action[] = [
  { type: 'lay', card: 'pagat' },
  { type: 'lay', card: 'gstiess' },
];

/** What might be said in a part of the hand, whether or not it may. */
const candidates = (game: Game, phase: Phase): readonly Action[] => {
  switch (phase) {
    case 'auction':
      return [
        ...plain('pass'),
        ...game.contracts.map((contract): Action => ({ type: 'bid', contract })),
      ];
    case 'buying':
      return plain('no-buy');
    case 'laying-out':
      return [...LAY, ...plain('lie')];
    case 'doubling':
      return [...plain('good', 'schwacher', 'retour'), ...LAY.slice(0, 1)];
    default:
      return [];
  }
};

/**
 * The words that belong to this moment, each with the referee's reason if it is not open. What has no
 * place here at all is left out.
 */
export const choicesOf = (game: Game, state: HandState): readonly Choice[] =>
  candidates(game, state.phase).flatMap((action): readonly Choice[] => {
    const applied = game.apply(state, action);
    if (applied.ok) return [{ action, refusal: null }];
    return applied.error.kind === 'out-of-turn' ? [] : [{ action, refusal: applied.error }];
  });
