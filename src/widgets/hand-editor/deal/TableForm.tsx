import { games, type Seat } from '#engine';
import { seatName, sentenceCase } from '#words';
import type { DealPartProps } from './DealPart.tsx';

/** A word of a dictionary, or the key itself. */
const wordFor = (dictionary: Readonly<Record<string, string>>, key: string): string =>
  dictionary[key] ?? key;

/** Names at the table and what differs from the usual rules. */
export function TableForm({ draft, words, locale, onChange, onAmend }: DealPartProps) {
  const { seats, optionSpecs } = games[draft.game];
  const nameField = (index: number, label: string) => (
    <label key={index}>
      <span>{label}</span>
      <input
        type="text"
        maxLength={40}
        autoComplete="off"
        value={draft.names[index] ?? ''}
        onChange={(event) => {
          const names = Array.from({ length: seats.length + 1 }, (_, at) => draft.names[at] ?? '');
          onAmend({ ...draft, names: names.with(index, event.target.value) });
        }}
      />
    </label>
  );
  const name = (seat: Seat) => words.nameOf(sentenceCase(seatName(seat, locale)));
  return (
    <details className="table-form">
      <summary>{words.rulesAndNames}</summary>
      <div className="table-form__fields">
        {seats.map((seat) => nameField(seat - 1, name(seat)))}
        <label className="table-form__check">
          <input
            type="checkbox"
            checked={draft.rests}
            onChange={(event) => onChange({ ...draft, rests: event.target.checked })}
          />
          <span>{words.oneRests}</span>
        </label>
        {draft.rests && nameField(seats.length, words.nameOfResting)}
        {optionSpecs.map(({ key, values }) => (
          <label key={key}>
            <span>{wordFor(words.options, key)}</span>
            <select
              value={draft.options[key]}
              onChange={(event) =>
                onChange({ ...draft, options: { ...draft.options, [key]: event.target.value } })
              }
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {wordFor(words.values, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
}
