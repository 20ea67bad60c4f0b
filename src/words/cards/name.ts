/** What a card is called in one language, as far as a sentence needs it. */
export interface CardName {
  /** On its own, as in a label: `king of hearts`, `Herz-König`. */
  readonly name: string;
  /** As the thing that is played: `the king of hearts`, `den Herz-König`. */
  readonly played: string;
  /** Short, for tables and running text: `♥K`, `XXI`, `Gstieß`. */
  readonly short: string;
  /** What stands in the corner of the card: `K`, `XXI`, `10`. */
  readonly index: string;
}

/** A name that the players had for a card, in the language in which it is recorded. */
export interface LocalName {
  readonly text: string;
  /** `bar` for Bavarian dialect, `de` for standard German. */
  readonly lang: 'de' | 'bar';
}

/** The accusative of the German article. */
export type Article = 'den' | 'die' | 'das';
