import { Choice } from './Choice.tsx';
import type { FieldProps } from './fieldProps.ts';
import { PlayerChoice } from './PlayerChoice.tsx';

/** Who revoked, and in Droggn whether a card lay out. */
export function RevokeField({ talk, draft, asked, sitting, onChange }: FieldProps) {
  const { entry } = talk;
  return (
    <>
      <PlayerChoice
        talk={talk}
        asked={asked}
        legend={entry.revokeBy}
        name="revoke-by"
        players={sitting.seats}
        value={draft.revokeBy}
        onChoose={(revokeBy) => onChange({ revokeBy })}
      />
      {asked.terms.game === 'droggn' && (
        <Choice
          legend={entry.cardLaidOut}
          name="card-laid-out"
          options={[
            { value: false, label: entry.no },
            { value: true, label: entry.yes },
          ]}
          value={draft.cardLaidOut}
          onChoose={(cardLaidOut) => onChange({ cardLaidOut })}
        />
      )}
    </>
  );
}
