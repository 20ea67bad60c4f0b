import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Player, playersOf, type TermsFault, tables } from '#engine';
import { eveningShelfWords, gameName, termsFaultSentence } from '#words';
import type { Talk } from '../talk.ts';
import { countsOf, type TermsDraft, termsOf, withCount, withGame } from '../terms/termsDraft.ts';
import { Choice } from './Choice.tsx';
import { NameFields } from './NameFields.tsx';
import { StakeField } from './StakeField.tsx';
import './terms.css';

export interface TermsFormProps {
  readonly talk: Talk;
  readonly draft: TermsDraft;
  readonly onChange: (draft: TermsDraft) => void;
  readonly onAgree: () => void;
  readonly onLeave?: (() => void) | undefined;
  /** Whether hands have been written down, so that game and number of players stay. */
  readonly begun: boolean;
}

const FIELDS: Readonly<Record<TermsFault['kind'], string>> = {
  players: 'count',
  'name-missing': 'names',
  'name-twice': 'names',
  'first-dealer': 'first-dealer',
  option: 'win-at',
  groschen: 'stake',
};

function GameFields({ talk, draft, onChange, begun }: TermsFormProps) {
  const shelf = eveningShelfWords[talk.locale];
  if (begun) return <p className="terms__stays">{shelf.countStays}</p>;
  return (
    <>
      <Choice
        legend={shelf.game}
        name="game"
        options={(['droggn', 'dobbm'] as const).map((game) => ({
          value: game,
          label: gameName(game),
        }))}
        value={draft.game}
        onChoose={(game) => onChange(withGame(draft, game))}
      />
      <Choice
        legend={shelf.howMany}
        name="count"
        options={countsOf(draft.game).map((count) => ({ value: count, label: String(count) }))}
        value={draft.count}
        onChoose={(count) => onChange(withCount(draft, count))}
      />
    </>
  );
}

/** Rules that differ from table to table, beside the stake. */
function RuleFields({ talk, draft, onChange }: TermsFormProps) {
  const shelf = eveningShelfWords[talk.locale];
  const specs = tables.droggn.optionSpecs;
  const choice = (key: string, legend: string, labels: Readonly<Record<string, string>>) => {
    const values = specs.find((spec) => spec.key === key)?.values ?? [];
    return (
      <Choice
        legend={legend}
        name={key}
        options={values.map((value) => ({ value, label: labels[value] ?? value }))}
        value={draft.options[key] ?? values[0] ?? null}
        onChoose={(value) => onChange({ ...draft, options: { ...draft.options, [key]: value } })}
      />
    );
  };
  return (
    <details className="terms__more">
      <summary>{shelf.moreRules}</summary>
      {choice('win-at', shelf.winAt, shelf.winAtValues)}
      {choice('gstiess-last-trick', shelf.gstiess, shelf.gstiessValues)}
      <p className="terms__hint">{shelf.gstiessHint}</p>
    </details>
  );
}

function DayFields({ talk, draft, onChange }: TermsFormProps) {
  const shelf = eveningShelfWords[talk.locale];
  return (
    <details className="terms__more">
      <summary>{shelf.dayAndName}</summary>
      <label className="terms__field">
        <span>{shelf.day}</span>
        <input
          type="date"
          value={draft.date}
          onChange={(event) => onChange({ ...draft, date: event.target.value })}
        />
      </label>
      <label className="terms__field">
        <span>{shelf.name}</span>
        <input
          value={draft.title}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, title: event.target.value })}
        />
      </label>
    </details>
  );
}

/** What is agreed before the first deal, or changed later. */
export default function TermsForm(props: TermsFormProps) {
  const { talk, draft, onChange, onAgree, onLeave, begun } = props;
  const { locale } = talk;
  const shelf = eveningShelfWords[locale];
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  const agreed = termsOf(draft);
  const isChange = onLeave !== undefined;
  useEffect(() => {
    if (isChange) form.current?.focus({ preventScroll: true });
  }, [isChange]);

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (agreed.ok) {
      onAgree();
      return;
    }
    talk.say(termsFaultSentence(agreed.error, locale));
    const fields = form.current?.querySelectorAll<HTMLInputElement>(
      `[data-field="${FIELDS[agreed.error.kind]}"] input:not([type="radio"])`,
    );
    const index = 'player' in agreed.error ? agreed.error.player - 1 : 0;
    fields?.[index]?.focus();
  };

  const dealers = playersOf(draft.count).map((player: Player) => ({
    value: player,
    label: draft.names[player - 1]?.trim() || shelf.playerName(player),
  }));
  return (
    <form ref={form} className="terms" tabIndex={-1} onSubmit={onSubmit}>
      <GameFields {...props} />
      <NameFields talk={talk} draft={draft} onChange={onChange} />
      <Choice
        legend={shelf.firstDealer}
        name="first-dealer"
        options={dealers}
        value={draft.firstDealer}
        onChoose={(firstDealer) => onChange({ ...draft, firstDealer })}
      />
      <StakeField talk={talk} draft={draft} onChange={onChange} />
      {draft.game === 'droggn' && <RuleFields {...props} />}
      <DayFields {...props} />
      <p className="terms__fault">
        {tried && !agreed.ok && termsFaultSentence(agreed.error, locale)}
      </p>
      <div className="buttons">
        <button type="submit" className="button--main">
          {begun || onLeave ? shelf.takeTerms : shelf.begin}
        </button>
        {onLeave && (
          <button type="button" onClick={onLeave}>
            {shelf.leave}
          </button>
        )}
      </div>
    </form>
  );
}
