import { dump } from 'js-yaml';
import { defaultOptions, games } from '#engine';
import { FORMAT, type HandRecord } from './record.ts';

/** The hand record as YAML text, which reads back to the same record. */
export const printRecord = (record: HandRecord): string => {
  const { game, options, players, rests, deal, actions } = record;
  const defaults = defaultOptions(games[game].optionSpecs);
  const chosen = Object.entries(options).filter(([key, value]) => value !== defaults[key]);
  const file = {
    format: FORMAT,
    game,
    ...(chosen.length > 0 && { rules: Object.fromEntries(chosen) }),
    ...(players && { players }),
    ...(rests !== null && { rests }),
    deal: deal.hands.map((hand) => hand.join(' ')),
    talon: deal.talon.join(' '),
    actions,
  };
  // A hand stays on one line, however long it is.
  return dump(file, { lineWidth: -1 });
};
