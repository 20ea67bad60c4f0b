import type { GameId } from '#engine';
import { cardName, type Locale } from '#words';
import type { Note, NoteSegment } from './segments.ts';
import './note.css';

interface PieceProps {
  readonly segment: NoteSegment;
  readonly game: GameId;
  readonly locale: Locale;
}

function Piece({ segment, game, locale }: PieceProps) {
  switch (segment.kind) {
    case 'text':
      return segment.text;
    case 'emphasis':
      return (
        <em>
          <Pieces segments={segment.children} game={game} locale={locale} />
        </em>
      );
    case 'card': {
      const { name, short } = cardName(game, segment.card, locale);
      return name === short ? (
        name
      ) : (
        <span className="card-name">
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{name}</span>
        </span>
      );
    }
    case 'link':
      return (
        <a className={segment.term && 'term'} href={segment.href} lang={segment.lang}>
          {segment.text}
        </a>
      );
    case 'foreign':
      return <i lang={segment.language}>{segment.text}</i>;
  }
}

interface PiecesProps {
  readonly segments: readonly NoteSegment[];
  readonly game: GameId;
  readonly locale: Locale;
}

function Pieces({ segments, game, locale }: PiecesProps) {
  return segments.map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
    <Piece key={index} segment={segment} game={game} locale={locale} />
  ));
}

export interface NoteTextProps {
  readonly note: Note;
  readonly game: GameId;
  readonly locale: Locale;
}

/** The text of a note, marked as English where the page is German and the note is not. */
export function NoteText({ note, game, locale }: NoteTextProps) {
  const language: Locale = note.lang === 'en' ? 'en' : locale;
  return (
    <p className="step-note" lang={note.lang}>
      <Pieces segments={note.segments} game={game} locale={language} />
    </p>
  );
}
