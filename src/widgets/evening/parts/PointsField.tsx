import { type Side, tables } from '#engine';
import { declarerIn, fieldOf } from '../draft/form.ts';
import { namesIn } from '../talk.ts';
import type { FieldProps } from './fieldProps.ts';
import './points.css';

/** Card points of either side; the other side has the rest. */
export function PointsField({ talk, draft, asked, onChange }: FieldProps) {
  const { entry } = talk;
  const declarer = declarerIn(draft, asked);
  const names = {
    declarer: declarer === null ? entry.declarers : namesIn(talk, asked.terms)(declarer),
    defenders: entry.defenders,
  };
  const field = (side: Side) => (
    <label className="points__side" data-typed={draft.side === side && draft.points !== ''}>
      <input
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        size={3}
        value={fieldOf(draft, asked, side)}
        onChange={(event) => onChange({ points: event.target.value, side })}
        onFocus={(event) => event.target.select()}
      />
      <span>{names[side]}</span>
    </label>
  );
  return (
    <fieldset className="choice points" data-field="points">
      <legend>{`${entry.cardPoints}, ${entry.togetherAlways(tables[asked.terms.game].totalPoints)}`}</legend>
      <div className="points__row">
        {field('declarer')}
        <span className="points__colon" aria-hidden="true">
          :
        </span>
        {field('defenders')}
      </div>
    </fieldset>
  );
}
