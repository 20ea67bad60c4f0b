import { type Archive, readArchive } from './archive.ts';
import { analysisFaults } from './checks/analyses.ts';
import { biographyFaults } from './checks/biographies.ts';
import { editionFaults } from './checks/editions.ts';
import { handFaults } from './checks/hands.ts';
import { markupFaults } from './checks/markup.ts';
import { pageFaults } from './checks/pages.ts';
import { deadReferences } from './checks/references.ts';
import { type Fault, faultError } from './fault.ts';

/** What is wrong with an archive whose entries all have the right shape. */
export const archiveFaults = (archive: Archive): readonly Fault[] => [
  ...markupFaults(archive),
  ...deadReferences(archive),
  ...pageFaults(archive),
  ...handFaults(archive),
  ...analysisFaults(archive),
  ...biographyFaults(archive),
  ...editionFaults(archive),
];

/**
 * The archive, read from disk and checked whole: shapes first, then everything that ties the
 * entries together. Throws one error that lists every fault with its file, place and reason.
 */
export const requireArchive = (root: string): Archive => {
  const { archive, faults } = readArchive(root);
  const all = faults.length > 0 ? faults : archiveFaults(archive);
  if (all.length > 0) throw faultError(all);
  return archive;
};
