import type { Archive } from '#archive/archive.ts';
import { type Backlinks, namedBy } from '#archive/backlinks.ts';
import type { Term } from '#archive/schema/term.ts';
import { type Card, type GameId, games } from '#engine';

/** The words of the glossary that mean this card. */
export const termsOf = ({ terms }: Archive, game: GameId, card: Card): readonly Term[] =>
  terms.filter((term) =>
    term.cards.some((named) => named.game === game && named.codes.includes(card)),
  );

/** Rules about a suit, which name none of its cards. */
const RULES_OF_SUIT: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  droggn: {
    T: [
      'droggn/pack/trumps',
      'droggn/pack/values',
      'droggn/exchange/accompanying-trump',
      'droggn/exchange/trumps-unannounced',
      'droggn/play/must-trump',
      'droggn/play/highest-wins',
    ],
    S: ['droggn/pack/black-suits', 'droggn/play/follow-suit'],
    C: ['droggn/pack/black-suits', 'droggn/play/follow-suit'],
    H: ['droggn/pack/red-suits', 'droggn/play/follow-suit'],
    D: ['droggn/pack/red-suits', 'droggn/play/follow-suit'],
  },
  dobbm: {
    H: ['dobbm/pack/hearts-trumps', 'dobbm/pack/ranking', 'dobbm/pack/values'],
    L: ['dobbm/pack/ranking', 'dobbm/pack/values', 'dobbm/play/follow-suit'],
    A: ['dobbm/pack/ranking', 'dobbm/pack/values', 'dobbm/play/follow-suit'],
    B: ['dobbm/pack/ranking', 'dobbm/pack/values', 'dobbm/play/follow-suit'],
  },
};

/** Rules about some suits alone, which the words for a rank name for all of them. */
const SUITS_OF_RULE: Readonly<Record<string, string>> = {
  'droggn/pack/black-suits': 'SC',
  'droggn/pack/red-suits': 'HD',
  'dobbm/pack/hearts-trumps': 'H',
};

/**
 * The rules that speak of a card, in the order of the rulebook: those of its suit, those that its
 * words in the glossary point to, and those that use these words.
 */
export const rulesOf = (
  archive: Archive,
  backlinks: Backlinks,
  game: GameId,
  card: Card,
): readonly string[] => {
  const terms = termsOf(archive, game, card);
  const suit = games[game].suitOf(card);
  const named = new Set([
    ...(RULES_OF_SUIT[game][suit] ?? []),
    ...terms.flatMap((term) => term.rules),
    ...terms.flatMap(({ id }) => namedBy(backlinks, { kind: 'term', id }, 'rule')),
  ]);
  return archive.rules
    .filter(({ id }) => SUITS_OF_RULE[id]?.includes(suit) ?? true)
    .filter((rule) => rule.game === game && named.has(rule.id))
    .map(({ id }) => id);
};
