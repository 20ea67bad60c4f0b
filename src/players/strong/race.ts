/** Deals that are looked at before a choice may drop out, and between two such moments. */
const FIRST = 12;
const STEP = 6;
/** So many standard errors behind the best a choice is not to catch up. */
const CLEARLY = 2.6;

export interface Race {
  readonly choices: number;
  /** The deals that are looked at where no choice is clearly best before. */
  readonly deals: number;
  /** By choice: what is added to its mean. */
  readonly handicaps: readonly number[];
  /** A choice that is no more than this behind stays. */
  readonly slack: number;
  /** Deals anew and says what a choice comes to in this deal. */
  readonly deal: () => (choice: number) => number;
}

/** How far a choice is behind another in the mean of the same deals, and the error of that. */
const behind = (
  own: readonly number[],
  other: readonly number[],
): { readonly mean: number; readonly error: number } => {
  let sum = 0;
  let squares = 0;
  own.forEach((score, at) => {
    const gap = (other[at] as number) - score;
    sum += gap;
    squares += gap * gap;
  });
  const mean = sum / own.length;
  const variance = Math.max(0, squares / own.length - mean * mean);
  return { mean, error: Math.sqrt(variance / own.length) };
};

/**
 * Tries all choices on the same deals; those that are clearly behind drop out, and when one alone is
 * left, no more is dealt. Gives each choice its mean with its handicap, or null if it dropped out.
 */
export const raced = (race: Race): readonly (number | null)[] => {
  const { choices, deals, handicaps, slack, deal } = race;
  const scores = Array.from({ length: choices }, (): number[] => []);
  let running = scores.map((_, choice) => choice);
  const meanOf = (choice: number): number => {
    const row = scores[choice] as number[];
    return row.reduce((sum, score) => sum + score, 0) / row.length + (handicaps[choice] as number);
  };
  const bestOf = (): number =>
    running.reduce((best, choice) => (meanOf(choice) > meanOf(best) ? choice : best));
  for (let done = 1; done <= deals && running.length > 1; done += 1) {
    const scoreOf = deal();
    for (const choice of running) scores[choice]?.push(scoreOf(choice));
    if (done < FIRST || (done - FIRST) % STEP !== 0) continue;
    const best = bestOf();
    const ahead = handicaps[best] as number;
    running = running.filter((choice) => {
      if (choice === best) return true;
      const gap = behind(scores[choice] as number[], scores[best] as number[]);
      const lead = gap.mean + ahead - (handicaps[choice] as number);
      return lead <= slack + CLEARLY * gap.error;
    });
  }
  return scores.map((_, choice) => (running.includes(choice) ? meanOf(choice) : null));
};

/** The choice that did best. */
export const winnerOf = (race: Race): number => {
  if (race.choices === 1) return 0;
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  raced(race).forEach((mean, choice) => {
    if (mean === null || mean <= most) return;
    most = mean;
    best = choice;
  });
  return best;
};

/** So many deals, fewer with less effort. */
export const dealsWith = (deals: number, effort: number): number =>
  Math.max(2, Math.round(deals * effort));
