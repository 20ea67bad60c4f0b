import type { Card, GameId } from '#engine';

/** Which picture stands on a court card. */
export type Court = 'king' | 'queen' | 'rider' | 'jack' | 'ober' | 'unter';

/** What is drawn on a card. */
export type Face =
  | { readonly kind: 'trump'; readonly number: number }
  | { readonly kind: 'gstiess' }
  | { readonly kind: 'court'; readonly suit: string; readonly rank: string; readonly court: Court }
  | { readonly kind: 'sow'; readonly suit: string; readonly rank: string }
  | {
      readonly kind: 'pips';
      readonly suit: string;
      readonly rank: string;
      readonly count: number;
    };

const COURTS: Readonly<Record<GameId, Readonly<Record<string, Court>>>> = {
  droggn: { K: 'king', Q: 'queen', R: 'rider', J: 'jack' },
  dobbm: { K: 'king', O: 'ober', U: 'unter' },
};

const droggnTrump = (card: Card): Face | null => {
  if (card === 'G') return { kind: 'gstiess' };
  return card.startsWith('T') ? { kind: 'trump', number: Number(card.slice(1)) } : null;
};

/** The face of a card from its code: `T21`, `G`, `HK`, `S10`; in Dobbm `HS`, `LO`, `B6`. */
export const faceOf = (game: GameId, card: Card): Face => {
  const trump = game === 'droggn' ? droggnTrump(card) : null;
  if (trump) return trump;
  const suit = card.slice(0, 1);
  const rank = card.slice(1);
  const court = COURTS[game][rank];
  if (court) return { kind: 'court', suit, rank, court };
  if (rank === 'S') return { kind: 'sow', suit, rank };
  return { kind: 'pips', suit, rank, count: Number(rank) };
};

/** The index letters of court cards in German where they differ from the codes of records. */
const GERMAN_INDEX: Readonly<Record<string, string>> = { Q: 'D', J: 'B' };

/** What stands in the corner: the reader's letter or the number of a suit card. */
export const cornerIndex = (game: GameId, rank: string, locale: string): string => {
  if (game === 'droggn' && locale === 'de') return GERMAN_INDEX[rank] ?? rank;
  return game === 'droggn' && rank === '1' && locale === 'en' ? 'A' : rank;
};
