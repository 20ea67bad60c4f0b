import type { PagatEventKind } from '#engine';
import { Choice } from './Choice.tsx';
import type { FieldProps } from './fieldProps.ts';
import { PlayerChoice } from './PlayerChoice.tsx';

const KINDS = [
  'none',
  'ultimo',
  'ultimo-beaten',
  'caught',
  'laid-out-won',
  'laid-out-lost',
] as const satisfies readonly (PagatEventKind | 'none')[];

/** What became of the Pagat, and who held it. */
export function PagatField({ talk, draft, asked, sitting, onChange }: FieldProps) {
  const { entry } = talk;
  return (
    <>
      <Choice
        legend={entry.pagat}
        name="pagat"
        options={KINDS.map((kind) => ({ value: kind, label: entry.pagatKinds[kind] }))}
        columns={3}
        value={draft.pagat ?? 'none'}
        onChoose={(kind) => onChange({ pagat: kind === 'none' ? null : kind })}
      />
      {draft.pagat !== null && (
        <PlayerChoice
          talk={talk}
          asked={asked}
          legend={entry.pagatBy}
          name="pagat-by"
          players={sitting.seats}
          value={draft.pagatBy}
          onChoose={(pagatBy) => onChange({ pagatBy })}
        />
      )}
    </>
  );
}
