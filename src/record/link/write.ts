import type { Action, Game } from '#engine';

/** Which line of a record an action belongs on: what is said in a part of the hand, or a trick. */
const lineOf = (action: Action, trick: number): string => {
  switch (action.type) {
    case 'pass':
    case 'bid':
      return 'auction';
    case 'discard':
    case 'buy':
    case 'no-buy':
      return action.type === 'discard' ? 'discard' : 'buying';
    case 'lay':
    case 'lie':
    case 'good':
    case 'schwacher':
    case 'retour':
      return 'doubling';
    case 'play':
      return `trick ${trick}`;
    case 'revoke':
      return 'revoke';
  }
};

/** Actions as a record has them: a line for each part that is said, a line for each trick. */
export const writeActions = (game: Game, actions: readonly Action[]): string => {
  const lines: { readonly name: string; readonly tokens: string[] }[] = [];
  let cards = 0;
  for (const action of actions) {
    const name = lineOf(action, Math.floor(cards / game.seats.length));
    if (action.type === 'play') cards += 1;
    const tokens = game.notation.print(action);
    const last = lines.at(-1);
    if (last?.name === name) last.tokens.push(...tokens);
    else lines.push({ name, tokens: [...tokens] });
  }
  return lines.map(({ tokens }) => `${tokens.join(' ')}\n`).join('');
};
