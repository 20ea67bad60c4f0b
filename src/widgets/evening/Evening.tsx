import { lazy, Suspense, useState } from 'react';
import type { Evening as EveningData } from '#engine';
import { saveFile } from '#widgets/saveFile.ts';
import type { EveningTongue } from '#words';
import type { Book, BookState } from './book/book.ts';
import type { Kept } from './book/kept.ts';
import { jsonFile } from './files/eveningFile.ts';
import type { DeskProps } from './parts/Desk.tsx';
import { Notices } from './parts/Notices.tsx';
import { useReferee } from './record/referee.ts';
import { type RuleNumbers, type Talk, talkOf } from './talk.ts';
import { termsDraftOf } from './terms/termsDraft.ts';
import { today } from './today.ts';
import { useBook } from './useBook.ts';
import { useOffline } from './useOffline.ts';
import { goTo, type Opened, useOpenEvening } from './useOpenEvening.ts';
import './evening.css';

const Desk = lazy(() => import('./parts/Desk.tsx'));
const ShelfView = lazy(() => import('./parts/ShelfView.tsx'));

export interface EveningProps {
  /** The numbers of the rules in the rulebooks. */
  readonly ruleNumbers: RuleNumbers;
}

const openIn = ({ evenings }: BookState, opened: Opened): Kept | undefined => {
  if (opened.kind === 'shelf') return undefined;
  return opened.kind === 'latest' ? evenings[0] : evenings.find(({ id }) => id === opened.id);
};

interface OpenBookProps {
  readonly talk: Talk;
  readonly book: Book;
  readonly state: BookState;
}

/** An evening on the desk; one with hands card by card waits for the referee. */
function OpenEvening(props: DeskProps) {
  const referee = useReferee(props.kept);
  const { words } = props.talk;
  if (referee === 'ready') return <Desk {...props} />;
  return <p>{referee === 'loading' ? words.opening : words.refereeMissing}</p>;
}

function OpenBook({ talk, book, state }: OpenBookProps) {
  const { opened, arrived } = useOpenEvening();
  const kept = openIn(state, opened);
  const open = (evening: EveningData): void => goTo({ kind: 'evening', id: book.add(evening) });
  const again = (evening: EveningData): void => {
    book.setTerms({ ...termsDraftOf(evening), title: '', date: today() });
    goTo({ kind: 'shelf' });
  };
  return (
    <>
      <Notices
        talk={talk}
        state={state}
        onSave={kept ? () => saveFile(jsonFile(kept.evening)) : null}
        onBringBack={book.bringBack}
      />
      {kept ? (
        <OpenEvening
          key={kept.id}
          talk={talk}
          kept={kept}
          arrived={arrived}
          act={(action) => {
            const id = book.act(kept.id, action);
            if (id !== kept.id) goTo({ kind: 'evening', id });
          }}
          onOpen={open}
          onAgain={() => again(kept.evening)}
        />
      ) : (
        <ShelfView talk={talk} book={book} state={state} arrived={arrived} onOpen={open} />
      )}
    </>
  );
}

/**
 * The account of an evening: entered hand by hand, added up by the engine, kept on this device. The
 * server renders its place alone; what it holds is on the device.
 */
export function Evening({ tongue, ruleNumbers }: EveningProps & { tongue: EveningTongue }) {
  const [spoken, say] = useState('');
  const talk = talkOf(tongue, ruleNumbers, say);
  const { book, state } = useBook();
  const offline = useOffline();
  const opening = <p className="evening__opening">{talk.words.opening}</p>;
  return (
    <section className="evening" aria-label={talk.words.label} data-ready={book !== null}>
      {book ? (
        <Suspense fallback={opening}>
          <OpenBook talk={talk} book={book} state={state} />
          <p className="evening__offline" data-ready={offline}>
            {offline && talk.words.offline}
          </p>
        </Suspense>
      ) : (
        opening
      )}
      <p className="sr-only" role="status">
        {spoken}
      </p>
    </section>
  );
}
