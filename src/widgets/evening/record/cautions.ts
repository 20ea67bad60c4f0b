import { chooseOptions, type Sitting, type Terms, tables } from '#engine';
import { gameName } from '#words';
import { namesIn, type Talk } from '../talk.ts';
import type { ReadRecord } from './readRecord.ts';

/** Whether a record was kept under the rules of the evening, the price of a Match aside. */
const hasOtherRules = ({ game, options }: ReadRecord, terms: Terms): boolean => {
  const agreed = chooseOptions(tables[game].optionSpecs, terms.options);
  return (
    agreed.ok &&
    Object.entries(agreed.value).some(
      ([key, value]) => key !== 'match-price' && options[key] !== value,
    )
  );
};

/** What one should know before a record is taken over: other rules, other names at the seats. */
export const cautionsOf = (
  record: ReadRecord,
  terms: Terms,
  sitting: Sitting,
  talk: Talk,
): readonly string[] => {
  const { entry } = talk;
  if (record.game !== terms.game) return [entry.otherGame(gameName(record.game))];
  const name = namesIn(talk, terms);
  const pairs = sitting.seats.flatMap((player, index) => {
    const named = record.players?.[index];
    return named === undefined || named === name(player)
      ? []
      : [entry.recordSeat(named, name(player))];
  });
  return [
    ...(hasOtherRules(record, terms) ? [entry.otherRules] : []),
    ...(pairs.length > 0 ? [entry.otherSeats(pairs.join(', '))] : []),
  ];
};
