import type { OptionSpec, Options } from '../core/options.ts';

/**
 * The rules options of Dobbm, each with the values that the engine knows, the default first. The
 * table is named by what a Match costs, in Schilling.
 *
 * @rule dobbm/scoring/match-price
 */
export const OPTION_SPECS = [
  {
    key: 'match-price',
    values: ['60', '6', '12', '120', '240'],
    rule: 'dobbm/scoring/match-price',
  },
] as const satisfies readonly OptionSpec[];

export interface DobbmOptions {
  /** What a Match of an ordinary game costs, in Schilling. */
  readonly matchPrice: number;
}

/** The options as the engine reads them. What is not given, or not known, is at its default. */
export const readOptions = (options: Options): DobbmOptions => {
  const [{ key, values }] = OPTION_SPECS;
  return { matchPrice: Number(values.find((value) => value === options[key]) ?? values[0]) };
};
