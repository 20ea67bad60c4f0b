/** A whole small hand of Dobbm, composed for this archive: how a record is written. */
export const HAND_EXAMPLE = `format: 1
game: dobbm
rules: { match-price: 12 }
players: [Anna, Bartl, Cilli, Dora]
deal:
  - HS HK H9 AS A10 L6 B9 B8
  - H10 H8 AK AO L10 LK B10 B7
  - HO H7 AU A9 LS LO BS BK
  - HU H6 A8 A7 LU L9 BO BU
talon: L8 L7 B6 A6
actions: |
  dobbm pass pass pass
  discard L8 L7 B6 L6
  lie good good good
  AS AO A9 A7
  HS H8 H7 H6
  HK H10 HO HU
  L10 LS LU H9
  A10 AK AU A8
  B9 B10 BS BO
  BK BU B8 B7
  LO L9 A6 LK
`;
