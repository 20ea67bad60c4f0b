import { type RefObject, useEffect, useRef, useState } from 'react';
import { saveFile } from '#widgets/saveFile.ts';
import { eveningShelfWords, fileFaultSentence } from '#words';
import type { Book, BookState } from '../book/book.ts';
import type { Kept } from '../book/kept.ts';
import type { Damaged } from '../book/shelf.ts';
import { subtitleOf, titleOf } from '../names.ts';
import type { Talk } from '../talk.ts';
import './shelf.css';

export interface ShelfProps {
  readonly talk: Talk;
  readonly book: Book;
  readonly state: BookState;
  /** Whether the reader has just come here, and is to be met at the title. */
  readonly arrived: RefObject<boolean>;
}

/** Meets the reader where a button has made way for others. */
const meet = (element: HTMLElement | null): void => element?.focus();

type EveningProps = Pick<ShelfProps, 'talk' | 'book'> & { readonly kept: Kept };

function KeptEvening({ talk, book, kept }: EveningProps) {
  const shelf = eveningShelfWords[talk.locale];
  const { evening, id } = kept;
  const [asked, setAsked] = useState(false);
  const title = titleOf(evening, talk);
  const hands = evening.entries.filter(({ type }) => type === 'hand' || type === 'played').length;
  return (
    <li className="shelf__evening">
      <a className="shelf__title" href={`#${id}`}>
        {title}
      </a>
      <span className="shelf__subtitle">
        {subtitleOf(evening, talk)} · {shelf.hands(hands)}
      </span>
      <span className="shelf__buttons">
        {asked ? (
          <>
            <button type="button" onClick={() => book.remove(id)}>
              {shelf.reallyRemove}
            </button>
            <button ref={meet} type="button" onClick={() => setAsked(false)}>
              {shelf.keep}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button--quiet"
            aria-label={shelf.removeNamed(title)}
            onClick={() => setAsked(true)}
          >
            {shelf.remove}
          </button>
        )}
      </span>
    </li>
  );
}

type DamagedProps = Pick<ShelfProps, 'talk' | 'book'> & { readonly damaged: Damaged };

function DamagedEvening({ talk, book, damaged }: DamagedProps) {
  const { locale } = talk;
  const shelf = eveningShelfWords[locale];
  const { key, text, fault } = damaged;
  const name = `${key.replaceAll(':', '-')}.txt`;
  return (
    <li className="shelf__evening shelf__damaged">
      <p>
        {shelf.damaged}{' '}
        {fault.kind === 'no-record' ? shelf.noRecord : fileFaultSentence(fault.fault, locale)}
      </p>
      <span className="shelf__buttons">
        <button type="button" onClick={() => saveFile({ name, type: 'text/plain', text })}>
          {shelf.saveAsItIs}
        </button>
        <button type="button" onClick={() => book.removeDamaged(key)}>
          {shelf.reallyRemove}
        </button>
      </span>
    </li>
  );
}

/** All evenings on this device. */
export function Shelf({ talk, book, state, arrived }: ShelfProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrived.current) heading.current?.focus();
    arrived.current = false;
  }, [arrived]);
  const shelf = eveningShelfWords[talk.locale];
  const { evenings, damaged } = state;
  return (
    <section className="shelf" aria-labelledby="evening-shelf">
      <h2 ref={heading} tabIndex={-1} id="evening-shelf">
        {shelf.shelf}
      </h2>
      {evenings.length + damaged.length === 0 ? (
        <p className="shelf__empty">{shelf.empty}</p>
      ) : (
        <ul className="shelf__list">
          {evenings.map((kept) => (
            <KeptEvening key={kept.id} talk={talk} book={book} kept={kept} />
          ))}
          {damaged.map((one) => (
            <DamagedEvening key={one.key} talk={talk} book={book} damaged={one} />
          ))}
        </ul>
      )}
    </section>
  );
}
