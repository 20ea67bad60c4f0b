import type { Card, GameId } from '#engine';

/** Which picture stands on a court card. */
export type Court = 'king' | 'queen' | 'rider' | 'jack' | 'ober' | 'unter';

/** What is drawn on a card. */
export type Face = { readonly kind: 'trump' | 'mond' | 'pagat' | 'gstiess' } | SuitFace;

export type SuitFace =
  | { readonly kind: 'court'; readonly suit: string; readonly court: Court }
  | { readonly kind: 'sow'; readonly suit: string }
  | { readonly kind: 'pips'; readonly suit: string; readonly count: number };

const COURTS: Readonly<Record<GameId, Readonly<Record<string, Court>>>> = {
  droggn: { K: 'king', Q: 'queen', R: 'rider', J: 'jack' },
  dobbm: { K: 'king', O: 'ober', U: 'unter' },
};

const droggnTrump = (card: Card): Face | null => {
  if (card === 'G') return { kind: 'gstiess' };
  if (card === 'T21') return { kind: 'mond' };
  if (card === 'T1') return { kind: 'pagat' };
  return card.startsWith('T') ? { kind: 'trump' } : null;
};

/** The face of a card from its code: `T21`, `G`, `HK`, `S10`; in Dobbm `HS`, `LO`, `B6`. */
export const faceOf = (game: GameId, card: Card): Face => {
  const trump = game === 'droggn' ? droggnTrump(card) : null;
  if (trump) return trump;
  const suit = card.slice(0, 1);
  const rank = card.slice(1);
  const court = COURTS[game][rank];
  if (court) return { kind: 'court', suit, court };
  if (rank === 'S') return { kind: 'sow', suit };
  return { kind: 'pips', suit, count: Number(rank) };
};
