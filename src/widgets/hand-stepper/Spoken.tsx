import type { Seat, TableView } from '#engine';
import { quoted, wordSaid } from '#words';
import type { Hand } from './hand.ts';

/** What a seat has said so far: in the auction, when it was ready, in the doubling. */
export const wordsOfSeat = (view: TableView, seat: Seat): readonly string[] => {
  const calls = view.calls.map(({ word, seat: speaker }, index) => ({
    speaker,
    text: wordSaid(
      word,
      view.calls.slice(0, index).some((call) => call.word !== 'pass'),
    ),
  }));
  const doublings = view.doublings.map(({ word, seat: speaker }) => ({
    speaker,
    text: wordSaid(word),
  }));
  return [...calls, ...doublings].filter(({ speaker }) => speaker === seat).map(({ text }) => text);
};

/** The words of a seat, as said at the table. */
export function Spoken({ hand, view, seat }: { hand: Hand; view: TableView; seat: Seat }) {
  const said = wordsOfSeat(view, seat);
  return (
    <span className="hand-seat__said" lang="de">
      {said.length > 0 && <span key={said.length}>{quoted(said.join(', '), hand.locale)}</span>}
    </span>
  );
}
