/**
 * With how many tricks left moves are tried in passes, each of which leaves open what would cost too
 * much. It changes the number of nodes and never a value.
 */
export interface Patience {
  /** All last cards of a trick are looked at before what follows one of them is searched. */
  readonly glanceTricks: number;
  /** The leads of the defenders are tried within budgets, which grow from pass to pass. */
  readonly budgetTricks: number;
  /** The nodes of a lead in the first pass, where so many tricks are left. */
  readonly budget: number;
}

export const PATIENCE: Patience = { glanceTricks: 12, budgetTricks: 17, budget: 4_000 };

/** The lead that looks best is worth as much as so many others. */
const BUDGET_OF_FIRST = 50;

/** What a lead may cost: each pass four times as much as the one before, each trick twice. */
export const budgetOf = (
  { budget, budgetTricks }: Patience,
  tricksLeft: number,
  pass: number,
  isFirst: boolean,
): number => budget * (isFirst ? BUDGET_OF_FIRST : 1) * 2 ** (2 * pass + tricksLeft - budgetTricks);
