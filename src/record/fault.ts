/**
 * What can be wrong with a record as a file, before its first action is looked at. Told apart by
 * `kind`; `rule` is the id that the referee prints.
 */
export type RecordFault = UnreadableFault | SyntaxFault | FormatFault | DealFault | OptionsFault;

export interface UnreadableFault {
  readonly rule: 'record/unreadable';
  readonly kind: 'unreadable';
  /** The system's code, as in `ENOENT`. */
  readonly code: string;
}

/** The rule is that of what the key would have said. */
export interface MissingKey {
  readonly kind: 'missing-key';
  readonly key: string;
}

export type SyntaxFault = { readonly rule: 'record/syntax' } & (
  | { readonly kind: 'not-utf-8' }
  | { readonly kind: 'too-large'; readonly limit: number }
  | { readonly kind: 'no-yaml'; readonly reason: string; readonly place: Place | null }
  | { readonly kind: 'no-mapping'; readonly found: Sort }
  | MissingKey
  | {
      readonly kind: 'wrong-sort';
      readonly key: string;
      readonly wanted: Wanted;
      readonly found: Sort;
    }
  | { readonly kind: 'wrong-players'; readonly needed: number; readonly given: number }
);

export type FormatFault = { readonly rule: 'record/format' } & (
  | MissingKey
  | { readonly kind: 'unknown-format'; readonly found: string }
  | { readonly kind: 'unknown-game'; readonly found: string; readonly known: readonly string[] }
);

export type DealFault = { readonly rule: 'record/deal' } & (
  | MissingKey
  | { readonly kind: 'wrong-hands'; readonly needed: number; readonly given: number }
  | {
      readonly kind: 'wrong-size';
      readonly place: DealPlace;
      readonly needed: number;
      readonly given: number;
    }
  | { readonly kind: 'unknown-card'; readonly place: DealPlace; readonly code: string }
  | {
      readonly kind: 'card-twice';
      readonly card: string;
      readonly places: readonly [DealPlace, DealPlace];
      /** Cards of the pack that are nowhere. */
      readonly missing: readonly string[];
    }
);

export type OptionsFault = { readonly rule: 'record/options' } & (
  | { readonly kind: 'unknown-option'; readonly key: string; readonly known: readonly string[] }
  | {
      readonly kind: 'unknown-value';
      readonly key: string;
      readonly found: string;
      readonly known: readonly string[];
    }
);

/** Where in the deal: the hand of a seat, or the undealt cards. */
export type DealPlace = number | 'talon';

/** Line and column in the file, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What a YAML value is. */
export type Sort = 'text' | 'number' | 'truth-value' | 'list' | 'mapping' | 'nothing';

/** What a key of a record must hold. */
export type Wanted = 'text' | 'name' | 'list' | 'mapping';
