import type { Archive } from '../archive.ts';
import { fileOf } from '../collections.ts';
import type { Fault } from '../fault.ts';
import type { Edition } from '../schema/edition.ts';

const FILE = fileOf('editions', '');

/** Whether one number of an edition is higher than another: 0.10.0 is higher than 0.9.1. */
const isHigher = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) > 0;

/** An edition that is not newer than the one below it. */
const outOfOrder = (edition: Edition, older: Edition | undefined): readonly Fault[] => {
  if (!older) return [];
  const fault = (reason: string) => ({ file: FILE, place: edition.id, reason });
  return [
    ...(isHigher(edition.id, older.id)
      ? []
      : [fault(`stands above ${older.id}, but its number is not higher; newest first`)]),
    ...(edition.date < older.date
      ? [fault(`is dated ${edition.date}, before the older edition ${older.id}`)]
      : []),
  ];
};

/** Changes that are out of order, dated after their edition, or named twice. */
const faultsOfChanges = ({ id, date, changes }: Edition): readonly Fault[] =>
  changes.flatMap((change, index) => {
    const fault = (reason: string) => ({ file: FILE, place: `${id}: ${change.id}`, reason });
    const before = changes[index - 1];
    return [
      ...(change.date > date
        ? [fault(`is dated ${change.date}, after its edition (${date})`)]
        : []),
      ...(before && change.date < before.date
        ? [fault(`is dated ${change.date}, before the change above it; newest last`)]
        : []),
    ];
  });

/** Keys are anchors on one page: they are told apart over all editions. */
const doubles = (editions: readonly Edition[]): readonly Fault[] => {
  const all = editions.flatMap(({ id, changes }) =>
    changes.map((change) => [id, change.id] as const),
  );
  return all
    .filter(([, key], index) => all.findIndex((one) => one[1] === key) < index)
    .map(([id, key]) => ({
      file: FILE,
      place: `${id}: ${key}`,
      reason: 'this key stands in the changelog twice',
    }));
};

/** A rule of the ledger that no change brought in. */
const unexplained = ({ editions, rules }: Archive): readonly Fault[] => {
  const added = editions.flatMap(({ changes }) => changes.filter(({ kind }) => kind === 'added'));
  return rules
    .filter(({ id, game }) => !added.some((one) => one.ledger === game || one.rules?.includes(id)))
    .map(({ id }) => ({
      file: FILE,
      place: id,
      reason: 'no edition says when this rule came in; add a change of the kind "added"',
    }));
};

/** What is wrong with the changelog beyond the shape of its entries and the ids that it names. */
export const editionFaults = (archive: Archive): readonly Fault[] => {
  const { editions } = archive;
  if (editions.length === 0) return [{ file: FILE, place: '', reason: 'names no edition' }];
  return [
    ...editions.flatMap((edition, index) => outOfOrder(edition, editions[index + 1])),
    ...editions.flatMap(faultsOfChanges),
    ...doubles(editions),
    ...unexplained(archive),
  ];
};
