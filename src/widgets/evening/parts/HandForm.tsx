import { type FormEvent, lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import type { Account, EveningEntry } from '#engine';
import { draftIn, handNumber, type Kept, nextAt, placeIn } from '../book/kept.ts';
import { type KeptAction, keptReducer } from '../book/keptReducer.ts';
import { type Draft, isBlank } from '../draft/draft.ts';
import type { Missing } from '../draft/entry.ts';
import { dealIn, previewIn, previewOf } from '../draft/preview.ts';
import { replay } from '../record/referee.ts';
import type { Talk } from '../talk.ts';
import { CountedFields } from './CountedFields.tsx';
import { DealLine } from './DealLine.tsx';
import { Dock } from './Dock.tsx';
import { PreviewBox, verdictOf } from './PreviewBox.tsx';
import './hand-form.css';

const RecordField = lazy(() => import('./RecordField.tsx'));

export interface HandFormProps {
  readonly talk: Talk;
  readonly kept: Kept;
  readonly account: Account;
  readonly act: (action: KeptAction) => void;
  /** Writes an entry down at the place of the form, and says so. */
  readonly onWrite: (entry: EveningEntry) => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** What can be called before the next hand. */
  readonly children?: ReactNode;
}

const FIELDS: Readonly<Record<Missing, string>> = {
  declarer: 'declarer',
  ending: 'ending',
  points: 'points',
  number: 'points',
  'pagat-by': 'pagat-by',
  'revoke-by': 'revoke-by',
  record: 'record',
};

const titleOf = ({ talk, kept, account }: HandFormProps): string => {
  const { correction, evening } = kept;
  const { entry } = talk;
  const number = handNumber(account, placeIn(kept));
  if (!correction) return entry.next(number);
  if (correction.insert) return entry.inserting(number);
  const type = evening.entries[correction.at]?.type;
  return type === 'hand' || type === 'played' ? entry.correcting(number) : entry.correctingEntry;
};

/** One hand is entered, or an earlier one corrected. */
export function HandForm(props: HandFormProps) {
  const { talk, kept, act, onWrite, heading, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const draft = draftIn(kept);
  const deal = dealIn(kept);
  const next = nextAt(kept.evening, placeIn(kept), replay);
  const { asked, sitting } = deal;
  if (!sitting || next.kind === 'over') return null;
  const preview = previewIn(kept, deal);
  const thrownIn = previewOf(kept, { type: 'thrown-in' });
  const onChange = (change: Partial<Draft>): void => {
    const action = { type: 'draft', change } as const;
    act(action);
    const then = previewIn(keptReducer(kept, action, replay), deal);
    talk.say(then.kind === 'missing' ? '' : verdictOf({ talk, deal, preview: then }));
  };
  const fields = { talk, draft, asked, sitting, onChange };
  const { entry } = talk;

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (preview.kind === 'possible') onWrite(preview.entry);
    if (preview.kind !== 'missing') return;
    const field = form.current?.querySelector(`[data-field="${FIELDS[preview.missing]}"]`);
    field?.querySelector<HTMLElement>('input, textarea')?.focus();
  };

  return (
    <form
      ref={form}
      className="hand-form"
      data-correcting={kept.correction !== null}
      onSubmit={onSubmit}
    >
      <h3 ref={heading} tabIndex={-1} className="hand-form__title">
        {titleOf(props)}
      </h3>
      <DealLine talk={talk} terms={asked.terms} next={next} />
      {children}
      {draft.record === null ? (
        <CountedFields {...fields} />
      ) : (
        <Suspense>
          <RecordField {...fields} />
        </Suspense>
      )}
      <PreviewBox talk={talk} deal={deal} preview={preview} />
      <Dock
        talk={talk}
        deal={deal}
        preview={preview}
        verb={kept.correction && !kept.correction.insert ? entry.save : entry.write}
      />
      <div className="buttons hand-form__others">
        {thrownIn.kind === 'possible' && (
          <button type="button" onClick={() => onWrite({ type: 'thrown-in' })}>
            {entry.throwIn}
          </button>
        )}
        <button
          type="button"
          onClick={() => onChange({ record: draft.record === null ? '' : null, played: null })}
        >
          {draft.record === null ? entry.asRecord : entry.asCounted}
        </button>
        {kept.correction ? (
          <button type="button" onClick={() => act({ type: 'leave' })}>
            {entry.leave}
          </button>
        ) : (
          !isBlank(draft) && (
            <button type="button" onClick={() => act({ type: 'clear' })}>
              {entry.clear}
            </button>
          )
        )}
      </div>
    </form>
  );
}
