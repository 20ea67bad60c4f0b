import { useState } from 'react';
import type { Evening } from '#engine';
import { eveningShelfWords } from '#words';
import type { Book, BookState } from '../book/book.ts';
import { printSheet } from '../files/printSheet.ts';
import type { Talk } from '../talk.ts';
import { newTerms, termsOf } from '../terms/termsDraft.ts';
import { today } from '../today.ts';
import { OpenFile } from './OpenFile.tsx';
import TermsForm from './TermsForm.tsx';

export interface NewEveningProps {
  readonly talk: Talk;
  readonly book: Book;
  readonly state: BookState;
  readonly onOpen: (evening: Evening) => void;
}

/** The terms of a new evening are filled in, or a saved one is opened. */
export function NewEvening({ talk, book, state, onOpen }: NewEveningProps) {
  const shelf = eveningShelfWords[talk.locale];
  const [blank] = useState(() => newTerms('droggn', today()));
  const draft = state.terms ?? blank;
  const begin = (): void => {
    const agreed = termsOf(draft);
    if (!agreed.ok) return;
    const { title, date } = draft;
    book.setTerms(null);
    onOpen({ title: title.trim(), date, terms: agreed.value, entries: [] });
  };
  return (
    <section className="new-evening" aria-labelledby="evening-new">
      <h2 id="evening-new">{shelf.newEvening}</h2>
      <TermsForm talk={talk} draft={draft} begun={false} onChange={book.setTerms} onAgree={begin} />
      <div className="buttons">
        <OpenFile talk={talk} onOpen={onOpen} />
        <button type="button" onClick={printSheet}>
          {talk.words.printSheet}
        </button>
      </div>
    </section>
  );
}
