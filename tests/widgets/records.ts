import { type HandRecord, parseRecord } from '#record';

const read = (text: string): HandRecord => {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.error.rule);
  return parsed.value;
};

/** A legal Ansager by seat 2: the king of clubs bought, the Pagat laid out and lost, a Schwacher. */
export const ANSAGER = read(`
format: 1
game: droggn
players: [Anna, Bartl, Cilli]
deal:
  - SQ DK T14 D6 HK S4 H4 S6 S8 T17 C6 T6 HQ CR T20 H1 T7 SJ S9 T3 SK
  - DJ S5 H5 DQ T21 HR H2 D2 CQ D1 S7 T13 T4 C10 T1 D7 C7 G H6 C9 T8
  - T11 T2 S10 T5 HJ T15 C8 T18 SR T16 CK D4 D5 T12 H3 T9 D3 T19 C4 CJ C5
talon: DR T10 H7
actions: |
  pass ansager pass
  discard C7 D1 H5
  buy CK for H7
  lay pagat lie schwacher good good
  CK C8 CR   T8 T15 T20  H1 H6 H3    HK HR HJ    S6 G SR     D4 DK D7    T17 T4 T9
  D6 DR D3   D2 D5 T6    T14 T21 T18 DQ T12 T7   C5 C6 C9    DJ T16 T3   T2 S9 T13
  CQ C4 SJ   H2 H7 H4    S7 S10 SK   S4 S5 T11   T19 S8 T10  T5 SQ T1    CJ HQ C10
`);

/** The example of the hand record: seat 1 plays Dobbm at a table of 12 Schilling. */
export const DOBBM = read(`
format: 1
game: dobbm
rules: { match-price: 12 }
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
  AS AO A9 A7    HS H8 H7 H6    HK H10 HO HU   L10 LS LU H9
  A10 AK AU A8   B9 B10 BS BO   BK BU B8 B7    LO L9 A6 LK
`);

/** A hand in which everybody passes. */
export const THROWN_IN = read(`
format: 1
game: dobbm
deal:
  - HS HK H9 AS A10 L6 B9 B8
  - H10 H8 AK AO L10 LK B10 B7
  - HO H7 AU A9 LS LO BS BK
  - HU H6 A8 A7 LU L9 BO BU
talon: L8 L7 B6 A6
actions: pass pass pass pass
`);
