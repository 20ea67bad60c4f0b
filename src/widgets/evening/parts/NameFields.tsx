import { playersOf } from '#engine';
import { eveningShelfWords } from '#words';
import type { Talk } from '../talk.ts';
import type { TermsDraft } from '../terms/termsDraft.ts';

export interface NameFieldsProps {
  readonly talk: Talk;
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
}

/** The players by name, as they sit. */
export function NameFields({ talk, draft, onChange }: NameFieldsProps) {
  const shelf = eveningShelfWords[talk.locale];
  return (
    <fieldset className="choice names" data-field="names">
      <legend>{shelf.players}</legend>
      <p className="terms__hint">{shelf.clockwise}</p>
      <ol className="names__list">
        {playersOf(draft.count).map((player) => (
          <li key={player}>
            <input
              aria-label={shelf.playerName(player)}
              placeholder={shelf.playerName(player)}
              value={draft.names[player - 1] ?? ''}
              maxLength={40}
              autoComplete="off"
              autoCapitalize="words"
              onChange={(event) =>
                onChange({ ...draft, names: draft.names.with(player - 1, event.target.value) })
              }
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
