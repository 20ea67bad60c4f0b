import type { Archive } from './archive.ts';
import type { PlacedRule } from './ledger.ts';
import type { Change, Edition } from './schema/edition.ts';

/** A change with the rules that it names, and the edition in which it stands. */
export interface Revision {
  readonly edition: Edition;
  readonly change: Change;
  readonly rules: readonly PlacedRule[];
}

/** The edition that the foot of each page, the data and every citation name. */
export const currentEdition = ({ editions }: Pick<Archive, 'editions'>): Edition => {
  const [newest] = editions;
  if (!newest) throw new Error('content/changelog.yaml names no edition');
  return newest;
};

const rulesOfChange = (change: Change, rules: readonly PlacedRule[]): readonly PlacedRule[] =>
  rules.filter(({ id, game }) => game === change.ledger || (change.rules ?? []).includes(id));

/** Every change of the ledger, newest first. */
export const revisionsOf = ({
  editions,
  rules,
}: Pick<Archive, 'editions' | 'rules'>): readonly Revision[] =>
  editions.flatMap((edition) =>
    edition.changes
      .toReversed()
      .map((change) => ({ edition, change, rules: rulesOfChange(change, rules) })),
  );

/** What happened to one rule, newest first; the last is how it came into the ledger. */
export const historyOfRule = (
  archive: Pick<Archive, 'editions' | 'rules'>,
  id: string,
): readonly Revision[] =>
  revisionsOf(archive).filter(({ rules }) => rules.some((rule) => rule.id === id));
