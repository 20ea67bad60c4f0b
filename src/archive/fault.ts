/** Something wrong in the content, said to its author. */
export interface Fault {
  /** Path of the file from the root of the repository. */
  readonly file: string;
  /** Where in the file: the id of an entry, the path to a field, a line. Empty for the whole file. */
  readonly place: string;
  /** What is wrong and what would be right. */
  readonly reason: string;
}

export const faultLine = ({ file, place, reason }: Fault): string =>
  place === '' ? `${file}: ${reason}` : `${file}: ${place}: ${reason}`;

/** All faults as one error, for a build that must stop. */
export const faultError = (faults: readonly Fault[]): Error => {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return new Error([`${count} in the content`, ...faults.map(faultLine)].join('\n  '));
};
