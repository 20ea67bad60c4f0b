import type { OptionSpec, Options } from '../core/options.ts';

/** The rules options of Droggn, each with the values that the engine knows, the default first. */
export const OPTION_SPECS = [
  {
    key: 'win-at',
    values: ['37', '38', 'tie-by-last-trick'],
    rule: 'droggn/scoring/threshold',
  },
  {
    key: 'gstiess-last-trick',
    values: ['allowed', 'forbidden'],
    rule: 'droggn/gstiess/last-trick',
  },
] as const satisfies readonly OptionSpec[];

export interface DroggnOptions {
  readonly winAt: (typeof OPTION_SPECS)[0]['values'][number];
  readonly gstiessLastTrick: (typeof OPTION_SPECS)[1]['values'][number];
}

/** The options as the engine reads them. What is not given, or not known, is at its default. */
export const readOptions = (options: Options): DroggnOptions => ({
  winAt:
    OPTION_SPECS[0].values.find((value) => value === options['win-at']) ??
    OPTION_SPECS[0].values[0],
  gstiessLastTrick:
    OPTION_SPECS[1].values.find((value) => value === options['gstiess-last-trick']) ??
    OPTION_SPECS[1].values[0],
});
