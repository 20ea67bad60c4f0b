import { useState } from 'react';
import { tables } from '#engine';
import { eveningShelfWords } from '#words';
import { Choice } from './Choice.tsx';
import type { NameFieldsProps } from './NameFields.tsx';

/** What the source names for Droggn. */
const USUAL = ['10', '50'] as const;
const OTHER = 'other';
const PRICES = [...(tables.dobbm.optionSpecs[0]?.values ?? [])].sort(
  (one, other) => Number(one) - Number(other),
);

/** Groschen a point in Droggn; in Dobbm the table is named by the price of a Match. */
export function StakeField({ talk, draft, onChange }: NameFieldsProps) {
  const shelf = eveningShelfWords[talk.locale];
  const [other, setOther] = useState(!USUAL.some((one) => one === draft.groschen));
  if (draft.game === 'dobbm') {
    const [spec] = tables.dobbm.optionSpecs;
    return (
      <Choice
        legend={shelf.matchPrice}
        name="stake"
        options={PRICES.map((price) => ({ value: price, label: price }))}
        value={draft.options['match-price'] ?? spec?.values[0] ?? null}
        onChoose={(price) =>
          onChange({ ...draft, options: { ...draft.options, 'match-price': price } })
        }
      />
    );
  }
  return (
    <div className="stake" data-field="stake">
      <Choice
        legend={shelf.groschenAPoint}
        name="stake"
        options={[
          ...USUAL.map((groschen) => ({ value: groschen, label: groschen })),
          { value: OTHER, label: shelf.another },
        ]}
        value={other ? OTHER : draft.groschen}
        onChoose={(chosen) => {
          setOther(chosen === OTHER);
          if (chosen !== OTHER) onChange({ ...draft, groschen: chosen });
        }}
      />
      {other && (
        <input
          className="stake__other"
          aria-label={shelf.groschenAPoint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft.groschen}
          onChange={(event) => onChange({ ...draft, groschen: event.target.value })}
        />
      )}
    </div>
  );
}
