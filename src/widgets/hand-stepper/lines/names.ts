import type { Hand } from '../hand.ts';
import type { Variation } from '../props.ts';
import { branchOf, type Tree } from './tree.ts';

/** What a line is called: by its title, or by what is done at its first step. */
export const lineNames =
  (hand: Hand, tree: Tree, variations: readonly Variation[] = []) =>
  (line: string): string => {
    const branch = branchOf(tree, line);
    const first = branch?.steps[0];
    if (!first) return hand.words.record;
    const titled = variations.find(({ id }) => id === line);
    if (titled) return titled.title;
    return hand.step({ ...first, after: hand.game.view(first.state) }, hand.speech);
  };
