import { useState } from 'react';
import { MOST_DOUBLINGS } from '#engine';
import { focusSoon } from '../focus.ts';
import { Choice } from './Choice.tsx';
import type { FieldProps } from './fieldProps.ts';

/** As many doublings as stand there from the start. */
const USUAL = 3;

/** Schwacher, retour, and as many retours more as there were. */
export function DoublingField({ talk, draft, onChange }: FieldProps) {
  const { entry } = talk;
  const [open, setOpen] = useState(false);
  const all = open || draft.doublings > USUAL;
  const options = Array.from({ length: (all ? MOST_DOUBLINGS : USUAL) + 1 }, (_, doublings) => ({
    value: doublings,
    label: doublings === 0 ? entry.no : `×${2 ** doublings}`,
    figure: entry.doublings[doublings - 1],
  }));
  return (
    <Choice
      legend={entry.doubled}
      name="doubled"
      options={options}
      columns={5}
      value={draft.doublings}
      onChoose={(doublings) => onChange({ doublings })}
    >
      {!all && (
        <button
          type="button"
          className="choice__more"
          onClick={({ currentTarget }) => {
            const group = currentTarget.closest('fieldset');
            setOpen(true);
            focusSoon(() => group?.querySelectorAll('input')[USUAL + 1]);
          }}
        >
          {entry.moreDoublings}
        </button>
      )}
    </Choice>
  );
}
