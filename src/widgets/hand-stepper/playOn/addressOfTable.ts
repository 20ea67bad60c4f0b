import { games } from '#engine';
import { type HandRecord, linkOf } from '#record';
import type { Step } from '#record/steps.ts';
import type { Locale } from '#words';

/**
 * The address of the table with a hand as it stands at the last of these steps: the record up to
 * there and the name of the step. Null if the hand has no link.
 */
export const addressOfTable = (
  record: HandRecord,
  steps: readonly Step[],
  locale: Locale,
): string | null => {
  const { notation } = games[record.game];
  const actions = steps.flatMap(({ action }) => (action ? notation.print(action) : [])).join(' ');
  const link = linkOf({ ...record, actions });
  const address = steps.at(-1)?.address ?? 'start';
  if (!link.ok) return null;
  return `${locale === 'en' ? '' : `/${locale}`}/play/#h=${link.value}&step=${address}`;
};
